from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.bot_seat_kind import BotSeatKind, check_bot_seat_kind
from ..models.bot_seat_level import BotSeatLevel, check_bot_seat_level
from ..types import UNSET, Unset

T = TypeVar("T", bound="BotSeat")


@_attrs_define
class BotSeat:
    """A bot's seat."""

    kind: BotSeatKind = "bot"
    level: BotSeatLevel | Unset = "normal"

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        level: str | Unset = UNSET
        if not isinstance(self.level, Unset):
            level = self.level

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )
        if level is not UNSET:
            field_dict["level"] = level

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = check_bot_seat_kind(d.pop("kind"))

        _level = d.pop("level", UNSET)
        level: BotSeatLevel | Unset
        if isinstance(_level, Unset):
            level = UNSET
        else:
            level = check_bot_seat_level(_level)

        bot_seat = cls(
            kind=kind,
            level=level,
        )

        return bot_seat
