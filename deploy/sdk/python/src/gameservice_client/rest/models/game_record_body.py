from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_record_body_game import (
    GameRecordBodyGame,
    check_game_record_body_game,
)

T = TypeVar("T", bound="GameRecordBody")


@_attrs_define
class GameRecordBody:
    """What a person has done in a game."""

    game: GameRecordBodyGame
    rating: int | None
    """ Null before the first rated match. """
    provisional: bool
    """ It rests on fewer than 5 rated matches. """
    matches: int
    """ Played to an end, private and unrated ones included. """
    won: int
    left: int
    """ How many of the matches the person resigned or was timed out of. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        rating: int | None
        rating = self.rating

        provisional = self.provisional

        matches = self.matches

        won = self.won

        left = self.left

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "rating": rating,
                "provisional": provisional,
                "matches": matches,
                "won": won,
                "left": left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game = check_game_record_body_game(d.pop("game"))

        def _parse_rating(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rating = _parse_rating(d.pop("rating"))

        provisional = d.pop("provisional")

        matches = d.pop("matches")

        won = d.pop("won")

        left = d.pop("left")

        game_record_body = cls(
            game=game,
            rating=rating,
            provisional=provisional,
            matches=matches,
            won=won,
            left=left,
        )

        game_record_body.additional_properties = d
        return game_record_body

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
