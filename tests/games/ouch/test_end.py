"""How a match ends: O18 to O21, and seats that leave."""

import pytest
from msgspec.structs import replace

from games.core.chance import QuickChance, SeededChance
from games.core.contract import Seating
from games.core.errors import IllegalAction
from games.core.play import begin, fold
from games.ouch import GAME
from games.ouch.model import OuchDealt, OuchDiscard, OuchEvent, OuchOptions, OuchShuffled, OuchState, OuchTurnBegan
from tests.games.ouch.table import DECLINE, TAKE, pick, plain, play, position, safely, spinily, types

SNAKE, FENNEC = pick("blue", "snake"), pick("purple", "fennec")
WHITE_2, RED_3 = pick("white", 2), pick("red", 3)
# Cards of blue, purple and white without those that the tests flip.
CARDS = [card for card in plain(30) if card != WHITE_2]


def ended(state: OuchState) -> str | None:
    outcome = GAME.outcome(state)
    return None if outcome is None else outcome.reason


def test_o18_eight_cards_end_the_game_at_once() -> None:
    state = position([CARDS[:7], []], row={0: WHITE_2})
    after, events = play(state, safely(state))
    assert types(events) == ["flipped", "won", "scored"]
    assert (ended(after), GAME.to_act(after), GAME.legal(after, 0)) == ("eight_cards", frozenset(), None)
    assert after.row[0] == -1


def test_o18_seven_cards_do_not() -> None:
    state = position([CARDS[:6], []], row={0: WHITE_2})
    after, _ = play(state, safely(state))
    assert ended(after) is None


def test_o18_cards_received_through_a_snake_count() -> None:
    """Worked case 4."""
    state = position([CARDS[:7], CARDS[7:10]], row={0: RED_3}, turn=1, snake=0)
    after, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "scored"]
    assert (len(after.won[0]), len(after.won[1]), ended(after)) == (8, 3, "eight_cards")


def test_o18_the_game_can_end_with_nine() -> None:
    state = position([CARDS[:7], [FENNEC]], row={0: WHITE_2}, turn=1, snake=0, extra=True)
    after, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "lost", "scored"]
    assert (len(after.won[0]), ended(after)) == (9, "eight_cards")


def test_o18_a_fennec_as_the_eighth_card_gives_no_extra_turn() -> None:
    state = position([CARDS[:7], []], row={0: FENNEC})
    after, events = play(state, safely(state))
    assert types(events) == ["flipped", "won", "scored"]
    assert ended(after) == "eight_cards"


def test_o18_nothing_can_be_played_afterwards() -> None:
    state = position([CARDS[:7], []], row={0: WHITE_2})
    after, _ = play(state, safely(state))
    with pytest.raises(IllegalAction) as refusal:
        GAME.check(after, 0, safely(state, 1))
    assert refusal.value.rule == "O18"


def test_o19_the_38th_refill_ends_the_game_after_its_turn() -> None:
    """Worked case 9: without a winner by cards exactly 38 cards are dealt after the setup."""
    state, _ = begin(GAME, Seating.of(2), OuchOptions(animals=False, red_flowers=False), QuickChance(4))
    dealt = flips = 0
    while GAME.to_act(state):
        # Pricked whenever the card allows it, which is always: each has at least one spine.
        spine = next(a for a in GAME.legal(state, state.turn).actions if _pricks(state, a))  # type: ignore[union-attr]
        state, events = play(state, spine)
        flips += 1
        dealt += sum(isinstance(event, OuchDealt) for event in events)
    assert (dealt, flips, ended(state)) == (38, 38, "empty_pile")
    assert all(card >= 0 for card in state.row)


def _pricks(state: OuchState, action: object) -> bool:
    return play(state, action)[1][0].pricked  # type: ignore[arg-type, union-attr]


