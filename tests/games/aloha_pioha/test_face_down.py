"""Lice that lie face down: A7, A8."""

from collections.abc import Sequence

import msgspec
import pytest
from msgspec import UNSET

from games.aloha_pioha import GAME
from games.aloha_pioha.model import (
    AlohaCard,
    AlohaCombed,
    AlohaEvent,
    AlohaHairWon,
    AlohaMoved,
    AlohaOptions,
    AlohaPlay,
    AlohaPlayed,
    AlohaRevealed,
    AlohaScored,
    AlohaState,
    AlohaTarget,
    AlohaTickle,
)
from games.core.chance import QuickChance
from games.core.contract import Seat
from tests.games.aloha_pioha.table import (
    HIGH,
    LOW,
    LOWEST,
    choices,
    combed,
    down,
    hair,
    hand,
    held,
    louse,
    play,
    position,
    pulling,
    types,
)

LAST = AlohaRevealed | AlohaHairWon | AlohaScored
"""What all may know, since the match is over."""
HAND = (louse(0, LOWEST), louse(1, LOW), louse(3, HIGH), 5)
WATCHERS: tuple[Seat | None, ...] = (0, 1, None)


def told(events: Sequence[AlohaEvent], watcher: Seat | None) -> list[AlohaEvent]:
    return [GAME.redact(event, watcher) for event in events]


# What it costs.


def test_a7_the_hand_is_discarded_down_to_one_card_of_choice() -> None:
    state = position(hands=[HAND, [3]])
    after, events = play(state, AlohaPlay(1, 2, "right", "down", keep=3))
    assert types(events) == ["played", "combed", "drew", "turn_began"]
    assert events[0] == AlohaPlayed(seat=0, hair=2, end="right", face="down", back=LOW, force=1, card=1)
    assert events[1] == AlohaCombed(seat=0, cards=(AlohaCard(LOWEST, 0), AlohaCard(HIGH, 3)), positions=(0, 1))
    laid = after.strands[2].ends[1].lice[0]
    assert (laid.louse, laid.up) == (state.hands[0][1], False)
    assert (combed(after, 0), len(after.hands[0])) == ([0, 3], 3)
    assert 5 in hand(after, 0)


@pytest.mark.parametrize("card", range(4))
@pytest.mark.parametrize("keep", range(4))
def test_a7_keep_counts_in_the_hand_as_it_was_before(card: int, keep: int) -> None:
    """It is never the card that is played."""
    state = position(hands=[HAND, [3]], deck=0)
    action = AlohaPlay(card, 0, "left", "down", keep)
    assert (action in choices(state)) == (card != keep)
    if card != keep:
        after, _ = play(state, action)
        forces = [0, 1, 3, 5]
        assert hand(after, 0) == [forces[keep]]
        assert combed(after, 0)[-2:] == [force for at, force in enumerate(forces) if at not in (card, keep)]


def test_case_5_with_two_cards_in_hand_nothing_is_discarded() -> None:
    """A7: turn 1; then the hand is 3."""
    state = position(hands=[[2, 4], [3, 3]])
    after, events = play(state, AlohaPlay(0, 0, "left", "down"))
    assert types(events) == ["played", "drew", "turn_began"]
    assert (len(after.hands[0]), after.combs[0]) == (3, ())
    assert 4 in hand(after, 0)


def test_a7_with_the_only_card_nothing_is_discarded() -> None:
    after, events = play(position(hands=[[2], [3, 3]], deck=0), AlohaPlay(0, 0, "left", "down"))
    assert types(events) == ["played", "turn_began"]
    assert after.hands[0] == ()


def test_a7_of_two_cards_no_keep_is_named_of_three_each_choice_is_an_action() -> None:
    two = position([hair()], hands=[[2, 4], [3]])
    assert {action.keep for action in choices(two) if isinstance(action, AlohaPlay)} == {None}
    assert len(choices(two)) == 2 * 6 * 2
    three = position(hands=[[2, 4, 5], [3]])
    assert len(choices(three)) == 3 * 6 * (1 + 2)
    first = [action.keep for action in choices(three) if (action.card, action.hair, action.end) == (1, 0, "left")]  # type: ignore[union-attr]
    assert first == [None, 0, 2]


def test_a7_any_play_may_be_sampled() -> None:
    """And nothing but what is legal."""
    state = position(hands=[[2, 4, 5], [3]])
    assert {GAME.sample(state, 0, QuickChance(seed)) for seed in range(1_500)} == set(choices(state))


def test_a7_discards_go_under_the_comb_behind_what_is_there() -> None:
    state = position(hands=[[1, louse(2, HIGH), 5], [3]], combs=[[5, -1], []], deck=4)
    below = combed(state, 0)
    after, _ = play(state, AlohaPlay(1, 0, "left", "down", keep=2))
    assert combed(after, 0) == [*below, 1]


def test_a7_a_louse_may_lie_face_down_beside_those_that_lie_face_up() -> None:
    state = position([hair(left=held(0, 5, down(3)), right=held(1, 4))], hands=[[1, 2], [3]])
    state, _ = play(state, AlohaPlay(0, 0, "left", "up"))
    assert [laid.up for laid in state.strands[0].ends[0].lice] == [True, False, True]


# Who knows it.


