"""Every registered game keeps the contract: before anyone has written a test for it, and after every change."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import registry
from games.core.conformance import ConformanceFailure, Effort, Match, check_match, check_names, check_types
from games.core.contract import AnyGame, Options, Seat, Seating
from tests.games.tables import SEEDS, tables


class Trial(NamedTuple):
    """How much of a game is tried."""

    length: int = 120
    effort: Effort = Effort()
    share: int = 1
    """Of the examples one in so many."""


TRIALS: Mapping[str, Trial] = {
    "cactus": Trial(20, Effort(positions=2, listed=4, pool=6, worlds=1, stride=1, twins=2), 8),
}
"""Of games whose decisions are simulated."""

every_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)


@every_game
def test_declarations(game: AnyGame) -> None:
    check_types(game)


def test_names_are_unique_over_all_games() -> None:
    check_names(registry.games())


@every_game
def test_matches(game: AnyGame) -> None:
    trial = TRIALS.get(game.name, Trial())

    @settings(max_examples=settings().max_examples // trial.share)
    @given(table=tables(game), seed=SEEDS, length=st.integers(0, trial.length))
    def holds(table: tuple[Seating, Options], seed: int, length: int) -> None:
        check_match(game, table[0], table[1], seed, length, effort=trial.effort)

    holds()


@every_game
def test_a_redactor_that_redacts_nothing_is_caught(game: AnyGame) -> None:
    """A probe: the checks can fail. Were they to pass here, they would prove nothing above."""

    class Chatty(type(game)):  # type: ignore[misc]
        def redact(self, event: Any, seat: Seat | None) -> Any:
            return event

    if not _hides_anything(game):
        pytest.skip("nothing is hidden in this game that leaves a trace in its state")
    with pytest.raises(ConformanceFailure, match="is told another thing"):
        _check_some(Chatty())


def _hides_anything(game: AnyGame) -> bool:
    """A secret that no state holds, as how a hand trembled, is for the game's own tests."""
    match = _check_some(game)
    redacts = any(game.redact(event, None) != event for step in match.steps for event in step)
    worlds = [game.determinize(game.view(state, None), match.dice("worlds")) for state in match.states]
    return redacts and worlds != match.states


def _check_some(game: AnyGame) -> Match:
    trial = TRIALS.get(game.name, Trial())
    for seed in range(-(-5 // trial.share)):
        match = check_match(game, Seating.of(game.players[-1]), game.options_type(), seed, 20, effort=trial.effort)
    return match
