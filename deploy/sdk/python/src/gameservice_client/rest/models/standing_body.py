from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.user_body import UserBody


T = TypeVar("T", bound="StandingBody")


@_attrs_define
class StandingBody:
    """A line of a leaderboard."""

    rank: int
    """ From 1; those with the same rating share one: 1, 2, 2, 4. """
    user: UserBody
    """ A person or a bot, as others see it. """
    rating: int
    """ Whoever begins has 1000; it is cautious, and rises as it becomes certain. """
    provisional: bool
    """ It rests on fewer than 5 rated matches. """
    matches: int
    """ Played to an end, private and unrated ones included. """
    won: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        user = self.user.to_dict()

        rating = self.rating

        provisional = self.provisional

        matches = self.matches

        won = self.won

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "user": user,
                "rating": rating,
                "provisional": provisional,
                "matches": matches,
                "won": won,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.user_body import UserBody

        d = dict(src_dict)
        rank = d.pop("rank")

        user = UserBody.from_dict(d.pop("user"))

        rating = d.pop("rating")

        provisional = d.pop("provisional")

        matches = d.pop("matches")

        won = d.pop("won")

        standing_body = cls(
            rank=rank,
            user=user,
            rating=rating,
            provisional=provisional,
            matches=matches,
            won=won,
        )

        standing_body.additional_properties = d
        return standing_body

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
