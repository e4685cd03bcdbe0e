from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_reference_basic_type_0 import (
    CactusReferenceBasicType0,
    check_cactus_reference_basic_type_0,
)
from ..models.cactus_reference_piece import (
    CactusReferencePiece,
    check_cactus_reference_piece,
)

T = TypeVar("T", bound="CactusReference")


@_attrs_define
class CactusReference:
    """C6, C7, C9: what the die refers to."""

    piece: CactusReferencePiece
    """ The piece placed last. """
    basic: CactusReferenceBasicType0 | None
    """ The basic piece placed last. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        piece: str = self.piece

        basic: None | str
        if isinstance(self.basic, str):
            basic = self.basic
        else:
            basic = self.basic

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "piece": piece,
                "basic": basic,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        piece = check_cactus_reference_piece(d.pop("piece"))

        def _parse_basic(data: object) -> CactusReferenceBasicType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                basic_type_0 = check_cactus_reference_basic_type_0(data)

                return basic_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusReferenceBasicType0 | None, data)

        basic = _parse_basic(d.pop("basic"))

        cactus_reference = cls(
            piece=piece,
            basic=basic,
        )

        cactus_reference.additional_properties = d
        return cactus_reference

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
