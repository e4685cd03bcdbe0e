"""Seats that leave the match. [A]"""

import pytest
from msgspec.structs import replace

from games.aloha_pioha import GAME
from games.aloha_pioha.model import (
    AlohaComb,
    AlohaHairWon,
    AlohaOptions,
    AlohaPlay,
    AlohaScored,
    AlohaState,
    AlohaTickle,
    AlohaTurnBegan,
    AlohaWithdrew,
)
from tests.games.aloha_pioha.table import choices, down, hair, held, leave, play, position, pulling, types

THREE = position([hair(left=held(0, 5), right=held(1, 3))], hands=[[1, 2], [1, 2], [1, 2]], turn=3)


def course(state: AlohaState) -> list[tuple[int, int]]:
    """Turn and seat, to the end."""
    met = []
    while GAME.to_act(state):
        if state.asks in ("play", "comb"):
            met.append((state.turn, state.player))
        state, _ = play(state, choices(state)[0])
    return met


def test_a_seat_that_leaves_in_its_turn_ends_it_without_drawing() -> None:
    """A9."""
    state, events = leave(THREE, 0)
    assert events == [AlohaWithdrew(seat=0), AlohaTurnBegan(seat=1, turn=3, asks="play")]
    assert (state.hands[0], state.decks[0], state.withdrawn) == (THREE.hands[0], THREE.decks[0], (0,))
    assert GAME.to_act(state) == {1}


def test_a_seat_that_leaves_between_its_turns_is_passed_over() -> None:
    """A4."""
    state, events = leave(THREE, 1)
    assert events == [AlohaWithdrew(seat=1)]
    assert (state.player, state.asks) == (0, "play")
    state, _ = play(state, AlohaPlay(0, 1, "left", "up"))
    assert (state.player, state.turn) == (2, 3)
    state, _ = play(state, AlohaPlay(0, 1, "right", "up"))
    assert (state.player, state.turn) == (0, 4)


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("leaver", [0, 1, 2])
@pytest.mark.parametrize("turns", [0, 1, 2, 3, 17])
def test_a11_all_others_have_seven_turns_whoever_leaves(first: int, leaver: int, turns: int) -> None:
    """The starting player as well; turns go on being counted from its seat."""
    state = position(hands=[[1, 2]] * 3, player=first, first=first, options=AlohaOptions(tickles=False))
    for _ in range(turns):
        state, _ = play(state, choices(state)[0])
    state, _ = leave(state, leaver)
    everyone = [(turn, (first + step) % 3) for turn in range(1, 8) for step in range(3)]
    assert course(state) == [(turn, seat) for turn, seat in everyone[turns:] if seat != leaver]


def test_a11_a_turn_goes_on_past_several_that_left() -> None:
    state = position(hands=[[1, 2]] * 4, player=1, first=2, turn=3)
    state, _ = leave(state, 2)
    state, _ = leave(state, 3)
    state, _ = play(state, choices(state)[0])
    # Seat 2, with which each turn begins, has been passed on the way.
    assert (state.player, state.turn) == (0, 4)


def test_a11_the_match_ends_when_the_last_to_play_leaves() -> None:
    state = position(hands=[[1], [1], [1]], player=2, turn=7, deck=0)
    after, events = leave(state, 2)
    assert types(events) == ["withdrew", *["hair_won"] * 5, "scored"]
    assert (after.ended, after.asks) == ("hairs_resolved", None)


def test_its_lice_pull_on() -> None:
    """A17 to A20: it may win hairs, and nobody takes its end."""
    state = position(
        [hair(points=5, left=held(0, down(5)), right=held(1, 3))], hands=[[], [2], [1]], deck=0, turn=7, player=1
    )
    state, _ = leave(state, 0)
    assert AlohaPlay(0, 0, "left", "up") not in choices(state)
    state, _ = play(state, AlohaPlay(0, 1, "left", "up"))
    state, events = play(state, AlohaPlay(0, 2, "left", "up"))
    won = next(event for event in events if isinstance(event, AlohaHairWon))
    assert (won.winner, won.points, pulling(state, 0, "left")) == (0, 5, [5])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [5, 4, 4]
    assert (outcome.ranking, outcome.winners) == (((1, 2), (0,)), (1, 2))
    scored = events[-1]
    assert isinstance(scored, AlohaScored)
    assert (scored.winners, scored.winning_total) == ((1, 2), 4)


