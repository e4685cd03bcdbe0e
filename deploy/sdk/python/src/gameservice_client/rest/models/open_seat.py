from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.open_seat_kind import OpenSeatKind, check_open_seat_kind

T = TypeVar("T", bound="OpenSeat")


@_attrs_define
class OpenSeat:
    """A seat for whoever comes."""

    kind: OpenSeatKind = "open"

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = check_open_seat_kind(d.pop("kind"))

        open_seat = cls(
            kind=kind,
        )

        return open_seat
