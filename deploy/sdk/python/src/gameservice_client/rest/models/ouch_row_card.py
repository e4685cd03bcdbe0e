from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ouch_row_card_colour import OuchRowCardColour, check_ouch_row_card_colour
from ..models.ouch_row_card_pile import OuchRowCardPile, check_ouch_row_card_pile

T = TypeVar("T", bound="OuchRowCard")


@_attrs_define
class OuchRowCard:
    """A card in the row, known by its slot alone."""

    slot: int
    colour: OuchRowCardColour
    shown: int
    pile: OuchRowCardPile
    """ The draw pile that it came from. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        slot = self.slot

        colour: str = self.colour

        shown = self.shown

        pile: int = self.pile

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "slot": slot,
                "colour": colour,
                "shown": shown,
                "pile": pile,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        slot = d.pop("slot")

        colour = check_ouch_row_card_colour(d.pop("colour"))

        shown = d.pop("shown")

        pile = check_ouch_row_card_pile(d.pop("pile"))

        ouch_row_card = cls(
            slot=slot,
            colour=colour,
            shown=shown,
            pile=pile,
        )

        ouch_row_card.additional_properties = d
        return ouch_row_card

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
