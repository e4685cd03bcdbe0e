"""Options and presets."""

from typing import Any

import msgspec
import pytest

from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.play import begin, playout
from games.ouch import GAME
from games.ouch.model import OuchOptions


def test_defaults_are_those_of_the_rulebook() -> None:
    """O2, O8, O10, O20, O21, O23."""
    assert OuchOptions() == OuchOptions(
        first_seat="random", red_flowers=True, animals=True, bouquets=True, piles=1, cards_to_win=8
    )


@pytest.mark.parametrize(
    "options",
    [
        {"cards_to_win": 3},
        {"cards_to_win": 13},
        {"piles": 0},
        {"piles": 3},
        {"first_seat": "oldest"},
        {"animals": 1},
        {"speed": 3},
    ],
)
def test_other_options_are_malformed(options: dict[str, Any]) -> None:
    """O2, O20, O21: the bounds are those of the schema."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, OuchOptions)


def test_little_ones_play_without_red_flowers_animals_and_bouquets() -> None:
    """O8, O10, O23."""
    options = msgspec.convert(GAME.presets["little_ones"], OuchOptions)
    assert (options.red_flowers, options.animals, options.bouquets) == (False, False, False)
    assert (options.cards_to_win, options.piles) == (8, 1)


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize("options", [{}, GAME.presets["little_ones"], {"piles": 2, "cards_to_win": 12}])
def test_matches_of_2_to_5_end(seats: int, options: dict[str, Any]) -> None:
    chance = QuickChance(seats)
    for _ in range(20):
        state, _ = begin(GAME, Seating.of(seats), msgspec.convert(options, OuchOptions), chance)
        state, _ = playout(GAME, state, chance)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert sorted(seat for place in outcome.ranking for seat in place) == list(range(seats))


def test_2_to_5_play() -> None:
    assert list(GAME.players) == [2, 3, 4, 5]
