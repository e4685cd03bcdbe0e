from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AlohaHairCard")


@_attrs_define
class AlohaHairCard:
    """A hair as it is printed."""

    endurance: int
    """ A17: it breaks when the sum of all forces is greater. """
    tickle_at: int
    """ A12: the number of lice that makes its tickle due. """
    points: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        endurance = self.endurance

        tickle_at = self.tickle_at

        points = self.points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "endurance": endurance,
                "tickle_at": tickle_at,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        endurance = d.pop("endurance")

        tickle_at = d.pop("tickle_at")

        points = d.pop("points")

        aloha_hair_card = cls(
            endurance=endurance,
            tickle_at=tickle_at,
            points=points,
        )

        aloha_hair_card.additional_properties = d
        return aloha_hair_card

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
