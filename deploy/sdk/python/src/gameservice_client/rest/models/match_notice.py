from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MatchNotice")


@_attrs_define
class MatchNotice:
    """Something has happened in one of my matches."""

    match: str
    seq: int
    orders_dropped: bool
    """ It waits for me because none of my standing orders applied: they have ended. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        match = self.match

        seq = self.seq

        orders_dropped = self.orders_dropped

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "match": match,
                "seq": seq,
                "orders_dropped": orders_dropped,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        match = d.pop("match")

        seq = d.pop("seq")

        orders_dropped = d.pop("orders_dropped")

        match_notice = cls(
            match=match,
            seq=seq,
            orders_dropped=orders_dropped,
        )

        match_notice.additional_properties = d
        return match_notice

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
