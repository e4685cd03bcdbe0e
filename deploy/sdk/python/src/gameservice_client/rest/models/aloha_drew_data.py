from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.aloha_card import AlohaCard


T = TypeVar("T", bound="AlohaDrewData")


@_attrs_define
class AlohaDrewData:
    cards: list[AlohaCard]
    """ In table order, not as they were drawn. """
    deck: int
    """ How many cards are left in the deck. """
    deck_back: list[int] | None
    """ The back of the next one; null when there is none. """
    shown: bool
    """ A22: everybody sees the forces: the ghost's, on the turns in which it plays face up. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        deck = self.deck

        deck_back: list[int] | None
        if isinstance(self.deck_back, list):
            deck_back = self.deck_back

        else:
            deck_back = self.deck_back

        shown = self.shown

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "deck": deck,
                "deck_back": deck_back,
                "shown": shown,
            }
        )

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

        deck = d.pop("deck")

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

        shown = d.pop("shown")

        aloha_drew_data = cls(
            cards=cards,
            deck=deck,
            deck_back=deck_back,
            shown=shown,
        )

        aloha_drew_data.additional_properties = d
        return aloha_drew_data

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
