from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="CactusDie")


@_attrs_define
class CactusDie:
    """How many faces of the die show what."""

    colour: int
    shape: int
    special: int

    def to_dict(self) -> dict[str, Any]:
        colour = self.colour

        shape = self.shape

        special = self.special

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "colour": colour,
                "shape": shape,
                "special": special,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        colour = d.pop("colour")

        shape = d.pop("shape")

        special = d.pop("special")

        cactus_die = cls(
            colour=colour,
            shape=shape,
            special=special,
        )

        return cactus_die
