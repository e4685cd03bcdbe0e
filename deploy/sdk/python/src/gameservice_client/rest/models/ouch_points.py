from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="OuchPoints")


@_attrs_define
class OuchPoints:
    """The score of one seat: O22, O23, O24 and their sum."""

    seat: int
    flowers: int
    bouquets: int
    red_flowers: int
    total: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        flowers = self.flowers

        bouquets = self.bouquets

        red_flowers = self.red_flowers

        total = self.total

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "flowers": flowers,
                "bouquets": bouquets,
                "red_flowers": red_flowers,
                "total": total,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seat = d.pop("seat")

        flowers = d.pop("flowers")

        bouquets = d.pop("bouquets")

        red_flowers = d.pop("red_flowers")

        total = d.pop("total")

        ouch_points = cls(
            seat=seat,
            flowers=flowers,
            bouquets=bouquets,
            red_flowers=red_flowers,
            total=total,
        )

        ouch_points.additional_properties = d
        return ouch_points

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
