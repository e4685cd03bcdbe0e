from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_tickled_event_type import (
    AlohaTickledEventType,
    check_aloha_tickled_event_type,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.aloha_tickled_data import AlohaTickledData


T = TypeVar("T", bound="AlohaTickledEvent")


@_attrs_define
class AlohaTickledEvent:
    """A13: a tickle was placed."""

    seq: int
    seat: int | None
    at: datetime.datetime
    """ UTC, six decimals, Z. """
    data: AlohaTickledData
    hash_: str
    type_: AlohaTickledEventType = "aloha.tickled"
    narration: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seq = self.seq

        seat: int | None
        seat = self.seat

        at = self.at.isoformat()

        data = self.data.to_dict()

        hash_ = self.hash_

        narration = self.narration

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "seq": seq,
                "seat": seat,
                "at": at,
                "data": data,
                "hash": hash_,
            }
        )
        if narration is not UNSET:
            field_dict["narration"] = narration

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_tickled_data import AlohaTickledData

        d = dict(src_dict)
        type_ = check_aloha_tickled_event_type(d.pop("type"))

        seq = d.pop("seq")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        data = AlohaTickledData.from_dict(d.pop("data"))

        hash_ = d.pop("hash")

        narration = d.pop("narration", UNSET)

        aloha_tickled_event = cls(
            type_=type_,
            seq=seq,
            seat=seat,
            at=at,
            data=data,
            hash_=hash_,
            narration=narration,
        )

        aloha_tickled_event.additional_properties = d
        return aloha_tickled_event

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
