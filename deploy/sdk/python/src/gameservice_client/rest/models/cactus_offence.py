from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_offence_pieces_item import (
    CactusOffencePiecesItem,
    check_cactus_offence_pieces_item,
)
from ..models.cactus_offence_rule import CactusOffenceRule, check_cactus_offence_rule

T = TypeVar("T", bound="CactusOffence")


@_attrs_define
class CactusOffence:
    """What must be mended, and by which rule: two pieces of one colour (C11) or shape (C12) that touch, or the new
    piece on the base (C13).

    """

    rule: CactusOffenceRule
    pieces: list[CactusOffencePiecesItem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rule: str = self.rule

        pieces = []
        for pieces_item_data in self.pieces:
            pieces_item: str = pieces_item_data
            pieces.append(pieces_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rule": rule,
                "pieces": pieces,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        rule = check_cactus_offence_rule(d.pop("rule"))

        pieces = []
        _pieces = d.pop("pieces")
        for pieces_item_data in _pieces:
            pieces_item = check_cactus_offence_pieces_item(pieces_item_data)

            pieces.append(pieces_item)

        cactus_offence = cls(
            rule=rule,
            pieces=pieces,
        )

        cactus_offence.additional_properties = d
        return cactus_offence

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
