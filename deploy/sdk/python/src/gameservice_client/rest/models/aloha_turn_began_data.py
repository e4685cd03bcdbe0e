from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_turn_began_data_asks import (
    AlohaTurnBeganDataAsks,
    check_aloha_turn_began_data_asks,
)

T = TypeVar("T", bound="AlohaTurnBeganData")


@_attrs_define
class AlohaTurnBeganData:
    turn: int
    """ Counted for everyone alike, from 1. """
    asks: AlohaTurnBeganDataAsks
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        turn = self.turn

        asks: str = self.asks

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "turn": turn,
                "asks": asks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        turn = d.pop("turn")

        asks = check_aloha_turn_began_data_asks(d.pop("asks"))

        aloha_turn_began_data = cls(
            turn=turn,
            asks=asks,
        )

        aloha_turn_began_data.additional_properties = d
        return aloha_turn_began_data

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
