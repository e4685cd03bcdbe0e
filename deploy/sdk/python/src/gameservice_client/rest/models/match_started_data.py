from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.seating import Seating


T = TypeVar("T", bound="MatchStartedData")


@_attrs_define
class MatchStartedData:
    entropy: list[str]
    seating: Seating
    """ Who sits down: as many entries in `ages` and `hair_cm` as there are seats, null where nothing was told.

    `host` is the seat of the match's host, null where the host does not play. `previous_winners` are the seats that
    won the match of which this is the rematch; empty in a first match. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        entropy = self.entropy

        seating = self.seating.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "entropy": entropy,
                "seating": seating,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.seating import Seating

        d = dict(src_dict)
        entropy = cast(list[str], d.pop("entropy"))

        seating = Seating.from_dict(d.pop("seating"))

        match_started_data = cls(
            entropy=entropy,
            seating=seating,
        )

        match_started_data.additional_properties = d
        return match_started_data

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
