from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.ouch_flip_side import OuchFlipSide, check_ouch_flip_side
from ..models.ouch_flip_type import OuchFlipType, check_ouch_flip_type

T = TypeVar("T", bound="OuchFlip")


@_attrs_define
class OuchFlip:
    """O3: touch a side of a card in the row and flip it."""

    slot: int
    side: OuchFlipSide
    type_: OuchFlipType = "ouch.flip"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        slot = self.slot

        side: str = self.side

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "slot": slot,
                "side": side,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_ouch_flip_type(d.pop("type"))

        slot = d.pop("slot")

        side = check_ouch_flip_side(d.pop("side"))

        ouch_flip = cls(
            type_=type_,
            slot=slot,
            side=side,
        )

        return ouch_flip
