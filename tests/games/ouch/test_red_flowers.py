"""Red flowers: O8, and where it meets animals (O15, O16)."""

import pytest

from games.core.chance import QuickChance
from games.core.errors import IllegalAction
from games.ouch import GAME
from games.ouch.model import OuchDiscard, OuchLost, OuchOptions, OuchState
from tests.games.ouch.table import TAKE, face, pick, plain, play, position, safely, spinily, types

RED_3 = pick("red", 3)


def red_prick(cards: list[int], **fields: object) -> OuchState:
    """Seat 1 of three is about to flip a red card of three flowers."""
    return position([[], cards, []], row={0: RED_3}, turn=1, **fields)  # type: ignore[arg-type]


def test_o8_without_won_cards_nothing_more_is_lost() -> None:
    state = red_prick([])
    after, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "dealt", "turn_began"]
    assert after.box == (RED_3,)


def test_o8_the_only_card_goes_by_itself() -> None:
    """Worked case 2."""
    blue = pick("blue", 1)
    state = red_prick([blue])
    after, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "dealt", "lost", "turn_began"]
    assert events[3] == OuchLost(seat=1, card=face(blue), to="box", cause="red_flowers", index=0)
    assert after.box == (RED_3, blue)
    assert (after.won[1], after.turn, after.asks) == ((), 2, "flip")


def test_o8_with_more_cards_the_player_chooses() -> None:
    """Worked case 3."""
    cards = plain(3)
    state = red_prick(cards)
    asked, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "dealt", "discard_asked"]
    assert GAME.to_act(asked) == {1}
    legal = GAME.legal(asked, 1)
    assert legal is not None
    assert legal.actions == (OuchDiscard(0), OuchDiscard(1), OuchDiscard(2))
    with pytest.raises(IllegalAction) as refusal:
        play(asked, safely(asked))
    assert (refusal.value.rule, "0 to 2" in refusal.value.reason) == ("O8", True)
    after, events = play(asked, OuchDiscard(1))
    assert types(events) == ["lost", "turn_began"]
    assert events[0] == OuchLost(seat=1, card=face(cards[1]), to="box", cause="red_flowers", index=1)
    assert (after.won[1], after.box, after.turn) == ((cards[0], cards[2]), (RED_3, cards[1]), 2)


@pytest.mark.parametrize("card", [-1, 3])
def test_o8_a_card_that_is_not_there_is_refused(card: int) -> None:
    state = red_prick(plain(3))
    asked, _ = play(state, spinily(state))
    with pytest.raises(IllegalAction, match="O8"):
        play(asked, OuchDiscard(card))


def test_o8_the_choice_may_be_sampled() -> None:
    state = red_prick(plain(3))
    asked, _ = play(state, spinily(state))
    sampled = {GAME.sample(asked, 1, QuickChance(seed)) for seed in range(50)}
    assert sampled == {OuchDiscard(0), OuchDiscard(1), OuchDiscard(2)}


def test_o8_a_safe_red_flip_costs_nothing() -> None:
    state = red_prick(plain(3))
    after, _ = play(state, safely(state))
    assert len(after.won[1]) == 4


def test_o8_switched_off_red_spines_are_like_others() -> None:
    state = red_prick(plain(3), options=OuchOptions(red_flowers=False))
    after, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "dealt", "turn_began"]
    assert len(after.won[1]) == 3


def test_o8_the_slot_is_refilled_before_the_choice() -> None:
    """O6."""
    state = red_prick(plain(3))
    asked, _ = play(state, spinily(state))
    assert asked.row[0] == state.pile[0]


def test_o15_under_a_snake_the_red_card_goes_to_its_owner_and_the_further_one_to_the_box() -> None:
    cards = plain(2)
    state = red_prick(cards, snake=0)
    asked, events = play(state, spinily(state))
    assert events[1] == OuchLost(seat=1, card=face(RED_3), to=0, cause="prick")
    after, events = play(asked, OuchDiscard(0))
    assert events[0] == OuchLost(seat=1, card=face(cards[0]), to="box", cause="red_flowers", index=0)
    assert (after.won, after.box) == (((RED_3,), (cards[1],), ()), (cards[0],))


@pytest.mark.parametrize(("owner", "box"), [(-1, 2), (0, 0)])
def test_o16_a_red_prick_in_the_extra_turn_costs_three_cards(owner: int, box: int) -> None:
    fennec = pick("white", "fennec")
    cards = plain(2)
    state = red_prick([*cards, fennec], extra=True, snake=owner)
    asked, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "lost", "dealt", "discard_asked"]
    assert events[2] == OuchLost(seat=1, card=face(fennec), to="box" if owner < 0 else owner, cause="fennec", index=2)
    assert asked.won[1] == tuple(cards)
    assert len(asked.box) == box
    after, _ = play(asked, OuchDiscard(1))
    assert after.won[1] == (cards[0],)
    assert len(after.box) == box + 1


def test_o16_with_one_card_left_it_goes_by_itself_and_with_none_nothing_does() -> None:
    fennec, card = pick("white", "fennec"), pick("blue", 1)
    state = red_prick([card, fennec], extra=True)
    after, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "lost", "dealt", "lost", "turn_began"]
    assert after.box == (RED_3, fennec, card)
    state = red_prick([fennec], extra=True)
    after, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "lost", "dealt", "turn_began"]
    assert after.box == (RED_3, fennec)


def test_o16_the_extra_turn_is_over_when_the_choice_is_made() -> None:
    state = red_prick([*plain(2), pick("white", "fennec")], extra=True)
    asked, _ = play(state, spinily(state))
    assert GAME.view(asked, None).fennec_at_stake is None
    with pytest.raises(IllegalAction, match="O8"):
        play(asked, TAKE)
