"""What a game's package owes beside its rules: bots, a picture, and words in every language."""

from importlib.resources import files
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message
from msgspec.structs import replace

from games import registry
from games.core.chance import QuickChance
from games.core.contract import LEVELS, Seating
from games.core.narration import LANGUAGES, rules_text
from games.core.play import begin, step

GAMES = pytest.mark.parametrize("name", registry.NAMES)


@GAMES
def test_it_has_a_bot_for_each_level(name: str) -> None:
    assert tuple(registry.bots(name)) == LEVELS


@GAMES
def test_it_draws_what_anyone_may_see(name: str) -> None:
    game, chance = registry.game(name), QuickChance(1)
    count = game.players[-1]
    state, _ = begin(game, Seating.of(count), game.options_type(), chance)
    names = [f"Player {seat}" for seat in range(count)]
    while seats := game.to_act(state):
        assert registry.picture(name)(game.view(state, None), names).startswith("<svg")
        seat = min(seats)
        state, _ = step(game, state, seat, game.sample(state, seat, chance), chance)
    assert registry.picture(name)(game.view(state, 0), names).startswith("<svg")


@GAMES
def test_it_says_that_a_match_is_over_which_its_rules_have_not_ended(name: str) -> None:
    game = registry.game(name)
    state, _ = begin(game, Seating.of(2), game.options_type(), QuickChance(1))
    over = replace(game.view(state, None), asks=None, to_act=())
    assert "The match is over" in registry.picture(name)(over, ["Ana", "Ben"])


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_its_rules_and_every_event(name: str, language: str) -> None:
    assert rules_text(name, language)
    told = {
        entry.id.name
        for entry in FluentResource(_events(name, language)).body
        if isinstance(entry, Message) and entry.value is not None
    }
    union = registry.game(name).event_type
    kinds = {event.__struct_config__.tag for event in get_args(union) or (union,)}
    assert {kind.replace(".", "-").replace("_", "-") for kind in kinds} <= told


def _events(name: str, language: str) -> str:
    return files(f"games.{name}").joinpath("locale", language, "events.ftl").read_text("utf-8")
