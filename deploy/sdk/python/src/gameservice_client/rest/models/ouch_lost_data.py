from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ouch_lost_data_cause import OuchLostDataCause, check_ouch_lost_data_cause
from ..models.ouch_lost_data_to_type_0 import (
    OuchLostDataToType0,
    check_ouch_lost_data_to_type_0,
)

if TYPE_CHECKING:
    from ..models.ouch_card import OuchCard


T = TypeVar("T", bound="OuchLostData")


@_attrs_define
class OuchLostData:
    card: OuchCard
    """ A card whose hidden face is public. """
    to: int | OuchLostDataToType0
    """ Where the card went: the box, or the seat that owns the snake. """
    cause: OuchLostDataCause
    """ The flipped card itself (O4), the fennec at stake (O13), or the further card of a red prick (O8). """
    index: int | None
    """ Its place among the seat's won cards before it was lost; null for the flipped card. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card = self.card.to_dict()

        to: int | str
        if isinstance(self.to, str):
            to = self.to
        else:
            to = self.to

        cause: str = self.cause

        index: int | None
        index = self.index

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "to": to,
                "cause": cause,
                "index": index,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.ouch_card import OuchCard

        d = dict(src_dict)
        card = OuchCard.from_dict(d.pop("card"))

        def _parse_to(data: object) -> int | OuchLostDataToType0:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                to_type_0 = check_ouch_lost_data_to_type_0(data)

                return to_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | OuchLostDataToType0, data)

        to = _parse_to(d.pop("to"))

        cause = check_ouch_lost_data_cause(d.pop("cause"))

        def _parse_index(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        index = _parse_index(d.pop("index"))

        ouch_lost_data = cls(
            card=card,
            to=to,
            cause=cause,
            index=index,
        )

        ouch_lost_data.additional_properties = d
        return ouch_lost_data

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
