"""The games, by name; each is imported when it is first used.

A game is a package `games.<name>` whose `__init__` exports `GAME` (a `games.core.contract.Game`) and `BOTS` (a bot
for each level). Its module `picture` has `draw(view, names) -> str`: the board as an SVG document, from a view and the
players' names by seat, and from nothing else. Its `verifier.py` is no module of it but a part of the script by which
players prove a match: `gameservice.web.verifiers` tells which.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias, cast

from games.core.bots import Bot
from games.core.contract import AnyGame, Level
from games.core.errors import UnknownGame, UnknownLevel

Draw: TypeAlias = Callable[[Any, Sequence[str]], str]
"""Draws a view of its own game; the names are the players', by seat."""

NAMES: tuple[str, ...] = ("ouch", "aloha_pioha", "cactus")


@cache
def game(name: str) -> AnyGame:
    """The rules of a game. Raises `UnknownGame`."""
    if name not in NAMES:
        raise UnknownGame(f"There is no game '{name}'; there are: {', '.join(NAMES)}.")
    return cast(AnyGame, import_module(f"games.{name}").GAME)


@cache
def bots(name: str) -> Mapping[Level, Bot]:
    """The bots of a game, by level. Raises `UnknownGame`."""
    game(name)
    return cast(Mapping[Level, Bot], import_module(f"games.{name}").BOTS)


def bot(name: str, level: str) -> Bot:
    """The bot of a level. Raises `UnknownGame`, `UnknownLevel`."""
    levels = bots(name)
    if level not in levels:
        raise UnknownLevel(f"'{name}' has no bot of level '{level}'; it has: {', '.join(levels)}.")
    return levels[cast(Level, level)]


@cache
def picture(name: str) -> Draw:
    """What draws the board of a game. Raises `UnknownGame`."""
    game(name)
    return cast(Draw, import_module(f"games.{name}.picture").draw)


def games() -> tuple[AnyGame, ...]:
    """All games, in the order of `NAMES`."""
    return tuple(game(name) for name in NAMES)
