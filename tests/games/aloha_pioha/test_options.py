"""Options and presets. What an option does is tested with its rule."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from games.aloha_pioha import GAME
from games.aloha_pioha.model import AlohaEvent, AlohaOptions, AlohaPlay, AlohaPlayed
from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.play import begin, playout, step
from tests.games.aloha_pioha.table import choices, types


def test_defaults_are_those_of_the_rules() -> None:
    """A1, A4, A7, A12, A13."""
    assert AlohaOptions() == AlohaOptions(
        first_seat="random",
        tickles=True,
        tickle_trigger="exceeds",
        tickle_hair="due",
        house_tickles=False,
        face_down=True,
        minus_ones=True,
    )


@pytest.mark.parametrize(
    "options",
    [
        {"first_seat": "youngest"},
        {"tickles": 1},
        {"tickle_trigger": "equals"},
        {"tickle_hair": "any"},
        {"house_tickles": None},
        {"face_down": "no"},
        {"minus_ones": 0},
        {"ghost": True},
    ],
)
def test_other_options_are_malformed(options: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, AlohaOptions)


def test_1_to_4_play() -> None:
    assert list(GAME.players) == [1, 2, 3, 4]


def played(seats: int, options: Mapping[str, Any], seed: int) -> list[AlohaEvent]:
    """The events of a random match."""
    chance = QuickChance(seed)
    state, log = begin(GAME, Seating.of(seats), msgspec.convert(options, AlohaOptions), chance)
    while GAME.to_act(state):
        state, events = step(GAME, state, state.player, GAME.sample(state, state.player, chance), chance)
        log += events
    return log


def test_little_ones_play_without_tickles_minus_ones_and_hidden_lice() -> None:
    assert set(GAME.presets) == {"little_ones"}
    options = msgspec.convert(GAME.presets["little_ones"], AlohaOptions)
    assert options == AlohaOptions(tickles=False, face_down=False, minus_ones=False)


@pytest.mark.parametrize("seats", GAME.players)
def test_in_a_match_of_little_ones_nothing_else_happens(seats: int) -> None:
    """A6, A11: 6 turns each, all face up; so nothing is combed but by the ghost, and nothing is revealed."""
    for seed in range(10):
        log = played(seats, GAME.presets["little_ones"], seed)
        assert set(types(log)) - {"dealt", "drew", "turn_began", "played", "hair_won", "scored"} <= (
            {"combed"} if seats == 1 else set()
        )
        lice = [event for event in log if isinstance(event, AlohaPlayed)]
        assert len(lice) == 6 * max(2, seats)
        assert all(louse.face == "up" and louse.force != -1 for louse in lice)


def test_little_ones_see_running_sums() -> None:
    """In the view, of each end."""
    options = msgspec.convert(GAME.presets["little_ones"], AlohaOptions)
    state, _ = begin(GAME, Seating.of(2), options, QuickChance(1))
    sums = []
    for _ in range(3):
        action = next(each for each in choices(state) if isinstance(each, AlohaPlay) and each.hair == 0)
        seat, forces = state.player, GAME.view(state, state.player).players[state.player].hand
        sums.append((seat, forces[action.card].force))
        state, _ = step(GAME, state, seat, action, QuickChance(0))
    hair = GAME.view(state, None).hairs[0]
    for end in (hair.left, hair.right):
        assert end is not None
        assert end.sum == sum(force for seat, force in sums if seat == end.seat and isinstance(force, int))


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize(
    "options",
    [
        {},
        GAME.presets["little_ones"],
        {"house_tickles": True, "tickle_trigger": "reaches", "tickle_hair": "free"},
        {"tickles": False, "house_tickles": True},
    ],
)
def test_matches_of_1_to_4_end(seats: int, options: dict[str, Any]) -> None:
    chance = QuickChance(seats)
    for _ in range(20):
        state, _ = begin(GAME, Seating.of(seats), msgspec.convert(options, AlohaOptions), chance)
        state, _ = playout(GAME, state, chance)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert sorted(seat for place in outcome.ranking for seat in place) == list(range(seats))
