from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_louse_face import AlohaLouseFace, check_aloha_louse_face
from ..types import UNSET, Unset

T = TypeVar("T", bound="AlohaLouse")


@_attrs_define
class AlohaLouse:
    """A louse on a hair; `force` is absent while it lies face down."""

    back: list[int]
    face: AlohaLouseFace
    force: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        back = self.back

        face: str = self.face

        force = self.force

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "back": back,
                "face": face,
            }
        )
        if force is not UNSET:
            field_dict["force"] = force

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        back = cast(list[int], d.pop("back"))

        face = check_aloha_louse_face(d.pop("face"))

        force = d.pop("force", UNSET)

        aloha_louse = cls(
            back=back,
            face=face,
            force=force,
        )

        aloha_louse.additional_properties = d
        return aloha_louse

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
