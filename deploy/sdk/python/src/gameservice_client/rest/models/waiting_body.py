from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.waiting_body_kind import WaitingBodyKind, check_waiting_body_kind

T = TypeVar("T", bound="WaitingBody")


@_attrs_define
class WaitingBody:
    """What the match waits for: a seat, a bot, players to sit down."""

    kind: WaitingBodyKind
    """ A person at a seat; a bot; before the start, people to sit down, or the host to start it. """
    seat: int | None
    since: datetime.datetime
    """ UTC, six decimals, Z. """
    due: datetime.datetime | None
    """ The deadline; null where there is none. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        seat: int | None
        seat = self.seat

        since = self.since.isoformat()

        due: None | str
        if isinstance(self.due, datetime.datetime):
            due = self.due.isoformat()
        else:
            due = self.due

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "seat": seat,
                "since": since,
                "due": due,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = check_waiting_body_kind(d.pop("kind"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        since = datetime.datetime.fromisoformat(d.pop("since"))

        def _parse_due(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                due_type_0 = datetime.datetime.fromisoformat(data)

                return due_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        due = _parse_due(d.pop("due"))

        waiting_body = cls(
            kind=kind,
            seat=seat,
            since=since,
            due=due,
        )

        waiting_body.additional_properties = d
        return waiting_body

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
