from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_player_tribe import AlohaPlayerTribe, check_aloha_player_tribe

if TYPE_CHECKING:
    from ..models.aloha_card import AlohaCard


T = TypeVar("T", bound="AlohaPlayer")


@_attrs_define
class AlohaPlayer:
    """What a seat, or the ghost, has."""

    seat: int | None
    """ Null for the ghost, who comes last. """
    tribe: AlohaPlayerTribe
    hand: list[AlohaCard]
    """ In table order: by back, then by force, which only its owner sees. """
    deck: int
    deck_back: list[int] | None
    """ The back of the top card; null for an empty deck. """
    comb: int
    """ How many cards are under the comb. """
    comb_cards: list[AlohaCard] | None
    """ A8: in the order in which they came; for their owner alone, else null. The ghost's are seen by all, with the
    forces that were shown. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat: int | None
        seat = self.seat

        tribe: str = self.tribe

        hand = []
        for hand_item_data in self.hand:
            hand_item = hand_item_data.to_dict()
            hand.append(hand_item)

        deck = self.deck

        deck_back: list[int] | None
        if isinstance(self.deck_back, list):
            deck_back = self.deck_back

        else:
            deck_back = self.deck_back

        comb = self.comb

        comb_cards: list[dict[str, Any]] | None
        if isinstance(self.comb_cards, list):
            comb_cards = []
            for comb_cards_type_0_item_data in self.comb_cards:
                comb_cards_type_0_item = comb_cards_type_0_item_data.to_dict()
                comb_cards.append(comb_cards_type_0_item)

        else:
            comb_cards = self.comb_cards

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "tribe": tribe,
                "hand": hand,
                "deck": deck,
                "deck_back": deck_back,
                "comb": comb,
                "comb_cards": comb_cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_card import AlohaCard

        d = dict(src_dict)

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        tribe = check_aloha_player_tribe(d.pop("tribe"))

        hand = []
        _hand = d.pop("hand")
        for hand_item_data in _hand:
            hand_item = AlohaCard.from_dict(hand_item_data)

            hand.append(hand_item)

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

        comb = d.pop("comb")

        def _parse_comb_cards(data: object) -> list[AlohaCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                comb_cards_type_0 = []
                _comb_cards_type_0 = data
                for comb_cards_type_0_item_data in _comb_cards_type_0:
                    comb_cards_type_0_item = AlohaCard.from_dict(comb_cards_type_0_item_data)

                    comb_cards_type_0.append(comb_cards_type_0_item)

                return comb_cards_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[AlohaCard] | None, data)

        comb_cards = _parse_comb_cards(d.pop("comb_cards"))

        aloha_player = cls(
            seat=seat,
            tribe=tribe,
            hand=hand,
            deck=deck,
            deck_back=deck_back,
            comb=comb,
            comb_cards=comb_cards,
        )

        aloha_player.additional_properties = d
        return aloha_player

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
