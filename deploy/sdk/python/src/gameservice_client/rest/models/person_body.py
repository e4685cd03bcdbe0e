from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_record_body import GameRecordBody
    from ..models.user_body import UserBody


T = TypeVar("T", bound="PersonBody")


@_attrs_define
class PersonBody:
    """A person, and what became of the matches that were played to an end, by game."""

    user: UserBody
    """ A person or a bot, as others see it. """
    games: list[GameRecordBody]
    created_at: datetime.datetime
    """ UTC, six decimals, Z. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        user = self.user.to_dict()

        games = []
        for games_item_data in self.games:
            games_item = games_item_data.to_dict()
            games.append(games_item)

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "user": user,
                "games": games,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.game_record_body import GameRecordBody
        from ..models.user_body import UserBody

        d = dict(src_dict)
        user = UserBody.from_dict(d.pop("user"))

        games = []
        _games = d.pop("games")
        for games_item_data in _games:
            games_item = GameRecordBody.from_dict(games_item_data)

            games.append(games_item)

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        person_body = cls(
            user=user,
            games=games,
            created_at=created_at,
        )

        person_body.additional_properties = d
        return person_body

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
