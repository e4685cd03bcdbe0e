from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_summary_game import GameSummaryGame, check_game_summary_game

if TYPE_CHECKING:
    from ..models.players_body import PlayersBody


T = TypeVar("T", bound="GameSummary")


@_attrs_define
class GameSummary:
    game: GameSummaryGame
    title: str
    rules_version: int
    players: PlayersBody
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        title = self.title

        rules_version = self.rules_version

        players = self.players.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "title": title,
                "rules_version": rules_version,
                "players": players,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.players_body import PlayersBody

        d = dict(src_dict)
        game = check_game_summary_game(d.pop("game"))

        title = d.pop("title")

        rules_version = d.pop("rules_version")

        players = PlayersBody.from_dict(d.pop("players"))

        game_summary = cls(
            game=game,
            title=title,
            rules_version=rules_version,
            players=players,
        )

        game_summary.additional_properties = d
        return game_summary

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
