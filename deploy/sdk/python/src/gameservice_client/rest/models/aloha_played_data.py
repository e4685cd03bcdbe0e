from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_played_data_end import (
    AlohaPlayedDataEnd,
    check_aloha_played_data_end,
)
from ..models.aloha_played_data_face import (
    AlohaPlayedDataFace,
    check_aloha_played_data_face,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="AlohaPlayedData")


@_attrs_define
class AlohaPlayedData:
    hair: int
    end: AlohaPlayedDataEnd
    face: AlohaPlayedDataFace
    back: list[int]
    extra: bool
    """ It is an extra pull's. """
    force: int | Unset = UNSET
    """ Face down it is hidden from everybody, its owner too. """
    card: int | Unset = UNSET
    """ Its index in the hand before; for its owner alone. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hair = self.hair

        end: str = self.end

        face: str = self.face

        back = self.back

        extra = self.extra

        force = self.force

        card = self.card

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hair": hair,
                "end": end,
                "face": face,
                "back": back,
                "extra": extra,
            }
        )
        if force is not UNSET:
            field_dict["force"] = force
        if card is not UNSET:
            field_dict["card"] = card

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        hair = d.pop("hair")

        end = check_aloha_played_data_end(d.pop("end"))

        face = check_aloha_played_data_face(d.pop("face"))

        back = cast(list[int], d.pop("back"))

        extra = d.pop("extra")

        force = d.pop("force", UNSET)

        card = d.pop("card", UNSET)

        aloha_played_data = cls(
            hair=hair,
            end=end,
            face=face,
            back=back,
            extra=extra,
            force=force,
            card=card,
        )

        aloha_played_data.additional_properties = d
        return aloha_played_data

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
