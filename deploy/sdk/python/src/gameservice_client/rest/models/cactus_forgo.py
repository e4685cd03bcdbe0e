from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.cactus_forgo_type import CactusForgoType, check_cactus_forgo_type

T = TypeVar("T", bound="CactusForgo")


@_attrs_define
class CactusForgo:
    """C19: give the piece back after five placements that did not end the turn."""

    type_: CactusForgoType = "cactus.forgo"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_cactus_forgo_type(d.pop("type"))

        cactus_forgo = cls(
            type_=type_,
        )

        return cactus_forgo
