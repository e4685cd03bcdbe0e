from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_dealt_data_tickle_order_item import (
    AlohaDealtDataTickleOrderItem,
    check_aloha_dealt_data_tickle_order_item,
)
from ..models.aloha_dealt_data_tickles_item import (
    AlohaDealtDataTicklesItem,
    check_aloha_dealt_data_tickles_item,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.aloha_deck import AlohaDeck
    from ..models.aloha_hair_card import AlohaHairCard


T = TypeVar("T", bound="AlohaDealtData")


@_attrs_define
class AlohaDealtData:
    hairs: list[AlohaHairCard]
    tickles: list[AlohaDealtDataTicklesItem]
    """ The face-up ones. """
    tickle_deck: int
    """ How many more there are. """
    decks: list[AlohaDeck]
    """ By seat, the ghost's last. """
    tickle_order: list[AlohaDealtDataTickleOrderItem] | Unset = UNSET
    """ Hidden: the tickle deck from the top down. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hairs = []
        for hairs_item_data in self.hairs:
            hairs_item = hairs_item_data.to_dict()
            hairs.append(hairs_item)

        tickles = []
        for tickles_item_data in self.tickles:
            tickles_item: str = tickles_item_data
            tickles.append(tickles_item)

        tickle_deck = self.tickle_deck

        decks = []
        for decks_item_data in self.decks:
            decks_item = decks_item_data.to_dict()
            decks.append(decks_item)

        tickle_order: list[str] | Unset = UNSET
        if not isinstance(self.tickle_order, Unset):
            tickle_order = []
            for tickle_order_item_data in self.tickle_order:
                tickle_order_item: str = tickle_order_item_data
                tickle_order.append(tickle_order_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hairs": hairs,
                "tickles": tickles,
                "tickle_deck": tickle_deck,
                "decks": decks,
            }
        )
        if tickle_order is not UNSET:
            field_dict["tickle_order"] = tickle_order

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_deck import AlohaDeck
        from ..models.aloha_hair_card import AlohaHairCard

        d = dict(src_dict)
        hairs = []
        _hairs = d.pop("hairs")
        for hairs_item_data in _hairs:
            hairs_item = AlohaHairCard.from_dict(hairs_item_data)

            hairs.append(hairs_item)

        tickles = []
        _tickles = d.pop("tickles")
        for tickles_item_data in _tickles:
            tickles_item = check_aloha_dealt_data_tickles_item(tickles_item_data)

            tickles.append(tickles_item)

        tickle_deck = d.pop("tickle_deck")

        decks = []
        _decks = d.pop("decks")
        for decks_item_data in _decks:
            decks_item = AlohaDeck.from_dict(decks_item_data)

            decks.append(decks_item)

        _tickle_order = d.pop("tickle_order", UNSET)
        tickle_order: list[AlohaDealtDataTickleOrderItem] | Unset = UNSET
        if _tickle_order is not UNSET:
            tickle_order = []
            for tickle_order_item_data in _tickle_order:
                tickle_order_item = check_aloha_dealt_data_tickle_order_item(tickle_order_item_data)

                tickle_order.append(tickle_order_item)

        aloha_dealt_data = cls(
            hairs=hairs,
            tickles=tickles,
            tickle_deck=tickle_deck,
            decks=decks,
            tickle_order=tickle_order,
        )

        aloha_dealt_data.additional_properties = d
        return aloha_dealt_data

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
