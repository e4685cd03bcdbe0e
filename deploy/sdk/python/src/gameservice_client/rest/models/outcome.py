from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.score import Score


T = TypeVar("T", bound="Outcome")


@_attrs_define
class Outcome:
    """How a match ended. Every ending has a `reason` by name.

    `ranking` groups seats that share a place, best first, and holds every seat once. `winners` is the first group,
    or empty where nobody wins. A game that one plays alone may set an opponent that sits nowhere, a ghost: its points
    are no seat's, so they stand beside `scores`, and are absent everywhere else.

    """

    reason: str
    ranking: list[list[int]]
    winners: list[int]
    scores: list[Score]
    ghost: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        ranking = []
        for ranking_item_data in self.ranking:
            ranking_item = ranking_item_data

            ranking.append(ranking_item)

        winners = self.winners

        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        ghost = self.ghost

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "ranking": ranking,
                "winners": winners,
                "scores": scores,
            }
        )
        if ghost is not UNSET:
            field_dict["ghost"] = ghost

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.score import Score

        d = dict(src_dict)
        reason = d.pop("reason")

        ranking = []
        _ranking = d.pop("ranking")
        for ranking_item_data in _ranking:
            ranking_item = cast(list[int], ranking_item_data)

            ranking.append(ranking_item)

        winners = cast(list[int], d.pop("winners"))

        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = Score.from_dict(scores_item_data)

            scores.append(scores_item)

        ghost = d.pop("ghost", UNSET)

        outcome = cls(
            reason=reason,
            ranking=ranking,
            winners=winners,
            scores=scores,
            ghost=ghost,
        )

        outcome.additional_properties = d
        return outcome

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
