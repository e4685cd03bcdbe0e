from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_turn_began_data_cactus_type_0 import (
    CactusTurnBeganDataCactusType0,
    check_cactus_turn_began_data_cactus_type_0,
)

T = TypeVar("T", bound="CactusTurnBeganData")


@_attrs_define
class CactusTurnBeganData:
    cactus: CactusTurnBeganDataCactusType0 | None
    """ Where the piece goes; null where the seat may choose. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cactus: None | str
        if isinstance(self.cactus, str):
            cactus = self.cactus
        else:
            cactus = self.cactus

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cactus": cactus,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_cactus(data: object) -> CactusTurnBeganDataCactusType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cactus_type_0 = check_cactus_turn_began_data_cactus_type_0(data)

                return cactus_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusTurnBeganDataCactusType0 | None, data)

        cactus = _parse_cactus(d.pop("cactus"))

        cactus_turn_began_data = cls(
            cactus=cactus,
        )

        cactus_turn_began_data.additional_properties = d
        return cactus_turn_began_data

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
