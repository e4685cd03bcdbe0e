from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_louse_place_end import (
    AlohaLousePlaceEnd,
    check_aloha_louse_place_end,
)

T = TypeVar("T", bound="AlohaLousePlace")


@_attrs_define
class AlohaLousePlace:
    """A louse on a hair, by its index on its end."""

    hair: int
    end: AlohaLousePlaceEnd
    louse: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hair = self.hair

        end: str = self.end

        louse = self.louse

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hair": hair,
                "end": end,
                "louse": louse,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        hair = d.pop("hair")

        end = check_aloha_louse_place_end(d.pop("end"))

        louse = d.pop("louse")

        aloha_louse_place = cls(
            hair=hair,
            end=end,
            louse=louse,
        )

        aloha_louse_place.additional_properties = d
        return aloha_louse_place

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
