"""The registry: games by name, bots by level, and errors that say what there is."""

import pytest

from games import registry
from games.core.contract import LEVELS, Game
from games.core.errors import UnknownGame, UnknownLevel


@pytest.mark.parametrize("name", registry.NAMES)
def test_a_game_is_registered_under_its_own_name(name: str) -> None:
    game = registry.game(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert registry.game(name) is game


def test_games_come_in_the_order_of_their_names() -> None:
    assert tuple(game.name for game in registry.games()) == registry.NAMES


def test_prefixes_and_titles_are_unique() -> None:
    games = registry.games()
    assert len({game.prefix for game in games}) == len({game.title for game in games}) == len(games)


@pytest.mark.parametrize("name", registry.NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_a_bot_of_every_level(name: str, level: str) -> None:
    assert callable(registry.bot(name, level).choose)


@pytest.mark.parametrize("name", ["chess", "", "Ouch", "core", "ouch.rules", "../ouch"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    for ask in (registry.game, registry.bots):
        with pytest.raises(UnknownGame, match="there are: ouch"):
            ask(name)
    with pytest.raises(UnknownGame):
        registry.bot(name, "easy")


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLevel, match="'ouch' has no bot of level 'godlike'; it has: easy, normal, hard"):
        registry.bot("ouch", "godlike")
