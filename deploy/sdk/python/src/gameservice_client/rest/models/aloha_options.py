from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.aloha_options_first_seat import (
    AlohaOptionsFirstSeat,
    check_aloha_options_first_seat,
)
from ..models.aloha_options_tickle_hair import (
    AlohaOptionsTickleHair,
    check_aloha_options_tickle_hair,
)
from ..models.aloha_options_tickle_trigger import (
    AlohaOptionsTickleTrigger,
    check_aloha_options_tickle_trigger,
)

T = TypeVar("T", bound="AlohaOptions")


@_attrs_define
class AlohaOptions:
    """What can be agreed before a match."""

    first_seat: AlohaOptionsFirstSeat
    """ A4. Alone, one always begins (A22). """
    tickles: bool
    """ A1 and A12 to A16. """
    tickle_trigger: AlohaOptionsTickleTrigger
    """ A12: the number of lice on a hair must exceed its tickle number, or only reach it. """
    tickle_hair: AlohaOptionsTickleHair
    """ A13: a tickle goes on a hair whose tickle is due, or on any that has none yet. """
    house_tickles: bool
    """ Also the three house cards are shuffled in. """
    face_down: bool
    """ A7: lice may be played face down. """
    minus_ones: bool
    """ With False each tribe is without its two lice of force -1: 12 cards, 6 turns. """

    def to_dict(self) -> dict[str, Any]:
        first_seat: str = self.first_seat

        tickles = self.tickles

        tickle_trigger: str = self.tickle_trigger

        tickle_hair: str = self.tickle_hair

        house_tickles = self.house_tickles

        face_down = self.face_down

        minus_ones = self.minus_ones

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "first_seat": first_seat,
                "tickles": tickles,
                "tickle_trigger": tickle_trigger,
                "tickle_hair": tickle_hair,
                "house_tickles": house_tickles,
                "face_down": face_down,
                "minus_ones": minus_ones,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        first_seat = check_aloha_options_first_seat(d.pop("first_seat"))

        tickles = d.pop("tickles")

        tickle_trigger = check_aloha_options_tickle_trigger(d.pop("tickle_trigger"))

        tickle_hair = check_aloha_options_tickle_hair(d.pop("tickle_hair"))

        house_tickles = d.pop("house_tickles")

        face_down = d.pop("face_down")

        minus_ones = d.pop("minus_ones")

        aloha_options = cls(
            first_seat=first_seat,
            tickles=tickles,
            tickle_trigger=tickle_trigger,
            tickle_hair=tickle_hair,
            house_tickles=house_tickles,
            face_down=face_down,
            minus_ones=minus_ones,
        )

        return aloha_options