def test_a7_the_force_is_told_to_nobody_and_the_back_to_all() -> None:
    _, events = play(position(hands=[HAND, [3]]), AlohaPlay(2, 0, "left", "down", keep=3))
    for watcher in WATCHERS:
        played, discarded, *_ = told(events, watcher)
        assert isinstance(played, AlohaPlayed)
        assert (played.back, played.force) == (HIGH, UNSET)
        assert isinstance(discarded, AlohaCombed)
        assert [card.back for card in discarded.cards] == [LOWEST, LOW]
        assert all((card.force is UNSET) == (watcher != 0) for card in discarded.cards)
        assert (discarded.positions is UNSET) == (watcher != 0)


def seen(state: AlohaState, watcher: Seat | None) -> bytes:
    return msgspec.json.encode((GAME.view(state, watcher), None if watcher is None else GAME.legal(state, watcher)))


def twins() -> list[AlohaState]:
    """Two tables that differ only in which of two face-down lice of the same back lies on which hair."""
    return [
        position(
            [
                hair(13, 5, 6, left=held(0, 5, down(one, HIGH)), right=held(1, 5)),
                hair(6, 3, 3, left=held(1, down(0)), right=held(0, down(other, HIGH))),
            ],
            hands=[[1, louse(2, LOW), 5], [3, 4]],
            tickle_deck=["topsy_turvy", "crowd", "champions"],
            turn=3,
            deck=8,
        )
        for one, other in ((3, 4), (4, 3))
    ]


@pytest.mark.parametrize("seed", range(10))
def test_case_10_what_lies_face_down_leaves_no_trace_before_the_end(seed: int) -> None:
    """A7: the same moves give the same bytes to both players and to a spectator, until all is turned up (A17)."""
    pair = twins()
    dice = QuickChance(seed)
    while GAME.to_act(pair[0]):
        for watcher in WATCHERS:
            assert seen(pair[0], watcher) == seen(pair[1], watcher)
        # No lightning: a flashlight would rightly tell.
        action = dice.choice([each for each in choices(pair[0]) if getattr(each, "from_", None) != "deck"])
        steps = [play(state, action) for state in pair]
        pair = [state for state, _ in steps]
        logs = [[event for event in events if not isinstance(event, LAST)] for _, events in steps]
        for watcher in WATCHERS:
            one, other = (msgspec.json.encode(told(log, watcher)) for log in logs)
            assert one == other
    revealed = [[event for event in events if isinstance(event, AlohaRevealed)] for _, events in steps]
    assert revealed[0] != revealed[1]


def moved(events: list[AlohaEvent], watcher: Seat | None) -> AlohaMoved:
    return next(event for event in told(events, watcher) if isinstance(event, AlohaMoved))


def test_a7_a_louse_that_comes_home_is_an_ordinary_card_of_its_owner() -> None:
    """A14: who sees it, while the others still see its back."""
    state = position(
        [hair(left=held(0, down(4, HIGH)), right=held(1, 2, 3), due=True)],
        hands=[[1, 5], [0, 5]],
        deck=0,
        tickles=("home", "strong", "weak"),
        asks="tickle",
    )
    state, _ = play(state, AlohaTickle(0, 0))
    state, events = play(state, AlohaTarget(louse=0))
    assert hand(state, 0) == [1, 4, 5]
    for watcher in WATCHERS:
        force = 4 if watcher == 0 else UNSET
        assert (moved(events, watcher).back, moved(events, watcher).force) == (HIGH, force)
        assert GAME.view(state, watcher).players[0].hand[1] == AlohaCard(HIGH, force)


def test_a7_a_louse_that_is_plucked_is_an_ordinary_card_of_its_owner() -> None:
    """A8, A14: not of the seat that plucked it."""
    state = position(
        [hair(left=held(1, 2, 3), right=held(0, 5, down(4, HIGH)), due=True)],
        hands=[[1, 5], [0, 5]],
        tickles=("pluck", "strong", "weak"),
        asks="tickle",
        player=1,
    )
    state, events = play(state, AlohaTickle(0, 0))
    assert (pulling(state, 0, "right"), combed(state, 0)) == ([5], [4])
    for watcher in WATCHERS:
        assert moved(events, watcher).force == (4 if watcher == 0 else UNSET)
        own = (AlohaCard(HIGH, 4),) if watcher == 0 else None
        assert GAME.view(state, watcher).players[0].comb_cards == own


# A8: the comb.


def test_a8_the_own_comb_may_be_looked_through_of_others_one_sees_the_count() -> None:
    state = position(hands=[HAND, [3]], deck=6)
    count = len(state.combs[0])
    state, _ = play(state, AlohaPlay(3, 0, "left", "down", keep=0))
    for watcher in WATCHERS:
        player = GAME.view(state, watcher).players[0]
        assert player.comb == count + 2
        assert (player.comb_cards is None) == (watcher != 0)
    own = GAME.view(state, 0).players[0].comb_cards
    assert own is not None
    assert own[-2:] == (AlohaCard(LOW, 1), AlohaCard(HIGH, 3))


# Option `face_down`.


def test_a7_without_face_down_all_lice_are_played_face_up() -> None:
    state = position(hands=[[2, 4, 5], [3]], options=AlohaOptions(face_down=False))
    assert all(isinstance(action, AlohaPlay) and action.face == "up" for action in choices(state))
    assert len(choices(state)) == 3 * 6
    assert {GAME.sample(state, 0, QuickChance(seed)) for seed in range(300)} == set(choices(state))
