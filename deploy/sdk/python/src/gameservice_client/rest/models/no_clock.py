from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.no_clock_kind import NoClockKind, check_no_clock_kind

T = TypeVar("T", bound="NoClock")


@_attrs_define
class NoClock:
    """No deadlines."""

    kind: NoClockKind = "none"

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
        kind = check_no_clock_kind(d.pop("kind"))

        no_clock = cls(
            kind=kind,
        )

        return no_clock
