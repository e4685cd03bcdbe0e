from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_deck_tribe import AlohaDeckTribe, check_aloha_deck_tribe
from ..types import UNSET, Unset

T = TypeVar("T", bound="AlohaDeck")


@_attrs_define
class AlohaDeck:
    """A3: a tribe's shuffled deck."""

    seat: int | None
    """ Whose tribe it is; null for the ghost's. """
    tribe: AlohaDeckTribe
    cards: int
    deck_back: list[int] | None
    """ The back of the ghost's top card; null for seats, who draw at once (`aloha.drew` tells theirs). """
    order: list[int] | Unset = UNSET
    """ Hidden: the lice from the top down, as indices 0 to 13 in the order of the card table. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat: int | None
        seat = self.seat

        tribe: str = self.tribe

        cards = self.cards

        deck_back: list[int] | None
        if isinstance(self.deck_back, list):
            deck_back = self.deck_back

        else:
            deck_back = self.deck_back

        order: list[int] | Unset = UNSET
        if not isinstance(self.order, Unset):
            order = self.order

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "tribe": tribe,
                "cards": cards,
                "deck_back": deck_back,
            }
        )
        if order is not UNSET:
            field_dict["order"] = order

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        tribe = check_aloha_deck_tribe(d.pop("tribe"))

        cards = d.pop("cards")

        def _parse_deck_back(data: object) -> list[int] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                deck_back_type_0 = cast(list[int], data)

                return deck_back_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None, data)

        deck_back = _parse_deck_back(d.pop("deck_back"))

        order = cast(list[int], d.pop("order", UNSET))

        aloha_deck = cls(
            seat=seat,
            tribe=tribe,
            cards=cards,
            deck_back=deck_back,
            order=order,
        )

        aloha_deck.additional_properties = d
        return aloha_deck

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
