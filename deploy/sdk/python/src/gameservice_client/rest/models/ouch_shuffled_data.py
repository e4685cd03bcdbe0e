from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ouch_shuffled_data_pile import (
    OuchShuffledDataPile,
    check_ouch_shuffled_data_pile,
)
from ..models.ouch_shuffled_data_sides_item import (
    OuchShuffledDataSidesItem,
    check_ouch_shuffled_data_sides_item,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="OuchShuffledData")


@_attrs_define
class OuchShuffledData:
    pile: OuchShuffledDataPile
    """ The first draw pile of the match or the second. """
    cards: int
    """ How many cards are in it. """
    sides: list[OuchShuffledDataSidesItem] | Unset = UNSET
    """ Only with the first pile: what the table's edges T, R, B, L have become in this match. """
    order: list[int] | Unset = UNSET
    """ The cards from the top of the pile down, as indices 0 to 43 in the order of the card table. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        pile: int = self.pile

        cards = self.cards

        sides: list[str] | Unset = UNSET
        if not isinstance(self.sides, Unset):
            sides = []
            for sides_item_data in self.sides:
                sides_item: str = sides_item_data
                sides.append(sides_item)

        order: list[int] | Unset = UNSET
        if not isinstance(self.order, Unset):
            order = self.order

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pile": pile,
                "cards": cards,
            }
        )
        if sides is not UNSET:
            field_dict["sides"] = sides
        if order is not UNSET:
            field_dict["order"] = order

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pile = check_ouch_shuffled_data_pile(d.pop("pile"))

        cards = d.pop("cards")

        _sides = d.pop("sides", UNSET)
        sides: list[OuchShuffledDataSidesItem] | Unset = UNSET
        if _sides is not UNSET:
            sides = []
            for sides_item_data in _sides:
                sides_item = check_ouch_shuffled_data_sides_item(sides_item_data)

                sides.append(sides_item)

        order = cast(list[int], d.pop("order", UNSET))

        ouch_shuffled_data = cls(
            pile=pile,
            cards=cards,
            sides=sides,
            order=order,
        )

        ouch_shuffled_data.additional_properties = d
        return ouch_shuffled_data

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
