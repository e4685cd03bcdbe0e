from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_moved_data_face import (
    AlohaMovedDataFace,
    check_aloha_moved_data_face,
)
from ..models.aloha_moved_data_to_type_0 import (
    AlohaMovedDataToType0,
    check_aloha_moved_data_to_type_0,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.aloha_louse_place import AlohaLousePlace
    from ..models.aloha_place import AlohaPlace


T = TypeVar("T", bound="AlohaMovedData")


@_attrs_define
class AlohaMovedData:
    owner: int | None
    """ Whose louse it is; null for the ghost's. """
    from_: AlohaLousePlace
    """ A louse on a hair, by its index on its end. """
    to: AlohaMovedDataToType0 | AlohaPlace
    back: list[int]
    face: AlohaMovedDataFace
    """ How it lay; a louse that hops lies as it lay. """
    force: int | Unset = UNSET
    """ Of a louse that lay face down it is hidden: from everybody while it is on a hair, then from all but its
    owner. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        owner: int | None
        owner = self.owner

        from_ = self.from_.to_dict()

        to: dict[str, Any] | str
        if isinstance(self.to, str):
            to = self.to
        else:
            to = self.to.to_dict()

        back = self.back

        face: str = self.face

        force = self.force

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "owner": owner,
                "from": from_,
                "to": to,
                "back": back,
                "face": face,
            }
        )
        if force is not UNSET:
            field_dict["force"] = force

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_louse_place import AlohaLousePlace
        from ..models.aloha_place import AlohaPlace

        d = dict(src_dict)

        def _parse_owner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        owner = _parse_owner(d.pop("owner"))

        from_ = AlohaLousePlace.from_dict(d.pop("from"))

        def _parse_to(data: object) -> AlohaMovedDataToType0 | AlohaPlace:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                to_type_0 = check_aloha_moved_data_to_type_0(data)

                return to_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            to_type_1 = AlohaPlace.from_dict(data)

            return to_type_1

        to = _parse_to(d.pop("to"))

        back = cast(list[int], d.pop("back"))

        face = check_aloha_moved_data_face(d.pop("face"))

        force = d.pop("force", UNSET)

        aloha_moved_data = cls(
            owner=owner,
            from_=from_,
            to=to,
            back=back,
            face=face,
            force=force,
        )

        aloha_moved_data.additional_properties = d
        return aloha_moved_data

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
