"""Endpoints of the games themselves: what there is to play, and how."""

from functools import cache
from typing import Annotated, Any, cast

import msgspec
from django.utils.translation import get_language_from_request
from msgspec import Meta, Struct
from rest_framework.request import Request
from rest_framework.response import Response

from games import registry
from games.core.contract import AnyGame, Level
from games.core.errors import UnknownGame
from games.core.narration import rules_text
from gameservice.http.descriptions import schema
from gameservice.http.endpoint import OpenEndpoint
from gameservice.http.problems import NotFound
from gameservice.http.schema import header, operation, path_parameter
from gameservice.matches.api.unions import GameName


class PlayersBody(Struct, frozen=True):
    min: int
    max: int


class OptionsBody(Struct, frozen=True):
    """The JSON Schema of the options, and what each is where nothing is said."""

    schema: dict[str, Any]
    defaults: dict[str, Any]


class GameSummary(Struct, frozen=True):
    game: GameName
    title: str
    rules_version: int
    players: PlayersBody


class GamePage(Struct, frozen=True):
    items: tuple[GameSummary, ...]
    next: None = None


class GameBody(Struct, frozen=True):
    """All that a client needs to know of a game; schemas are JSON Schema 2020-12."""

    game: GameName
    title: str
    rules_version: int
    players: PlayersBody
    options: OptionsBody
    presets: dict[str, dict[str, Any]]
    bot_levels: tuple[Level, ...]
    default_bot_level: Level
    action_schema: dict[str, Any]
    event_schema: dict[str, Any]
    view_schema: dict[str, Any]
    legal_schema: dict[str, Any]
    chance: Annotated[str, Meta(description="The order of draws, for whoever recomputes them.")]
    components: Annotated[dict[str, Any], Meta(description="What is in the box.")]


class RulesBody(Struct, frozen=True):
    language: str
    text: Annotated[str, Meta(description="Markdown.")]


GAME = path_parameter("game", GameName, "The game's name.")


def _game(name: str) -> AnyGame:
    try:
        return registry.game(name)
    except UnknownGame as unknown:
        raise NotFound(str(unknown)) from None


@cache
def _body(name: str) -> GameBody:
    game = _game(name)
    options = OptionsBody(schema(game.options_type), msgspec.to_builtins(game.options_type()))
    return GameBody(
        game=game.name,
        title=game.title,
        rules_version=game.rules_version,
        players=PlayersBody(game.players[0], game.players[-1]),
        options=options,
        presets={preset: dict(given) for preset, given in game.presets.items()},
        bot_levels=tuple(registry.bots(name)),
        default_bot_level="normal",
        action_schema=schema(game.action_type),
        event_schema=schema(game.event_type),
        view_schema=schema(game.view_type),
        legal_schema=schema(game.legal_type),
        chance=game.chance_log,
        components=game.components(),
    )


class Games(OpenEndpoint):
    @operation("List the games", answers={200: GamePage}, problems=[], public=True)
    def get(self, request: Request) -> Response:
        """What there is to play."""
        items = (
            GameSummary(game.name, game.title, game.rules_version, PlayersBody(game.players[0], game.players[-1]))
            for game in registry.games()
        )
        return Response(GamePage(tuple(items)))


class GameDetail(OpenEndpoint):
    @operation("Read a game", answers={200: GameBody}, path=[GAME], problems=[NotFound], public=True)
    def get(self, request: Request, game: str) -> Response:
        """Players, options, presets, schemas, bots and components of a game."""
        return Response(_body(game))


class Rules(OpenEndpoint):
    @operation(
        "Read a game's rules",
        answers={200: RulesBody},
        path=[GAME],
        headers=[
            header("Accept-Language", "en or es; English where neither is asked for."),
            header("Content-Language", "The language of the text.", response=True),
        ],
        problems=[NotFound],
        public=True,
    )
    def get(self, request: Request, game: str) -> Response:
        """The rules for players, in Markdown."""
        language = get_language_from_request(cast(Any, request._request))
        text = rules_text(_game(game).name, language)
        headers = {"Content-Language": language, "Vary": "Accept-Language"}
        return Response(RulesBody(language, text), headers=headers)
