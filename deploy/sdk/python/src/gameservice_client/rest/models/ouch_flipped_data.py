from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ouch_flipped_data_side import (
    OuchFlippedDataSide,
    check_ouch_flipped_data_side,
)

if TYPE_CHECKING:
    from ..models.ouch_card import OuchCard


T = TypeVar("T", bound="OuchFlippedData")


@_attrs_define
class OuchFlippedData:
    slot: int
    side: OuchFlippedDataSide
    pricked: bool
    card: OuchCard
    """ A card whose hidden face is public. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        slot = self.slot

        side: str = self.side

        pricked = self.pricked

        card = self.card.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "slot": slot,
                "side": side,
                "pricked": pricked,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.ouch_card import OuchCard

        d = dict(src_dict)
        slot = d.pop("slot")

        side = check_ouch_flipped_data_side(d.pop("side"))

        pricked = d.pop("pricked")

        card = OuchCard.from_dict(d.pop("card"))

        ouch_flipped_data = cls(
            slot=slot,
            side=side,
            pricked=pricked,
            card=card,
        )

        ouch_flipped_data.additional_properties = d
        return ouch_flipped_data

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