def test_o19_the_last_card_ends_the_game_when_the_turn_is_resolved() -> None:
    state = position([[], []], row={0: WHITE_2}, pile=1)
    after, events = play(state, safely(state))
    assert types(events) == ["flipped", "won", "dealt", "scored"]
    assert (ended(after), after.pile) == ("empty_pile", ())
    with pytest.raises(IllegalAction) as refusal:
        GAME.check(after, 0, safely(state, 1))
    assert refusal.value.rule == "O19"


def test_o19_the_choice_of_o8_belongs_to_the_turn() -> None:
    state = position([CARDS[:3], []], row={0: RED_3}, pile=1)
    state, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "dealt", "discard_asked"]
    state, events = play(state, OuchDiscard(0))
    assert types(events) == ["lost", "scored"]
    assert len(state.won[0]) == 2


def test_o19_the_extra_turn_belongs_to_the_turn_and_is_not_refilled() -> None:
    state = position([[], []], row={0: FENNEC, 1: WHITE_2}, pile=1)
    offered, events = play(state, safely(state))
    assert types(events) == ["flipped", "won", "dealt", "extra_turn_offered"]
    extra, _ = play(offered, TAKE)
    after, events = play(extra, safely(extra, 1))
    assert types(events) == ["flipped", "won", "scored"]
    assert (after.won[0], after.row[1]) == ((FENNEC, WHITE_2), -1)
    assert [place.slot for place in GAME.view(after, 0).row] == [0, 2, 3, 4, 5]
    after, events = play(offered, DECLINE)
    assert types(events) == ["scored"]


def test_o19_the_second_flip_of_a_chain_finds_five_cards() -> None:
    other = pick("white", "fennec")
    state = position([[], []], row={0: FENNEC, 1: other, 2: WHITE_2}, pile=1)
    state, _ = play(state, safely(state))
    state, _ = play(state, TAKE)
    state, events = play(state, safely(state, 1))
    assert types(events) == ["flipped", "won", "extra_turn_offered"]
    state, _ = play(state, TAKE)
    legal = GAME.legal(state, 0)
    assert legal is not None
    assert {action.slot for action in legal.actions} == {0, 2, 3, 4, 5}  # type: ignore[union-attr]
    state, events = play(state, spinily(state, 2))
    assert types(events) == ["flipped", "lost", "lost", "scored"]


def test_o20_the_box_becomes_the_second_pile() -> None:
    box = (*CARDS[:2], FENNEC)
    state = position([[], []], row={0: WHITE_2}, pile=1, box=box, options=OuchOptions(piles=2))
    box = state.box
    after, events = play(state, spinily(state), SeededChance(b"seed", 1))
    assert types(events) == ["flipped", "lost", "dealt", "shuffled", "turn_began"]
    discarded = (*box, WHITE_2)
    expected = tuple(SeededChance(b"seed", 1).shuffled(discarded))
    assert events[3] == OuchShuffled(pile=2, cards=len(discarded), order=expected)
    assert (after.pile, after.box, after.reshuffled) == (expected, (), discarded)


def test_o20_a_red_loss_after_the_reshuffle_goes_to_the_new_box() -> None:
    """O6 comes before O8."""
    blue = pick("blue", 1)
    state = position([[blue], []], row={0: RED_3}, pile=1, options=OuchOptions(piles=2))
    after, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "dealt", "shuffled", "lost", "turn_began"]
    assert after.box == (blue,)
    assert RED_3 in after.pile


def test_o20_the_second_pile_is_the_last() -> None:
    state = position([[], []], row={0: WHITE_2}, pile=1, options=OuchOptions(piles=2), reshuffled=tuple(CARDS[:3]))
    _, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "dealt", "scored"]


def test_o20_with_an_empty_box_o19_applies() -> None:
    state = position([[], []], row={0: WHITE_2}, pile=1, options=OuchOptions(piles=2))
    # What the box held lies in front of seat 1: more than a match allows, but nothing is left to shuffle.
    state = replace(state, box=(), won=((), state.box))
    after, events = play(state, safely(state))
    assert types(events) == ["flipped", "won", "dealt", "scored"]
    assert ended(after) == "empty_pile"


