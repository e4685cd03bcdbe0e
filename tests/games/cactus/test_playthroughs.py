"""Each golden playthrough of Cactus shows what it is there for, and its log is checked without simulating."""

import re
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from games.cactus import GAME, physics
from games.cactus.pieces import SPECIALS
from games.core.chance import SeededChance
from games.core.contract import Seating
from games.core.play import begin, fold
from tests.games.cactus.make_playthroughs import PLAYTHROUGHS

LONGEST = 100_000
"""Bytes of a file that a person can still read."""


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("two_players", '"reason":"no_basic"'),
        ("two_players", '"held":false'),
        ("two_players", '"rule":"C11"'),
        ("two_players", '"rule":"C12"'),
        ("two_players", '"why":"colour","flowers":1'),
        ("two_players", '"why":"shape","flowers":1'),
        ("two_players", '"why":"touch","flowers":-1'),
        ("two_players", '"type":"cactus.fell"'),
        ("declared", '"reason":"no_specials"'),
        ("declared", '"why":"claim"'),
        ("declared", '"type":"cactus.claimed"'),
        ("five_clumsy_players", '"type":"cactus.forgone"'),
        ("five_clumsy_players", '"why":"forgo","flowers":-1'),
        ("five_clumsy_players", '"why":"fall"'),
        ("five_clumsy_players", '"tolerated":[["'),
        ("five_clumsy_players", '"touch":"'),
        ("five_clumsy_players", '"type":"cactus.turn_began","seat":4,"cactus":null'),
    ],
)
def test_a_playthrough_shows_what_it_is_for(name: str, part: str) -> None:
    """C4, C5, C11, C12, C14 to C16, C19 to C21, C24, C27, C28."""
    assert any(part in event for event in PLAYTHROUGHS.events(name))


def test_a_special_that_falls_goes_to_the_right_end() -> None:
    """C15: in one of them."""
    fell = re.compile('"type":"cactus.fell".*"(' + "|".join(SPECIALS) + ')"')
    assert any(fell.search(event) for name in PLAYTHROUGHS.matches for event in PLAYTHROUGHS.events(name))


@pytest.mark.parametrize("name", PLAYTHROUGHS.matches)
def test_a_playthrough_can_be_read(name: str) -> None:
    """Traces are told by their lengths alone."""
    assert PLAYTHROUGHS.file(name).stat().st_size < LONGEST
    traces = re.findall(r'"trace":\{[^}]*\}', PLAYTHROUGHS.file(name).read_text("utf-8"))
    assert traces
    assert all(re.fullmatch(r'"trace":\{"hz":30,"frames":\d+,"release":\d+,"tracks":\[\]\}', one) for one in traces)


@pytest.mark.parametrize("name", PLAYTHROUGHS.matches)
def test_without_its_engine_all_but_the_findings_is_made_anew(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`retake`: so a golden file is more than a record where another engine is installed."""
    monkeypatch.setattr(physics, "ENGINE", "another")
    monkeypatch.setattr(physics, "place", None)
    monkeypatch.setattr(physics, "take_out", None)
    match = PLAYTHROUGHS.matches[name]
    seed = match.seed.to_bytes(16, "big")
    options: Any = match.options
    state, events = begin(GAME, Seating.of(match.seats), options, SeededChance(seed, 0))
    (_, logged), *decisions = _written(name)
    assert events == logged
    for decision, (action, logged) in enumerate(decisions, 1):
        assert GAME.retake(state, state.player, action, SeededChance(seed, decision), logged) == logged
        state = fold(GAME, state, logged)
    assert not GAME.to_act(state)


def _written(name: str) -> list[tuple[Any, list[Any]]]:
    """The action and the events of each decision in the file; the setup has no action."""
    lines = PLAYTHROUGHS.file(name).read_text("utf-8").splitlines()
    heads = [index for index, line in enumerate(lines) if re.match(r"\d+\. |outcome:", line)]
    found = []
    for head, end in pairwise(heads):
        _, _, told = lines[head].partition(": ")
        action = msgspec.json.decode(told, type=GAME.action_type) if told else None
        events = [line.strip() for line in lines[head:end] if line.startswith('     {"type"')]
        found.append((action, [msgspec.json.decode(event, type=GAME.event_type) for event in events]))
    return found
