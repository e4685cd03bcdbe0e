from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.outcome import Outcome


T = TypeVar("T", bound="MatchFinishedData")


@_attrs_define
class MatchFinishedData:
    outcome: Outcome
    """ How a match ended. Every ending has a `reason` by name.

    `ranking` groups seats that share a place, best first, and holds every seat once. `winners` is the first group,
    or empty where nobody wins. A game that one plays alone may set an opponent that sits nowhere, a ghost: its
    points
    are no seat's, so they stand beside `scores`, and are absent everywhere else. """
    server_seed: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        outcome = self.outcome.to_dict()

        server_seed = self.server_seed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "outcome": outcome,
                "server_seed": server_seed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.outcome import Outcome

        d = dict(src_dict)
        outcome = Outcome.from_dict(d.pop("outcome"))

        server_seed = d.pop("server_seed")

        match_finished_data = cls(
            outcome=outcome,
            server_seed=server_seed,
        )

        match_finished_data.additional_properties = d
        return match_finished_data

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
