from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.stand_in_request_level import (
    StandInRequestLevel,
    check_stand_in_request_level,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="StandInRequest")


@_attrs_define
class StandInRequest:
    """The bot that is to play."""

    level: StandInRequestLevel | Unset = "normal"

    def to_dict(self) -> dict[str, Any]:
        level: str | Unset = UNSET
        if not isinstance(self.level, Unset):
            level = self.level

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if level is not UNSET:
            field_dict["level"] = level

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        _level = d.pop("level", UNSET)
        level: StandInRequestLevel | Unset
        if isinstance(_level, Unset):
            level = UNSET
        else:
            level = check_stand_in_request_level(_level)

        stand_in_request = cls(
            level=level,
        )

        return stand_in_request
