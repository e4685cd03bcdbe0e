from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.match_seat_taken_data_kind import (
    MatchSeatTakenDataKind,
    check_match_seat_taken_data_kind,
)

if TYPE_CHECKING:
    from ..models.person import Person


T = TypeVar("T", bound="MatchSeatTakenData")


@_attrs_define
class MatchSeatTakenData:
    kind: MatchSeatTakenDataKind
    user: Person
    """ Who sits somewhere, as everyone may know it. """
    level: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        user = self.user.to_dict()

        level: None | str
        level = self.level

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "user": user,
                "level": level,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.person import Person

        d = dict(src_dict)
        kind = check_match_seat_taken_data_kind(d.pop("kind"))

        user = Person.from_dict(d.pop("user"))

        def _parse_level(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        level = _parse_level(d.pop("level"))

        match_seat_taken_data = cls(
            kind=kind,
            user=user,
            level=level,
        )

        match_seat_taken_data.additional_properties = d
        return match_seat_taken_data

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
