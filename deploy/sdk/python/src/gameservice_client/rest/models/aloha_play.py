from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.aloha_play_end import AlohaPlayEnd, check_aloha_play_end
from ..models.aloha_play_face import AlohaPlayFace, check_aloha_play_face
from ..models.aloha_play_type import AlohaPlayType, check_aloha_play_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="AlohaPlay")


@_attrs_define
class AlohaPlay:
    """A5 to A7: play one louse from the hand on one end of a hair."""

    card: int
    """ Index in the own hand. """
    hair: int
    end: AlohaPlayEnd
    face: AlohaPlayFace
    type_: AlohaPlayType = "aloha.play"
    keep: int | None | Unset = UNSET
    """ A7: only face down with two or more other cards in hand: the one that is kept, as an index in the hand as it
    is before the play; the others go under the comb. """

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        card = self.card

        hair = self.hair

        end: str = self.end

        face: str = self.face

        keep: int | None | Unset
        if isinstance(self.keep, Unset):
            keep = UNSET
        else:
            keep = self.keep

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
                "hair": hair,
                "end": end,
                "face": face,
            }
        )
        if keep is not UNSET:
            field_dict["keep"] = keep

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_aloha_play_type(d.pop("type"))

        card = d.pop("card")

        hair = d.pop("hair")

        end = check_aloha_play_end(d.pop("end"))

        face = check_aloha_play_face(d.pop("face"))

        def _parse_keep(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        keep = _parse_keep(d.pop("keep", UNSET))

        aloha_play = cls(
            type_=type_,
            card=card,
            hair=hair,
            end=end,
            face=face,
            keep=keep,
        )

        return aloha_play
