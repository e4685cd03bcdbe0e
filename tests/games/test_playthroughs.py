"""The golden playthroughs of every registered game."""

import re
from importlib import import_module
from importlib.util import find_spec
from itertools import product

import msgspec
import pytest

from games import registry
from games.core.contract import Seating
from games.core.narration import LANGUAGES, narrate
from games.core.play import replay
from tests.games.playthroughs import NAMES, Playthroughs

GAMES: dict[str, Playthroughs] = {
    name: import_module(module).PLAYTHROUGHS
    for name in registry.NAMES
    if find_spec(module := f"tests.games.{name}.make_playthroughs")
}
each_playthrough = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, made in GAMES.items() for name in made.matches]
)


def test_every_game_has_some() -> None:
    assert list(GAMES) == list(registry.NAMES)


@each_playthrough
def test_it_is_played_as_it_was_written(game: str, name: str) -> None:
    """Where a change is meant: `python -m tests.games.<name>.make_playthroughs`, and read the diff."""
    written, present = GAMES[game].engine_of(name), GAMES[game].engine
    if written != present:
        pytest.skip(f"it was simulated by {written}, and here is {present}")
    assert GAMES[game].text(name) == GAMES[game].file(name).read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_no_others(game: str) -> None:
    assert {path.stem for path in GAMES[game].folder.iterdir()} == set(GAMES[game].matches)


@each_playthrough
def test_what_is_written_folds_to_its_outcome(game: str, name: str) -> None:
    """The log alone, read back from JSON, leads to the outcome."""
    rules, match = GAMES[game].game, GAMES[game].matches[name]
    log = [msgspec.json.decode(event, type=rules.event_type) for event in GAMES[game].events(name)]
    outcome = msgspec.json.encode(rules.outcome(replay(rules, Seating.of(match.seats), match.options, log))).decode()
    assert GAMES[game].file(name).read_text("utf-8").endswith(f"outcome: {outcome}\n")


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_every_event_is_told_without_a_gap(game: str, language: str) -> None:
    rules = GAMES[game].game
    told = [
        narrate(game, msgspec.json.decode(event, type=rules.event_type), NAMES, language)
        for name in GAMES[game].matches
        for event in GAMES[game].events(name)
    ]
    gap = re.compile(rf"[{{}}$]|\b{rules.prefix}\.\w|\?\?\?|none|unset|  | ,")
    assert told
    assert all(sentence.endswith((".", "!")) for sentence in told)
    assert not [sentence for sentence in told if gap.search(sentence)]
