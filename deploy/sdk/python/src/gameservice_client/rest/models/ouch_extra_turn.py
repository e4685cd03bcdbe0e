from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.ouch_extra_turn_type import OuchExtraTurnType, check_ouch_extra_turn_type

T = TypeVar("T", bound="OuchExtraTurn")


@_attrs_define
class OuchExtraTurn:
    """O12: take the fennec's extra turn, or decline it."""

    take: bool
    type_: OuchExtraTurnType = "ouch.extra_turn"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        take = self.take

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "take": take,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_ouch_extra_turn_type(d.pop("type"))

        take = d.pop("take")

        ouch_extra_turn = cls(
            type_=type_,
            take=take,
        )

        return ouch_extra_turn
