from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_tickled_data_from_type_0 import (
    AlohaTickledDataFromType0,
    check_aloha_tickled_data_from_type_0,
)
from ..models.aloha_tickled_data_from_type_1 import (
    AlohaTickledDataFromType1,
    check_aloha_tickled_data_from_type_1,
)
from ..models.aloha_tickled_data_kind import (
    AlohaTickledDataKind,
    check_aloha_tickled_data_kind,
)

T = TypeVar("T", bound="AlohaTickledData")


@_attrs_define
class AlohaTickledData:
    hair: int
    kind: AlohaTickledDataKind
    from_: AlohaTickledDataFromType0 | AlohaTickledDataFromType1
    asks_target: bool
    """ A14: who placed it must now choose a target. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hair = self.hair

        kind: str = self.kind

        from_: int | str
        if isinstance(self.from_, int):
            from_ = self.from_
        else:
            from_ = self.from_

        asks_target = self.asks_target

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hair": hair,
                "kind": kind,
                "from": from_,
                "asks_target": asks_target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        hair = d.pop("hair")

        kind = check_aloha_tickled_data_kind(d.pop("kind"))

        def _parse_from_(data: object) -> AlohaTickledDataFromType0 | AlohaTickledDataFromType1:
            try:
                if not isinstance(data, int):
                    raise TypeError()
                from_type_0 = check_aloha_tickled_data_from_type_0(data)

                return from_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, str):
                raise TypeError()
            from_type_1 = check_aloha_tickled_data_from_type_1(data)

            return from_type_1

        from_ = _parse_from_(d.pop("from"))

        asks_target = d.pop("asks_target")

        aloha_tickled_data = cls(
            hair=hair,
            kind=kind,
            from_=from_,
            asks_target=asks_target,
        )

        aloha_tickled_data.additional_properties = d
        return aloha_tickled_data

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
