from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.seat_body_kind import SeatBodyKind, check_seat_body_kind
from ..models.seat_body_level_type_0 import (
    SeatBodyLevelType0,
    check_seat_body_level_type_0,
)
from ..models.seat_body_state import SeatBodyState, check_seat_body_state

if TYPE_CHECKING:
    from ..models.person import Person


T = TypeVar("T", bound="SeatBody")


@_attrs_define
class SeatBody:
    """Who holds a seat."""

    seat: int
    kind: SeatBodyKind
    user: None | Person
    level: None | SeatBodyLevelType0
    """ The level of the bot that plays the seat; also where it stands in for a person. """
    state: SeatBodyState
    bank: float | None
    """ Seconds left to the seat when the turn began; null without such a clock. """
    away_until: datetime.datetime | None
    """ The end of the person's last vacation, where the clock stands still for one; also when it is past. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.person import Person

        seat = self.seat

        kind: str = self.kind

        user: dict[str, Any] | None
        if isinstance(self.user, Person):
            user = self.user.to_dict()
        else:
            user = self.user

        level: None | str
        if isinstance(self.level, str):
            level = self.level
        else:
            level = self.level

        state: str = self.state

        bank: float | None
        bank = self.bank

        away_until: None | str
        if isinstance(self.away_until, datetime.datetime):
            away_until = self.away_until.isoformat()
        else:
            away_until = self.away_until

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "kind": kind,
                "user": user,
                "level": level,
                "state": state,
                "bank": bank,
                "away_until": away_until,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.person import Person

        d = dict(src_dict)
        seat = d.pop("seat")

        kind = check_seat_body_kind(d.pop("kind"))

        def _parse_user(data: object) -> None | Person:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                user_type_0 = Person.from_dict(data)

                return user_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Person, data)

        user = _parse_user(d.pop("user"))

        def _parse_level(data: object) -> None | SeatBodyLevelType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                level_type_0 = check_seat_body_level_type_0(data)

                return level_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SeatBodyLevelType0, data)

        level = _parse_level(d.pop("level"))

        state = check_seat_body_state(d.pop("state"))

        def _parse_bank(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        bank = _parse_bank(d.pop("bank"))

        def _parse_away_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                away_until_type_0 = datetime.datetime.fromisoformat(data)

                return away_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        away_until = _parse_away_until(d.pop("away_until"))

        seat_body = cls(
            seat=seat,
            kind=kind,
            user=user,
            level=level,
            state=state,
            bank=bank,
            away_until=away_until,
        )

        seat_body.additional_properties = d
        return seat_body

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
