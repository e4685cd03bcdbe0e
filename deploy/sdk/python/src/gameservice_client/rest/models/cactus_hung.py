from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_hung_piece import CactusHungPiece, check_cactus_hung_piece

T = TypeVar("T", bound="CactusHung")


@_attrs_define
class CactusHung:
    """A piece at rest."""

    piece: CactusHungPiece
    pose: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        piece: str = self.piece

        pose = self.pose

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "piece": piece,
                "pose": pose,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        piece = check_cactus_hung_piece(d.pop("piece"))

        pose = cast(list[int], d.pop("pose"))

        cactus_hung = cls(
            piece=piece,
            pose=pose,
        )

        cactus_hung.additional_properties = d
        return cactus_hung

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
