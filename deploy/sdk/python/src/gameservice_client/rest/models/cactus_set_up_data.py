from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_set_up_data_specials_item import (
    CactusSetUpDataSpecialsItem,
    check_cactus_set_up_data_specials_item,
)

T = TypeVar("T", bound="CactusSetUpData")


@_attrs_define
class CactusSetUpData:
    specials: list[CactusSetUpDataSpecialsItem]
    """ From left to right. """
    flowers: int
    """ What each seat gets. """
    tokens: int
    """ How many tokens are in play. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        specials = []
        for specials_item_data in self.specials:
            specials_item: str = specials_item_data
            specials.append(specials_item)

        flowers = self.flowers

        tokens = self.tokens

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "specials": specials,
                "flowers": flowers,
                "tokens": tokens,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        specials = []
        _specials = d.pop("specials")
        for specials_item_data in _specials:
            specials_item = check_cactus_set_up_data_specials_item(specials_item_data)

            specials.append(specials_item)

        flowers = d.pop("flowers")

        tokens = d.pop("tokens")

        cactus_set_up_data = cls(
            specials=specials,
            flowers=flowers,
            tokens=tokens,
        )

        cactus_set_up_data.additional_properties = d
        return cactus_set_up_data

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
