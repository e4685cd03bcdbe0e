from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_tickles_face_up_item import (
    AlohaTicklesFaceUpItem,
    check_aloha_tickles_face_up_item,
)

T = TypeVar("T", bound="AlohaTickles")


@_attrs_define
class AlohaTickles:
    """The tickles that are not on hairs."""

    face_up: list[AlohaTicklesFaceUpItem]
    deck: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        face_up = []
        for face_up_item_data in self.face_up:
            face_up_item: str = face_up_item_data
            face_up.append(face_up_item)

        deck = self.deck

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "face_up": face_up,
                "deck": deck,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        face_up = []
        _face_up = d.pop("face_up")
        for face_up_item_data in _face_up:
            face_up_item = check_aloha_tickles_face_up_item(face_up_item_data)

            face_up.append(face_up_item)

        deck = d.pop("deck")

        aloha_tickles = cls(
            face_up=face_up,
            deck=deck,
        )

        aloha_tickles.additional_properties = d
        return aloha_tickles

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
