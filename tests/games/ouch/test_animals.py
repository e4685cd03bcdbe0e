"""Snakes and fennecs: O10 to O17."""

import pytest

from games.core.chance import QuickChance
from games.core.errors import IllegalAction
from games.core.play import fold
from games.ouch import GAME
from games.ouch.model import OuchDiscard, OuchLost, OuchOptions, OuchState, OuchTurnBegan, OuchWon
from tests.games.ouch.table import DECLINE, TAKE, face, pick, plain, play, position, safely, spinily, types

SNAKE = pick("blue", "snake")
FENNEC = pick("purple", "fennec")
WHITE_2 = pick("white", 2)


def watched(state: OuchState) -> list[int | None]:
    """Whom the snake of each seat watches."""
    return [player.snake_watches for player in GAME.view(state, None).players]


def test_o10_a_pricked_animal_does_nothing() -> None:
    for card in (SNAKE, FENNEC):
        state = position([[], []], row={0: card})
        after, events = play(state, spinily(state))
        assert types(events) == ["flipped", "lost", "dealt", "turn_began"]
        assert watched(after) == [None, None]


@pytest.mark.parametrize("card", [SNAKE, FENNEC])
def test_o10_an_animal_received_through_a_snake_does_nothing(card: int) -> None:
    state = position([[], [], []], row={0: card}, turn=1, snake=0)
    after, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "dealt", "turn_began"]
    assert (after.won[0], after.turn, watched(after)) == ((card,), 2, [None] * 3)


def test_o11_a_snake_takes_what_the_next_player_loses_and_is_spent() -> None:
    state = position([[], [], []], row={0: SNAKE, 1: WHITE_2, 2: pick("white", 1)})
    state, events = play(state, safely(state))
    assert events[1] == OuchWon(seat=0, card=face(SNAKE), watches=1)
    assert watched(state) == [1, None, None]
    state, events = play(state, spinily(state, 1))
    assert events[1] == OuchLost(seat=1, card=face(WHITE_2), to=0, cause="prick")
    assert (state.won[0], state.box) == ((SNAKE, WHITE_2), ())
    assert watched(state) == [None] * 3
    state, _ = play(state, spinily(state, 2))
    assert state.box == (pick("white", 1),)


def test_o11_a_snake_is_spent_when_the_turn_ends_used_or_not() -> None:
    state = position([[], [], []], row={0: SNAKE, 1: WHITE_2})
    state, _ = play(state, safely(state))
    state, _ = play(state, safely(state, 1))
    assert watched(state) == [None] * 3


def test_o11_a_snake_watches_extra_turns_too() -> None:
    state = position([[], [], []], row={0: FENNEC, 1: WHITE_2}, turn=1, snake=0)
    state, _ = play(state, safely(state))
    assert watched(state)[0] == 1
    state, _ = play(state, TAKE)
    assert watched(state)[0] == 1
    state, _ = play(state, safely(state, 1))
    assert watched(state)[0] is None


def test_o12_a_fennec_offers_an_extra_turn_after_the_refill() -> None:
    """O6, O12."""
    state = position([[], []], row={0: FENNEC})
    offered, events = play(state, safely(state))
    assert types(events) == ["flipped", "won", "dealt", "extra_turn_offered"]
    assert GAME.to_act(offered) == {0}
    legal = GAME.legal(offered, 0)
    assert legal is not None
    assert legal.actions == (TAKE, DECLINE)
    assert {GAME.sample(offered, 0, QuickChance(seed)) for seed in range(20)} == {TAKE, DECLINE}


def test_o12_taken_the_same_player_flips_again() -> None:
    state = position([[], []], row={0: FENNEC, 1: WHITE_2})
    offered, _ = play(state, safely(state))
    extra, events = play(offered, TAKE)
    assert events == [OuchTurnBegan(seat=0, extra=True)]
    assert GAME.to_act(extra) == {0}
    assert GAME.view(extra, None).fennec_at_stake == 0
    after, _ = play(extra, safely(extra, 1))
    assert (after.won[0], after.turn) == ((FENNEC, WHITE_2), 1)
    assert GAME.view(after, None).fennec_at_stake is None


def test_o12_declined_the_next_player_plays() -> None:
    state = position([[], []], row={0: FENNEC})
    offered, _ = play(state, safely(state))
    after, events = play(offered, DECLINE)
    assert events == [OuchTurnBegan(seat=1)]
    assert after.won[0] == (FENNEC,)


