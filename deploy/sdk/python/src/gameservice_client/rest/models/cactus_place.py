from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.cactus_place_cactus_type_0 import (
    CactusPlaceCactusType0,
    check_cactus_place_cactus_type_0,
)
from ..models.cactus_place_piece import CactusPlacePiece, check_cactus_place_piece
from ..models.cactus_place_type import CactusPlaceType, check_cactus_place_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="CactusPlace")


@_attrs_define
class CactusPlace:
    """C10: bring a piece in at the first pose of a path, follow the path with it, and let go at the last."""

    piece: CactusPlacePiece
    path: list[list[int]]
    """ C10a: at most 600 mm in all. Between two poses the piece turns the shorter way. """
    type_: CactusPlaceType = "cactus.place"
    cactus: CactusPlaceCactusType0 | None | Unset = UNSET
    """ Needed only where there is a choice. """
    grip: list[int] | None | Unset = UNSET
    """ C16: where the fingertip holds the piece, in the piece's own frame (origin its centroid, unrotated). Without
    one a point is chosen that keeps the finger clear. """

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        piece: str = self.piece

        path = []
        for path_item_data in self.path:
            path_item = path_item_data

            path.append(path_item)

        cactus: None | str | Unset
        if isinstance(self.cactus, Unset):
            cactus = UNSET
        elif isinstance(self.cactus, str):
            cactus = self.cactus
        else:
            cactus = self.cactus

        grip: list[int] | None | Unset
        if isinstance(self.grip, Unset):
            grip = UNSET
        elif isinstance(self.grip, list):
            grip = self.grip

        else:
            grip = self.grip

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "piece": piece,
                "path": path,
            }
        )
        if cactus is not UNSET:
            field_dict["cactus"] = cactus
        if grip is not UNSET:
            field_dict["grip"] = grip

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_cactus_place_type(d.pop("type"))

        piece = check_cactus_place_piece(d.pop("piece"))

        path = []
        _path = d.pop("path")
        for path_item_data in _path:
            path_item = cast(list[int], path_item_data)

            path.append(path_item)

        def _parse_cactus(data: object) -> CactusPlaceCactusType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cactus_type_0 = check_cactus_place_cactus_type_0(data)

                return cactus_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusPlaceCactusType0 | None | Unset, data)

        cactus = _parse_cactus(d.pop("cactus", UNSET))

        def _parse_grip(data: object) -> list[int] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                grip_type_0 = cast(list[int], data)

                return grip_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None | Unset, data)

        grip = _parse_grip(d.pop("grip", UNSET))

        cactus_place = cls(
            type_=type_,
            piece=piece,
            path=path,
            cactus=cactus,
            grip=grip,
        )

        return cactus_place
