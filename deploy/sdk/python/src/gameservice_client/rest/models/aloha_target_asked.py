from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_target_asked_kind import (
    AlohaTargetAskedKind,
    check_aloha_target_asked_kind,
)

T = TypeVar("T", bound="AlohaTargetAsked")


@_attrs_define
class AlohaTargetAsked:
    """A14: the tickle that waits for a target."""

    kind: AlohaTargetAskedKind
    hair: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        hair = self.hair

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "hair": hair,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = check_aloha_target_asked_kind(d.pop("kind"))

        hair = d.pop("hair")

        aloha_target_asked = cls(
            kind=kind,
            hair=hair,
        )

        aloha_target_asked.additional_properties = d
        return aloha_target_asked

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
