from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Seating")


@_attrs_define
class Seating:
    """Who sits down: as many entries in `ages` and `hair_cm` as there are seats, null where nothing was told.

    `host` is the seat of the match's host, null where the host does not play. `previous_winners` are the seats that
    won the match of which this is the rematch; empty in a first match.

    """

    ages: list[int | None]
    hair_cm: list[int | None]
    host: int | None
    previous_winners: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ages = []
        for ages_item_data in self.ages:
            ages_item: int | None
            ages_item = ages_item_data
            ages.append(ages_item)

        hair_cm = []
        for hair_cm_item_data in self.hair_cm:
            hair_cm_item: int | None
            hair_cm_item = hair_cm_item_data
            hair_cm.append(hair_cm_item)

        host: int | None
        host = self.host

        previous_winners = self.previous_winners

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ages": ages,
                "hair_cm": hair_cm,
                "host": host,
                "previous_winners": previous_winners,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        ages = []
        _ages = d.pop("ages")
        for ages_item_data in _ages:

            def _parse_ages_item(data: object) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            ages_item = _parse_ages_item(ages_item_data)

            ages.append(ages_item)

        hair_cm = []
        _hair_cm = d.pop("hair_cm")
        for hair_cm_item_data in _hair_cm:

            def _parse_hair_cm_item(data: object) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            hair_cm_item = _parse_hair_cm_item(hair_cm_item_data)

            hair_cm.append(hair_cm_item)

        def _parse_host(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        host = _parse_host(d.pop("host"))

        previous_winners = cast(list[int], d.pop("previous_winners"))

        seating = cls(
            ages=ages,
            hair_cm=hair_cm,
            host=host,
            previous_winners=previous_winners,
        )

        seating.additional_properties = d
        return seating

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
