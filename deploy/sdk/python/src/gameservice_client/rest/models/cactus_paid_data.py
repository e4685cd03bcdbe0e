from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_paid_data_why import CactusPaidDataWhy, check_cactus_paid_data_why

T = TypeVar("T", bound="CactusPaidData")


@_attrs_define
class CactusPaidData:
    why: CactusPaidDataWhy
    flowers: int
    due: int
    """ What it should have been: less is paid where the tokens (C25) or the player's flowers (C17) do not suffice.
    """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        why: str = self.why

        flowers = self.flowers

        due = self.due

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "why": why,
                "flowers": flowers,
                "due": due,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        why = check_cactus_paid_data_why(d.pop("why"))

        flowers = d.pop("flowers")

        due = d.pop("due")

        cactus_paid_data = cls(
            why=why,
            flowers=flowers,
            due=due,
        )

        cactus_paid_data.additional_properties = d
        return cactus_paid_data

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