@pytest.mark.parametrize("cards", [4, 12])
def test_o21_the_number_of_cards_to_win_is_an_option(cards: int) -> None:
    options = OuchOptions(cards_to_win=cards)
    for held, reason in ((cards - 2, None), (cards - 1, "eight_cards")):
        state = position([CARDS[:held], []], row={0: WHITE_2}, options=options)
        after, _ = play(state, safely(state))
        assert ended(after) == reason


def withdraw(state: OuchState, seat: int) -> tuple[OuchState, list[OuchEvent]]:
    events = GAME.withdraw(state, seat, QuickChance(0))
    return fold(GAME, state, events), events


def watched(state: OuchState) -> list[int | None]:
    return [player.snake_watches for player in GAME.view(state, None).players]


def test_a_seat_that_leaves_in_its_turn_ends_it() -> None:
    """O7."""
    after, events = withdraw(position([[], [], []], turn=1), 1)
    assert types(events) == ["withdrew", "turn_began"]
    assert GAME.to_act(after) == {2}


def test_a_seat_that_leaves_between_its_turns_is_passed_over() -> None:
    """O7."""
    state, events = withdraw(position([[], [], []]), 1)
    assert types(events) == ["withdrew"]
    assert GAME.to_act(state) == {0}
    state, _ = play(state, safely(state))
    assert GAME.to_act(state) == {2}
    state, _ = play(state, safely(state))
    assert GAME.to_act(state) == {0}


def test_what_was_asked_of_a_seat_that_leaves_lapses() -> None:
    """O8, O12."""
    state = position([CARDS[:3], [], []], row={0: RED_3})
    asked, _ = play(state, spinily(state))
    after, _ = withdraw(asked, 0)
    assert (after.asks, after.turn, len(after.won[0])) == ("flip", 1, 3)
    state = position([[], [], []], row={0: FENNEC})
    offered, _ = play(state, safely(state))
    after, _ = withdraw(offered, 0)
    assert (after.asks, after.turn, after.won[0]) == ("flip", 1, (FENNEC,))


def test_an_empty_pile_ends_the_game_when_the_seat_to_act_leaves() -> None:
    """O19."""
    state = position([[], [], []], row={0: FENNEC}, pile=1)
    offered, _ = play(state, safely(state))
    after, events = withdraw(offered, 0)
    assert types(events) == ["withdrew", "scored"]
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.ranking == ((1, 2), (0,))


def test_a_snake_of_a_seat_that_leaves_is_spent() -> None:
    """O11."""
    state = position([[], [], []], row={0: SNAKE, 1: WHITE_2})
    state, _ = play(state, safely(state))
    state, _ = withdraw(state, 0)
    assert watched(state) == [None] * 3
    state, _ = play(state, spinily(state, 1))
    assert state.box == (WHITE_2,)


def test_a_snake_that_watched_a_turn_that_is_left_watches_the_next_one() -> None:
    """O11."""
    state = position([[], [], []], row={0: SNAKE, 1: WHITE_2})
    state, _ = play(state, safely(state))
    state, _ = withdraw(state, 1)
    assert watched(state) == [2, None, None]
    state, _ = play(state, spinily(state, 1))
    assert state.won[0] == (SNAKE, WHITE_2)


def test_those_who_left_rank_last_the_later_ahead_of_the_earlier() -> None:
    """O25."""
    state = position([CARDS[:7], CARDS[7:13], CARDS[13:19], []], row={0: WHITE_2}, turn=3)
    state, _ = withdraw(state, 1)
    state, _ = withdraw(state, 2)
    state = replace(state, turn=0)
    state, _ = play(state, safely(state))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((0,), (3,), (2,), (1,))
    assert [score.seat for score in outcome.scores] == [0, 1, 2, 3]
    assert outcome.scores[1].total > outcome.scores[3].total


def test_a_turn_goes_on_past_several_that_left() -> None:
    """O7."""
    state = position([[], [], [], [], []], turn=3)
    for seat in (4, 0, 3):
        state, events = withdraw(state, seat)
    assert events[-1] == OuchTurnBegan(seat=1)
