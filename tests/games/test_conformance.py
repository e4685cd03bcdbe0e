"""Every registered game keeps the contract: before anyone has written a test for it, and after every change."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import registry
from games.core.conformance import ConformanceFailure, check_match, check_names, check_types
from games.core.contract import AnyGame, Options, Seat, Seating
from tests.games.tables import SEEDS, tables

every_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)


@every_game
def test_declarations(game: AnyGame) -> None:
    check_types(game)


def test_names_are_unique_over_all_games() -> None:
    check_names(registry.games())


@every_game
def test_matches(game: AnyGame) -> None:
    @given(table=tables(game), seed=SEEDS, length=st.integers(0, 120))
    def holds(table: tuple[Seating, Options], seed: int, length: int) -> None:
        check_match(game, table[0], table[1], seed, length)

    holds()


@every_game
def test_a_redactor_that_redacts_nothing_is_caught(game: AnyGame) -> None:
    """A probe: the checks can fail. Were they to pass here, they would prove nothing above."""

    class Chatty(type(game)):  # type: ignore[misc]
        def redact(self, event: Any, seat: Seat | None) -> Any:
            return event

    if not _hides_anything(game):
        pytest.skip("nothing is hidden in this game")
    with pytest.raises(ConformanceFailure, match="is told another thing"):
        _check_some(Chatty())


def _hides_anything(game: AnyGame) -> bool:
    match = _check_some(game)
    return any(game.redact(event, None) != event for step in match.steps for event in step)


def _check_some(game: AnyGame) -> Any:
    for seed in range(5):
        match = check_match(game, Seating.of(game.players[-1]), game.options_type(), seed, 20)
    return match
