from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.cactus_claim_type import CactusClaimType, check_cactus_claim_type

T = TypeVar("T", bound="CactusClaim")


@_attrs_define
class CactusClaim:
    """C24: declare how many flowers the placement has won."""

    flowers: int
    type_: CactusClaimType = "cactus.claim"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        flowers = self.flowers

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "flowers": flowers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_cactus_claim_type(d.pop("type"))

        flowers = d.pop("flowers")

        cactus_claim = cls(
            type_=type_,
            flowers=flowers,
        )

        return cactus_claim
