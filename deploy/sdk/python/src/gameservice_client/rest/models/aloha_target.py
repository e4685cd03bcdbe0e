from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.aloha_target_end import AlohaTargetEnd, check_aloha_target_end
from ..models.aloha_target_type import AlohaTargetType, check_aloha_target_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="AlohaTarget")


@_attrs_define
class AlohaTarget:
    """A14: the target of the tickle that was just placed: `louse`, `hair` and `end` for a hop, `louse` for home, `card`
    for an extra pull.

    """

    type_: AlohaTargetType = "aloha.target"
    louse: int | Unset = UNSET
    """ Which louse, as an index on the own end of the tickled hair. """
    hair: int | Unset = UNSET
    """ Where it hops. """
    end: AlohaTargetEnd | Unset = UNSET
    card: int | None | Unset = UNSET
    """ Index in the own hand; null declines the extra pull. """

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        louse = self.louse

        hair = self.hair

        end: str | Unset = UNSET
        if not isinstance(self.end, Unset):
            end = self.end

        card: int | None | Unset
        if isinstance(self.card, Unset):
            card = UNSET
        else:
            card = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )
        if louse is not UNSET:
            field_dict["louse"] = louse
        if hair is not UNSET:
            field_dict["hair"] = hair
        if end is not UNSET:
            field_dict["end"] = end
        if card is not UNSET:
            field_dict["card"] = card

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_aloha_target_type(d.pop("type"))

        louse = d.pop("louse", UNSET)

        hair = d.pop("hair", UNSET)

        _end = d.pop("end", UNSET)
        end: AlohaTargetEnd | Unset
        if isinstance(_end, Unset):
            end = UNSET
        else:
            end = check_aloha_target_end(_end)

        def _parse_card(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        card = _parse_card(d.pop("card", UNSET))

        aloha_target = cls(
            type_=type_,
            louse=louse,
            hair=hair,
            end=end,
            card=card,
        )

        return aloha_target
