from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_body_bot_levels_item import (
    GameBodyBotLevelsItem,
    check_game_body_bot_levels_item,
)
from ..models.game_body_default_bot_level import (
    GameBodyDefaultBotLevel,
    check_game_body_default_bot_level,
)
from ..models.game_body_game import GameBodyGame, check_game_body_game

if TYPE_CHECKING:
    from ..models.game_body_action_schema import GameBodyActionSchema
    from ..models.game_body_components import GameBodyComponents
    from ..models.game_body_event_schema import GameBodyEventSchema
    from ..models.game_body_legal_schema import GameBodyLegalSchema
    from ..models.game_body_presets import GameBodyPresets
    from ..models.game_body_view_schema import GameBodyViewSchema
    from ..models.options_body import OptionsBody
    from ..models.players_body import PlayersBody


T = TypeVar("T", bound="GameBody")


@_attrs_define
class GameBody:
    """All that a client needs to know of a game; schemas are JSON Schema 2020-12."""

    game: GameBodyGame
    title: str
    rules_version: int
    players: PlayersBody
    options: OptionsBody
    """ The JSON Schema of the options, and what each is where nothing is said. """
    presets: GameBodyPresets
    bot_levels: list[GameBodyBotLevelsItem]
    default_bot_level: GameBodyDefaultBotLevel
    action_schema: GameBodyActionSchema
    event_schema: GameBodyEventSchema
    view_schema: GameBodyViewSchema
    legal_schema: GameBodyLegalSchema
    chance: str
    """ The order of draws, for whoever recomputes them. """
    components: GameBodyComponents
    """ What is in the box. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        title = self.title

        rules_version = self.rules_version

        players = self.players.to_dict()

        options = self.options.to_dict()

        presets = self.presets.to_dict()

        bot_levels = []
        for bot_levels_item_data in self.bot_levels:
            bot_levels_item: str = bot_levels_item_data
            bot_levels.append(bot_levels_item)

        default_bot_level: str = self.default_bot_level

        action_schema = self.action_schema.to_dict()

        event_schema = self.event_schema.to_dict()

        view_schema = self.view_schema.to_dict()

        legal_schema = self.legal_schema.to_dict()

        chance = self.chance

        components = self.components.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "title": title,
                "rules_version": rules_version,
                "players": players,
                "options": options,
                "presets": presets,
                "bot_levels": bot_levels,
                "default_bot_level": default_bot_level,
                "action_schema": action_schema,
                "event_schema": event_schema,
                "view_schema": view_schema,
                "legal_schema": legal_schema,
                "chance": chance,
                "components": components,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.game_body_action_schema import GameBodyActionSchema
        from ..models.game_body_components import GameBodyComponents
        from ..models.game_body_event_schema import GameBodyEventSchema
        from ..models.game_body_legal_schema import GameBodyLegalSchema
        from ..models.game_body_presets import GameBodyPresets
        from ..models.game_body_view_schema import GameBodyViewSchema
        from ..models.options_body import OptionsBody
        from ..models.players_body import PlayersBody

        d = dict(src_dict)
        game = check_game_body_game(d.pop("game"))

        title = d.pop("title")

        rules_version = d.pop("rules_version")

        players = PlayersBody.from_dict(d.pop("players"))

        options = OptionsBody.from_dict(d.pop("options"))

        presets = GameBodyPresets.from_dict(d.pop("presets"))

        bot_levels = []
        _bot_levels = d.pop("bot_levels")
        for bot_levels_item_data in _bot_levels:
            bot_levels_item = check_game_body_bot_levels_item(bot_levels_item_data)

            bot_levels.append(bot_levels_item)

        default_bot_level = check_game_body_default_bot_level(d.pop("default_bot_level"))

        action_schema = GameBodyActionSchema.from_dict(d.pop("action_schema"))

        event_schema = GameBodyEventSchema.from_dict(d.pop("event_schema"))

        view_schema = GameBodyViewSchema.from_dict(d.pop("view_schema"))

        legal_schema = GameBodyLegalSchema.from_dict(d.pop("legal_schema"))

        chance = d.pop("chance")

        components = GameBodyComponents.from_dict(d.pop("components"))

        game_body = cls(
            game=game,
            title=title,
            rules_version=rules_version,
            players=players,
            options=options,
            presets=presets,
            bot_levels=bot_levels,
            default_bot_level=default_bot_level,
            action_schema=action_schema,
            event_schema=event_schema,
            view_schema=view_schema,
            legal_schema=legal_schema,
            chance=chance,
            components=components,
        )

        game_body.additional_properties = d
        return game_body

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