@pytest.mark.parametrize("action", [OuchDiscard(0), safely(position([[], []]))])
def test_o12_first_the_offer_is_answered(action: OuchDiscard) -> None:
    state = position([[], []], row={0: FENNEC})
    offered, _ = play(state, safely(state))
    with pytest.raises(IllegalAction) as refusal:
        play(offered, action)
    assert refusal.value.rule == "O12"


def test_o13_pricked_in_the_extra_turn_the_fennec_is_lost_as_well() -> None:
    state = position([[*plain(2), FENNEC], []], row={0: WHITE_2}, extra=True)
    after, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "lost", "dealt", "turn_began"]
    assert events[2] == OuchLost(seat=0, card=face(FENNEC), to="box", cause="fennec", index=2)
    assert (after.won[0], after.box, after.turn) == (tuple(plain(2)), (WHITE_2, FENNEC), 1)


def test_o13_of_a_chain_of_fennecs_only_the_latest_is_lost() -> None:
    other = pick("white", "fennec")
    state = position([[], []], row={0: FENNEC, 1: other, 2: WHITE_2})
    state, _ = play(state, safely(state))
    state, _ = play(state, TAKE)
    state, events = play(state, safely(state, 1))
    assert types(events) == ["flipped", "won", "dealt", "extra_turn_offered"]
    state, _ = play(state, TAKE)
    assert GAME.view(state, None).fennec_at_stake == 1
    state, _ = play(state, spinily(state, 2))
    assert (state.won[0], state.box) == ((FENNEC,), (WHITE_2, other))


def test_o14_the_rare_case() -> None:
    """Worked case 1."""
    state = position([[], [], []], row={0: SNAKE, 1: FENNEC, 2: WHITE_2})
    state, _ = play(state, safely(state))
    state, _ = play(state, safely(state, 1))
    state, _ = play(state, TAKE)
    state, events = play(state, spinily(state, 2))
    assert [event.to for event in events if isinstance(event, OuchLost)] == [0, 0]
    assert state.won == ((SNAKE, WHITE_2, FENNEC), (), ())
    assert (state.turn, watched(state)) == (2, [None] * 3)


def test_o17_with_two_players_the_snake_watches_the_opponent() -> None:
    state = position([[], []], row={0: SNAKE, 1: pick("white", "snake"), 2: WHITE_2}, turn=1)
    state, _ = play(state, safely(state))
    assert watched(state) == [None, 0]
    # Seat 0 is watched and wins a snake of its own, which watches seat 1 next.
    state, _ = play(state, safely(state, 1))
    assert watched(state) == [1, None]
    state, _ = play(state, spinily(state, 2))
    assert state.won == ((pick("white", "snake"), WHITE_2), (SNAKE,))


def test_o17_a_snake_won_under_a_snake() -> None:
    """Between the events of the flip both watch: the one this turn, the other the next."""
    state = position([[], []], row={0: SNAKE}, turn=1, snake=0)
    after, events = play(state, safely(state))
    assert events[1] == OuchWon(seat=1, card=face(SNAKE), watches=0)
    assert watched(fold(GAME, state, events[:2])) == [1, 0]
    assert watched(after) == [None, 0]


def test_o17_a_snake_won_in_an_extra_turn_covers_the_next_player() -> None:
    state = position([[], [], []], row={0: FENNEC, 1: SNAKE, 2: WHITE_2})
    state, _ = play(state, safely(state))
    state, _ = play(state, TAKE)
    state, _ = play(state, safely(state, 1))
    state, _ = play(state, spinily(state, 2))
    assert state.won[0] == (FENNEC, SNAKE, WHITE_2)


def test_o17_an_extra_turn_that_wins_a_snake_is_over() -> None:
    """A snake offers nothing: the next player's turn begins, and is watched."""
    state = position([[FENNEC], [], []], row={1: SNAKE}, extra=True)
    state, events = play(state, safely(state, 1))
    assert types(events) == ["flipped", "won", "dealt", "turn_began"]
    assert watched(state) == [1, None, None]


def test_animals_switched_off_count_one_flower_and_do_nothing() -> None:
    """Worked case 8 (O10)."""
    options = OuchOptions(animals=False)
    for card in (SNAKE, FENNEC):
        state = position([[], []], row={0: card}, options=options)
        after, events = play(state, safely(state))
        assert types(events) == ["flipped", "won", "dealt", "turn_began"]
        assert watched(after) == [None, None]
        assert face(card).flowers == 1
