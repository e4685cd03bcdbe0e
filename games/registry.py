"""The games, by name; each is imported when it is first used.

A game is a package `games.<name>` whose `__init__` exports `GAME` (a `games.core.contract.Game`) and `BOTS` (a bot
for each level).
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import cast

from games.core.bots import Bot
from games.core.contract import AnyGame, Level
from games.core.errors import UnknownGame, UnknownLevel

NAMES: tuple[str, ...] = ("ouch",)


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


def games() -> tuple[AnyGame, ...]:
    """All games, in the order of `NAMES`."""
    return tuple(game(name) for name in NAMES)
