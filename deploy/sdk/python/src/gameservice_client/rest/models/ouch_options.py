from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.ouch_options_first_seat import (
    OuchOptionsFirstSeat,
    check_ouch_options_first_seat,
)

T = TypeVar("T", bound="OuchOptions")


@_attrs_define
class OuchOptions:
    """What can be agreed before a match."""

    first_seat: OuchOptionsFirstSeat
    """ O2. A rematch begins with `previous_winner` where nothing else was asked for. """
    red_flowers: bool
    """ O8 and O9. """
    animals: bool
    """ O10 to O17. """
    bouquets: bool
    """ O23. """
    piles: int
    """ O20: with 2 the discarded cards are shuffled once into a second draw pile. """
    cards_to_win: int
    """ O21: the game ends at once when a player has this many cards. """

    def to_dict(self) -> dict[str, Any]:
        first_seat: str = self.first_seat

        red_flowers = self.red_flowers

        animals = self.animals

        bouquets = self.bouquets

        piles = self.piles

        cards_to_win = self.cards_to_win

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "first_seat": first_seat,
                "red_flowers": red_flowers,
                "animals": animals,
                "bouquets": bouquets,
                "piles": piles,
                "cards_to_win": cards_to_win,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        first_seat = check_ouch_options_first_seat(d.pop("first_seat"))

        red_flowers = d.pop("red_flowers")

        animals = d.pop("animals")

        bouquets = d.pop("bouquets")

        piles = d.pop("piles")

        cards_to_win = d.pop("cards_to_win")

        ouch_options = cls(
            first_seat=first_seat,
            red_flowers=red_flowers,
            animals=animals,
            bouquets=bouquets,
            piles=piles,
            cards_to_win=cards_to_win,
        )

        return ouch_options
