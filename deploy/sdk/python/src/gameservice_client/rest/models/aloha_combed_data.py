from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.aloha_card import AlohaCard


T = TypeVar("T", bound="AlohaCombedData")


@_attrs_define
class AlohaCombedData:
    cards: list[AlohaCard]
    """ In table order. """
    shown: bool
    """ A22: everybody sees the forces. """
    positions: list[int] | Unset = UNSET
    """ Their indices in the hand as it is before they leave it; for their owner alone. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        shown = self.shown

        positions: list[int] | Unset = UNSET
        if not isinstance(self.positions, Unset):
            positions = self.positions

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "shown": shown,
            }
        )
        if positions is not UNSET:
            field_dict["positions"] = positions

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_card import AlohaCard

        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = AlohaCard.from_dict(cards_item_data)

            cards.append(cards_item)

        shown = d.pop("shown")

        positions = cast(list[int], d.pop("positions", UNSET))

        aloha_combed_data = cls(
            cards=cards,
            shown=shown,
            positions=positions,
        )

        aloha_combed_data.additional_properties = d
        return aloha_combed_data

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
