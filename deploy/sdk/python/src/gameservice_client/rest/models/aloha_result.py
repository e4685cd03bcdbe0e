from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.aloha_sums import AlohaSums


T = TypeVar("T", bound="AlohaResult")


@_attrs_define
class AlohaResult:
    """A17 to A20: how a hair was resolved."""

    winner: int | None
    """ Null where nobody won it, or the ghost. """
    ghost: bool
    sums: AlohaSums
    """ The forces that count at the two ends of a hair, the tickle included. """
    broken: bool
    points: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        winner: int | None
        winner = self.winner

        ghost = self.ghost

        sums = self.sums.to_dict()

        broken = self.broken

        points = self.points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "winner": winner,
                "ghost": ghost,
                "sums": sums,
                "broken": broken,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_sums import AlohaSums

        d = dict(src_dict)

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        ghost = d.pop("ghost")

        sums = AlohaSums.from_dict(d.pop("sums"))

        broken = d.pop("broken")

        points = d.pop("points")

        aloha_result = cls(
            winner=winner,
            ghost=ghost,
            sums=sums,
            broken=broken,
            points=points,
        )

        aloha_result.additional_properties = d
        return aloha_result

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
