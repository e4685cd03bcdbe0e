from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.aloha_sums import AlohaSums


T = TypeVar("T", bound="AlohaHairWonData")


@_attrs_define
class AlohaHairWonData:
    hair: int
    winner: int | None
    """ Null where nobody wins it, or the ghost. """
    ghost: bool
    """ A22: the ghost wins it. """
    sums: AlohaSums
    """ The forces that count at the two ends of a hair, the tickle included. """
    broken: bool
    points: int
    """ What it is worth, the tickle included. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hair = self.hair

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
                "hair": hair,
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
        hair = d.pop("hair")

        def _parse_winner(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        winner = _parse_winner(d.pop("winner"))

        ghost = d.pop("ghost")

        sums = AlohaSums.from_dict(d.pop("sums"))

        broken = d.pop("broken")

        points = d.pop("points")

        aloha_hair_won_data = cls(
            hair=hair,
            winner=winner,
            ghost=ghost,
            sums=sums,
            broken=broken,
            points=points,
        )

        aloha_hair_won_data.additional_properties = d
        return aloha_hair_won_data

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
