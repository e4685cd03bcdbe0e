from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_track_piece import CactusTrackPiece, check_cactus_track_piece

T = TypeVar("T", bound="CactusTrack")


@_attrs_define
class CactusTrack:
    """How a piece moved: keyframes `[frame, x, y, angle]`; between two of them it moves evenly."""

    piece: CactusTrackPiece
    keys: list[list[int]]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        piece: str = self.piece

        keys = []
        for keys_item_data in self.keys:
            keys_item = keys_item_data

            keys.append(keys_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "piece": piece,
                "keys": keys,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        piece = check_cactus_track_piece(d.pop("piece"))

        keys = []
        _keys = d.pop("keys")
        for keys_item_data in _keys:
            keys_item = cast(list[int], keys_item_data)

            keys.append(keys_item)

        cactus_track = cls(
            piece=piece,
            keys=keys,
        )

        cactus_track.additional_properties = d
        return cactus_track

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
