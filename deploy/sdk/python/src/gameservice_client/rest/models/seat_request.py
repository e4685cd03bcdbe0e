from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatRequest")


@_attrs_define
class SeatRequest:
    """A seat to take: a certain one, or the first that is open."""

    seat: int | None | Unset = UNSET
    invite: None | str | Unset = UNSET
    entropy: str | Unset = ""
    """ Mixed into the match's chance, published at its start: at most 64 bytes of UTF-8, no line break. """
    age: int | None | Unset = UNSET
    hair_cm: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        seat: int | None | Unset
        if isinstance(self.seat, Unset):
            seat = UNSET
        else:
            seat = self.seat

        invite: None | str | Unset
        if isinstance(self.invite, Unset):
            invite = UNSET
        else:
            invite = self.invite

        entropy = self.entropy

        age: int | None | Unset
        if isinstance(self.age, Unset):
            age = UNSET
        else:
            age = self.age

        hair_cm: int | None | Unset
        if isinstance(self.hair_cm, Unset):
            hair_cm = UNSET
        else:
            hair_cm = self.hair_cm

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if seat is not UNSET:
            field_dict["seat"] = seat
        if invite is not UNSET:
            field_dict["invite"] = invite
        if entropy is not UNSET:
            field_dict["entropy"] = entropy
        if age is not UNSET:
            field_dict["age"] = age
        if hair_cm is not UNSET:
            field_dict["hair_cm"] = hair_cm

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_seat(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        seat = _parse_seat(d.pop("seat", UNSET))

        def _parse_invite(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        invite = _parse_invite(d.pop("invite", UNSET))

        entropy = d.pop("entropy", UNSET)

        def _parse_age(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        age = _parse_age(d.pop("age", UNSET))

        def _parse_hair_cm(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        hair_cm = _parse_hair_cm(d.pop("hair_cm", UNSET))

        seat_request = cls(
            seat=seat,
            invite=invite,
            entropy=entropy,
            age=age,
            hair_cm=hair_cm,
        )

        return seat_request
