"""Folds over a game."""

import pytest

from games.core.chance import QuickChance, SeededChance
from games.core.contract import Seating
from games.core.errors import IllegalAction
from games.core.play import Unending, begin, fold, playout, replay, step
from tests.games.sketches.broken import Unending as EndlessDiscs
from tests.games.sketches.discs import Discs, DiscsOptions, DiscsPass, DiscsPlace, DiscsPlaced, DiscsTurnBegan
from tests.games.sketches.moles import Moles, MolesOptions

SEATING, OPTIONS = Seating.of(2), DiscsOptions(hand="rock")


def test_begin_folds_the_setup() -> None:
    state, events = begin(Discs(), SEATING, OPTIONS, QuickChance(1))
    assert events == [DiscsTurnBegan(seat=state.on_turn)]
    assert state == fold(Discs(), Discs().initial(SEATING, OPTIONS), events)


def test_step_gives_the_state_after_its_events() -> None:
    state, _ = begin(Discs(), SEATING, OPTIONS, QuickChance(1))
    assert state.on_turn is not None
    after, events = step(Discs(), state, state.on_turn, DiscsPlace(x=20_000), QuickChance(2))
    assert events[0] == DiscsPlaced(seat=state.on_turn, aimed=20_000, x=20_000)
    assert after == fold(Discs(), state, events)
    assert after.on_turn == 1 - state.on_turn


def test_step_passes_a_refusal_on() -> None:
    state, _ = begin(Discs(), SEATING, OPTIONS, QuickChance(1))
    assert state.on_turn is not None
    with pytest.raises(IllegalAction, match="D1: It is not your turn") as refused:
        step(Discs(), state, 1 - state.on_turn, DiscsPass(), QuickChance(2))
    assert (refused.value.rule, refused.value.reason) == ("D1", "It is not your turn.")


def test_replay_leads_to_the_state_of_the_log() -> None:
    game, seating, options = Moles(), Seating.of(3), MolesOptions()
    state, log = begin(game, seating, options, SeededChance(b"seed", 0))
    decision = 0
    while seats := game.to_act(state):
        decision += 1
        action = game.sample(state, min(seats), QuickChance(decision))
        state, events = step(game, state, min(seats), action, SeededChance(b"seed", decision))
        log += events
    assert replay(game, seating, options, log) == state
    assert game.outcome(state) is not None


def test_fold_of_nothing_is_the_state_itself() -> None:
    state, _ = begin(Discs(), SEATING, OPTIONS, QuickChance(1))
    assert fold(Discs(), state, []) is state


def test_playout_counts_decisions_to_the_end() -> None:
    game, options = Discs(), DiscsOptions(discs=1)
    state, _ = begin(game, SEATING, options, QuickChance(1))
    over, decisions = playout(game, state, QuickChance(2))
    assert decisions == 2
    assert not game.to_act(over)
    assert playout(game, over, QuickChance(3)) == (over, 0)


def test_playout_of_the_same_chance_is_the_same() -> None:
    state, _ = begin(Moles(), Seating.of(4), MolesOptions(), QuickChance(1))
    assert playout(Moles(), state, QuickChance(9)) == playout(Moles(), state, QuickChance(9))


def test_playout_stops_at_its_bound() -> None:
    state, _ = begin(EndlessDiscs(), SEATING, OPTIONS, QuickChance(1))
    with pytest.raises(Unending, match="discs was not over after 50 random decisions"):
        playout(EndlessDiscs(), state, QuickChance(1), bound=50)
