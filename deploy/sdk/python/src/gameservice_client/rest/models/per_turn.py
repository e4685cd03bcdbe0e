from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.per_turn_kind import PerTurnKind, check_per_turn_kind

T = TypeVar("T", bound="PerTurn")


@_attrs_define
class PerTurn:
    """Each turn has so many seconds. With a day or more, a player's vacation does not count."""

    seconds: int
    kind: PerTurnKind = "per_turn"

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        seconds = self.seconds

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seconds": seconds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = check_per_turn_kind(d.pop("kind"))

        seconds = d.pop("seconds")

        per_turn = cls(
            kind=kind,
            seconds=seconds,
        )

        return per_turn
