from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_fell_data_cactus import (
    CactusFellDataCactus,
    check_cactus_fell_data_cactus,
)
from ..models.cactus_fell_data_pieces_item import (
    CactusFellDataPiecesItem,
    check_cactus_fell_data_pieces_item,
)

T = TypeVar("T", bound="CactusFellData")


@_attrs_define
class CactusFellData:
    cactus: CactusFellDataCactus
    pieces: list[CactusFellDataPiecesItem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cactus: str = self.cactus

        pieces = []
        for pieces_item_data in self.pieces:
            pieces_item: str = pieces_item_data
            pieces.append(pieces_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cactus": cactus,
                "pieces": pieces,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        cactus = check_cactus_fell_data_cactus(d.pop("cactus"))

        pieces = []
        _pieces = d.pop("pieces")
        for pieces_item_data in _pieces:
            pieces_item = check_cactus_fell_data_pieces_item(pieces_item_data)

            pieces.append(pieces_item)

        cactus_fell_data = cls(
            cactus=cactus,
            pieces=pieces,
        )

        cactus_fell_data.additional_properties = d
        return cactus_fell_data

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
