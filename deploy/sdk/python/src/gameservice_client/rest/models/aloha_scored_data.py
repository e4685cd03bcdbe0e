from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_scored_data_reason import (
    AlohaScoredDataReason,
    check_aloha_scored_data_reason,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.aloha_points import AlohaPoints


T = TypeVar("T", bound="AlohaScoredData")


@_attrs_define
class AlohaScoredData:
    reason: AlohaScoredDataReason
    scores: list[AlohaPoints]
    """ By seat. """
    winners: list[int]
    winning_total: int
    """ The points of each winner; of the ghost, where it beats the only player. """
    ghost: int | Unset = UNSET
    """ The ghost's points. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason: str = self.reason

        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        winners = self.winners

        winning_total = self.winning_total

        ghost = self.ghost

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "scores": scores,
                "winners": winners,
                "winning_total": winning_total,
            }
        )
        if ghost is not UNSET:
            field_dict["ghost"] = ghost

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_points import AlohaPoints

        d = dict(src_dict)
        reason = check_aloha_scored_data_reason(d.pop("reason"))

        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = AlohaPoints.from_dict(scores_item_data)

            scores.append(scores_item)

        winners = cast(list[int], d.pop("winners"))

        winning_total = d.pop("winning_total")

        ghost = d.pop("ghost", UNSET)

        aloha_scored_data = cls(
            reason=reason,
            scores=scores,
            winners=winners,
            winning_total=winning_total,
            ghost=ghost,
        )

        aloha_scored_data.additional_properties = d
        return aloha_scored_data

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