def test_its_louse_may_still_be_plucked() -> None:
    """A14."""
    state = position(
        [hair(left=held(0, 5), right=held(1, 3), due=True)],
        hands=[[1], [2], [1]],
        tickles=["pluck", "weak", "strong"],
        player=1,
        asks="tickle",
    )
    state, _ = leave(state, 0)
    state, _ = play(state, AlohaTickle(0, 0))
    assert (pulling(state, 0, "left"), len(state.combs[0])) == ([], 1)


# What was asked of it lapses.


def test_a15_a_tickle_that_it_was_to_place_stays_due() -> None:
    state = position([hair(tickle_at=0)], hands=[[1, 2], [1, 2], [1, 2]])
    state, _ = play(state, AlohaPlay(0, 0, "left", "up"))
    assert state.asks == "tickle"
    row = state.tickles
    state, events = leave(state, 0)
    assert types(events) == ["withdrew", "turn_began"]
    assert (state.strands[0].due, state.strands[0].tickle, state.tickles) == (True, None, row)


def test_a14_a_target_that_it_was_to_choose_is_not_chosen() -> None:
    """A13: the tickle lies where it was placed, and three lie face up again."""
    state = position(
        [hair(left=held(0, 5), due=True)],
        hands=[[1, 2], [1, 2], [1, 2]],
        tickles=["home", "weak", "strong"],
        tickle_deck=["knot"],
        asks="tickle",
    )
    state, _ = play(state, AlohaTickle(0, 0))
    assert state.asks == "target"
    state, events = leave(state, 0)
    assert types(events) == ["withdrew", "tickle_revealed", "turn_began"]
    assert (state.target, state.asks, state.player) == (None, "play", 1)
    assert (pulling(state, 0, "left"), state.strands[0].tickle) == ([5], "home")
    assert state.tickles == ("weak", "strong", "knot")


def test_a14_a_target_is_still_asked_when_another_leaves() -> None:
    state = position(
        [hair(left=held(0, 5), due=True)],
        hands=[[1, 2], [1, 2], [1, 2]],
        tickles=["home", "weak", "strong"],
        asks="tickle",
    )
    state, _ = play(state, AlohaTickle(0, 0))
    after, events = leave(state, 2)
    assert events == [AlohaWithdrew(seat=2)]
    assert after == replace(state, withdrawn=(2,))


def test_a10_a_card_that_it_was_to_comb_stays_in_its_hand() -> None:
    state = position(hands=[[1, 2], [1, 2], [1, 2]], asks="comb")
    assert choices(state) == (AlohaComb(0), AlohaComb(1))
    after, events = leave(state, 0)
    assert types(events) == ["withdrew", "turn_began"]
    assert after.hands[0] == state.hands[0]


# A21.


def test_a21_those_who_left_rank_last_the_later_ahead_of_the_earlier() -> None:
    """Whatever their points."""
    hairs = [hair(points=6, left=held(1, 5)), hair(points=5, left=held(2, 5)), hair(points=1, left=held(3, 5))]
    state = position(hairs, hands=[[0], [], [], [1]], deck=0, turn=7, player=0, options=AlohaOptions(tickles=False))
    state, _ = leave(state, 1)
    state, _ = leave(state, 2)
    state, _ = play(state, AlohaPlay(0, 3, "left", "up"))
    state, events = play(state, AlohaPlay(0, 4, "left", "up"))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((3,), (0,), (2,), (1,))
    assert [score.total for score in outcome.scores] == [4, 6, 5, 5]
    scored = events[-1]
    assert isinstance(scored, AlohaScored)
    assert (scored.winners, scored.winning_total, [points.total for points in scored.scores]) == ((3,), 5, [4, 6, 5, 5])
