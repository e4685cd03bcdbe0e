"""What each lightning card does, with and without a target: A14, A16."""

from typing import Any

import pytest

from games.aloha_pioha import GAME
from games.aloha_pioha.model import (
    AlohaEvent,
    AlohaLousePlace,
    AlohaMoved,
    AlohaOptions,
    AlohaPlace,
    AlohaPlay,
    AlohaPlayed,
    AlohaRevealed,
    AlohaState,
    AlohaTarget,
    AlohaTargetAsked,
    AlohaTickle,
    AlohaTickled,
    Kind,
)
from games.core.chance import QuickChance
from tests.games.aloha_pioha.table import (
    HIGH,
    HIGHEST,
    LOW,
    Hair,
    Held,
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

FREE = AlohaOptions(tickle_hair="free")
MINE, THEIRS = held(0, 5, down(3, HIGH)), held(1, 2, 1)


def to_place(kind: Kind, first: Hair | None = None, *others: Hair, **fields: Any) -> AlohaState:
    """Seat 0 is to place a tickle: this one lies leftmost, and hair 0 is due."""
    first = first or hair(left=MINE, right=THEIRS, due=True)
    fields = {"hands": [[1, 4], [3]], "tickles": (kind, "strong", "weak"), **fields}
    return position([first, *others], asks="tickle", **fields)


def placed(kind: Kind, first: Hair | None = None, *others: Hair, **fields: Any) -> tuple[AlohaState, list[AlohaEvent]]:
    """It has been placed on hair 0."""
    return play(to_place(kind, first, *others, **fields), AlohaTickle(0, 0))


def asked(kind: Kind, first: Hair | None = None, *others: Hair, **fields: Any) -> AlohaState:
    """It has been placed on hair 0 and asks for a target."""
    state, events = placed(kind, first, *others, **fields)
    assert types(events) == ["tickled"]
    assert (state.asks, state.player) == ("target", 0)
    assert state.target == AlohaTargetAsked(kind, 0)  # type: ignore[arg-type]
    return state


def does_nothing(state: AlohaState, events: list[AlohaEvent]) -> bool:
    """The turn is over without more than drawing, and nothing has been asked."""
    tickled = events[0]
    assert isinstance(tickled, AlohaTickled)
    return types(events) == ["tickled", "tickle_revealed", "drew", "turn_began"] and not tickled.asks_target


@pytest.mark.parametrize("kind", ["hop", "home", "extra_pull"])
def test_a14_lightning_acts_at_once_and_then_stays_on_the_hair(kind: Kind) -> None:
    state = asked(kind)
    assert state.strands[0].tickle == kind
    state, events = play(state, choices(state)[0])
    assert types(events)[-2:] == ["drew", "turn_began"]
    assert (state.strands[0].tickle, state.target, state.asks, state.player) == (kind, None, "play", 1)


@pytest.mark.parametrize("kind", ["strong", "weak", "double", "topsy_turvy", "crowd", "champions"])
def test_a14_clocks_do_nothing_at_once(kind: Kind) -> None:
    row = tuple(each for each in ("strong", "weak", "double", "knot") if each != kind)[:2]
    state, events = placed(kind, tickles=(kind, *row))
    assert does_nothing(state, events)
    assert (pulling(state, 0, "left"), pulling(state, 0, "right")) == ([5, 3], [2, 1])


@pytest.mark.parametrize("kind", ["flashlight", "hop", "pluck", "home", "extra_pull", "strong", "champions"])
def test_a14_a_hair_with_a_tickle_is_played_on_as_usual(kind: Kind) -> None:
    state = position([hair(left=MINE, right=THEIRS, tickle=kind)], hands=[[1, 4], [3]])
    state, events = play(state, AlohaPlay(0, 0, "left", "up"))
    assert types(events) == ["played", "drew", "turn_began"]
    assert pulling(state, 0, "left") == [5, 3, 1]


# Flashlight.


def test_a14_a_flashlight_turns_all_lice_of_its_hair_face_up() -> None:
    dark = hair(left=held(0, 5, down(3)), right=held(1, down(-1), 2, down(4, HIGH)), due=True)
    state, events = placed("flashlight", dark, hair(left=held(1, down(5))))
    assert types(events) == ["tickled", "revealed", "tickle_revealed", "drew", "turn_began"]
    assert events[1] == AlohaRevealed(seat=0, hair=0, left=(5, 3), right=(-1, 2, 4))
    assert all(GAME.redact(events[1], watcher) == events[1] for watcher in (0, 1, None))
    assert all(laid.up for end in state.strands[0].ends for laid in end.lice)
    assert not state.strands[1].ends[0].lice[0].up


def test_a14_a_flashlight_shines_on_an_end_alone() -> None:
    state, events = placed("flashlight", hair(right=held(0, down(5), down(3)), due=True))
    assert events[1] == AlohaRevealed(seat=0, hair=0, left=(), right=(5, 3))
    assert state.strands[0].ends[0].tribe == -1


def test_a16_a_flashlight_finds_nothing_where_all_lie_face_up() -> None:
    assert does_nothing(*placed("flashlight", hair(left=held(0, 5), right=THEIRS, due=True)))


def test_a14_later_lice_may_lie_face_down_under_a_flashlight() -> None:
    state = position([hair(left=held(0, 5), tickle="flashlight")], hands=[[1, 4], [3]])
    state, _ = play(state, AlohaPlay(0, 0, "left", "down"))
    assert [laid.up for laid in state.strands[0].ends[0].lice] == [True, False]


# Hop.


def test_a14_an_own_louse_hops_to_a_place_on_another_hair() -> None:
    """That A5 allows and no knot forbids."""
    others = (
        hair(left=held(0, 4), right=held(1, 4)),
        hair(left=held(1, 3)),
        hair(left=held(2, 3), right=held(1, 5)),
        hair(left=held(0, 2), tickle="knot"),
        hair(),
    )
    state = asked("hop", None, *others, hands=[[1], [3], [], []])
    places = {(1, "left"), (2, "right"), (5, "left"), (5, "right")}
    assert set(choices(state)) == {
        AlohaTarget(louse=louse, hair=number, end=end)  # type: ignore[arg-type]
        for louse in (0, 1)
        for number, end in places
    }
    assert {GAME.sample(state, 0, QuickChance(seed)) for seed in range(100)} == set(choices(state))


@pytest.mark.parametrize(("number", "face", "up"), [(0, "up", True), (1, "down", False)])
def test_a14_a_louse_that_hops_lies_as_it_lay_behind_those_that_are_there(number: int, face: Any, up: bool) -> None:
    state, events = play(asked("hop", None, hair(left=held(0, 4))), AlohaTarget(louse=number, hair=1, end="left"))
    assert types(events) == ["moved", "tickle_revealed", "drew", "turn_began"]
    force, back = ((5, HIGHEST), (3, HIGH))[number]
    assert events[0] == AlohaMoved(
        seat=0,
        owner=0,
        from_=AlohaLousePlace(0, "left", number),
        to=AlohaPlace(1, "left"),
        back=back,
        face=face,
        force=force,
    )
    assert (pulling(state, 0, "left"), pulling(state, 1, "left")) == ([[3], [5]][number], [4, force])
    assert state.strands[1].ends[0].lice[-1].up == up


def test_a14_with_a_hop_the_last_louse_leaves_its_end_to_anyone() -> None:
    state = asked("hop", hair(left=held(0, 5), right=THEIRS, due=True), hands=[[1], [3], [2]])
    state, _ = play(state, AlohaTarget(louse=0, hair=2, end="right"))
    assert (state.strands[0].ends[0].tribe, state.strands[2].ends[1].tribe) == (-1, 0)
    state, _ = play(state, AlohaPlay(0, 0, "right", "up"))
    assert AlohaPlay(0, 0, "left", "up") in choices(state)


TAKEN = hair(left=held(1, 5), right=held(2, 5))
"""Without a place for seat 0; it can be laid out twice."""


def test_a14_a_hop_must_be_carried_out_even_where_there_is_one_target() -> None:
    """[A]: it is asked for all the same."""
    first = hair(left=held(0, 3), right=held(1, 2), due=True)
    others = (TAKEN, hair(left=held(2, 3), right=held(0, 5)), hair(tickle="knot"), TAKEN)
    state = asked("hop", first, *others, hands=[[1], [3], []])
    assert choices(state) == (AlohaTarget(louse=0, hair=2, end="right"),)


@pytest.mark.parametrize(
    "first", [hair(left=held(1, 2), right=held(2, 1), due=True), hair(due=True)], ids=["held by others", "empty"]
)
@pytest.mark.parametrize("kind", ["hop", "home", "extra_pull", "pluck"])
def test_a16_where_the_own_tribe_does_not_pull_nothing_happens(kind: Kind, first: Hair) -> None:
    """Option `tickle_hair`, and hairs that another left due. [A] for `pluck`."""
    state, events = placed(kind, first, hands=[[1, 4], [3], []], options=FREE)
    assert does_nothing(state, events)
    assert state.strands[0].ends == to_place(kind, first, hands=[[1, 4], [3], []]).strands[0].ends


def test_a16_without_another_place_a_louse_does_not_hop() -> None:
    """Not to the other end of its own hair either. [A]"""
    first = hair(left=held(0, 5), due=True)
    others = (TAKEN, hair(left=held(0, 4), tickle="knot"), hair(tickle="knot"), TAKEN)
    state, events = placed("hop", first, *others, hands=[[1], [3], []])
    assert does_nothing(state, events)
    assert pulling(state, 0, "left") == [5]


# Pluck.


def test_a14_the_last_louse_of_the_opposing_tribe_is_plucked() -> None:
    state, events = placed("pluck", combs=[[], [5]], deck=4)
    assert types(events) == ["tickled", "moved", "tickle_revealed", "drew", "turn_began"]
    assert events[1] == AlohaMoved(
        seat=0, owner=1, from_=AlohaLousePlace(0, "right", 1), to="comb", back=(-1, 0, 1), face="up", force=1
    )
    assert (pulling(state, 0, "left"), pulling(state, 0, "right")) == ([5, 3], [2])
    assert combed(state, 1)[-1] == 1
    assert not state.combs[1][-1].up


def test_a14_a_louse_that_came_by_a_hop_is_the_last_one() -> None:
    """[A]: last in the row of its end."""
    other = hair(tickle_at=3, left=held(0, 4, 2), right=held(1, 3))
    state = asked("hop", None, other, hands=[[1, 4], [0, 3]], tickles=("hop", "pluck", "weak"))
    state, _ = play(state, AlohaTarget(louse=0, hair=1, end="left"))
    state, _ = play(state, AlohaPlay(0, 1, "right", "up"))
    assert pulling(state, 1, "left") == [4, 2, 5]
    state, _ = play(state, AlohaTickle(0, 1))
    assert (pulling(state, 1, "left"), combed(state, 0)) == ([4, 2], [5])


def test_a14_a_plucked_end_is_nobodys() -> None:
    state, events = placed("pluck", hair(left=MINE, right=held(1, down(5)), due=True))
    assert state.strands[0].ends[1].tribe == -1
    moved = events[1]
    assert isinstance(moved, AlohaMoved)
    assert [GAME.redact(moved, watcher) == moved for watcher in (0, 1, None)] == [False, True, False]


def test_a16_with_nobody_at_the_other_end_nothing_is_plucked() -> None:
    state, events = placed("pluck", hair(left=MINE, due=True))
    assert does_nothing(state, events)
    assert pulling(state, 0, "left") == [5, 3]


# Home.


def test_a14_an_own_louse_comes_home_whether_one_likes_it_or_not() -> None:
    """[A]: even with one louse a target is asked."""
    state = asked("home")
    assert choices(state) == (AlohaTarget(louse=0), AlohaTarget(louse=1))
    one = asked("home", hair(left=held(1, 4), right=held(0, 5), due=True))
    assert choices(one) == (AlohaTarget(louse=0),)
    after, _ = play(one, AlohaTarget(louse=0))
    assert (after.strands[0].ends[1].tribe, pulling(after, 0, "right")) == (-1, [])


@pytest.mark.parametrize(("number", "hand_after", "pulls"), [(0, [1, 4, 5], [3]), (1, [1, 3, 4], [5])])
def test_a14_a_louse_that_comes_home_can_be_played_again(number: int, hand_after: list[int], pulls: list[int]) -> None:
    state, events = play(asked("home", deck=0), AlohaTarget(louse=number))
    assert types(events) == ["moved", "tickle_revealed", "turn_began"]
    moved = events[0]
    assert isinstance(moved, AlohaMoved)
    assert (moved.seat, moved.owner, moved.from_, moved.to) == (0, 0, AlohaLousePlace(0, "left", number), "hand")
    assert (hand(state, 0), pulling(state, 0, "left")) == (hand_after, pulls)


def test_a9_two_are_drawn_after_a_louse_came_home() -> None:
    state, events = play(asked("home"), AlohaTarget(louse=0))
    assert types(events) == ["moved", "tickle_revealed", "drew", "turn_began"]
    assert len(state.hands[0]) == 5


# Extra pull.


def test_a14_one_more_louse_may_pull_face_up_at_the_own_end() -> None:
    state = asked("extra_pull", hands=[[1, louse(2, LOW), 4], [3]])
    assert choices(state) == (*(AlohaTarget(card=card) for card in range(3)), AlohaTarget(card=None))
    deck = len(state.decks[0])
    after, events = play(state, AlohaTarget(card=1))
    assert types(events) == ["played", "tickle_revealed", "drew", "turn_began"]
    assert events[0] == AlohaPlayed(seat=0, hair=0, end="left", face="up", back=LOW, force=2, card=1, extra=True)
    assert (pulling(after, 0, "left"), len(after.hands[0]), len(after.decks[0])) == ([5, 3, 2], 4, deck - 2)
    assert after.strands[0].ends[0].lice[-1].up


def test_a14_an_extra_pull_may_be_declined() -> None:
    after, events = play(asked("extra_pull"), AlohaTarget(card=None))
    assert types(events) == ["tickle_revealed", "drew", "turn_began"]
    assert (pulling(after, 0, "left"), after.player) == ([5, 3], 1)


def test_a7_what_was_kept_face_down_may_be_an_extra_pull() -> None:
    state = position(
        [hair(tickle_at=2, left=held(0, 5), right=held(1, 2))],
        hands=[[1, 3, 4], [5]],
        tickles=("extra_pull", "strong", "weak"),
    )
    state, events = play(state, AlohaPlay(1, 0, "left", "down", keep=2))
    assert types(events) == ["played", "combed", "tickle_due"]
    state, _ = play(state, AlohaTickle(0, 0))
    assert choices(state) == (AlohaTarget(card=0), AlohaTarget(card=None))
    state, _ = play(state, AlohaTarget(card=0))
    assert (pulling(state, 0, "left"), combed(state, 0), len(state.hands[0])) == ([5, 3, 4], [1], 2)


def test_a16_with_an_empty_hand_there_is_no_extra_pull() -> None:
    assert does_nothing(*placed("extra_pull", hands=[[], [3]]))


# Knot.


@pytest.mark.parametrize("ends", [(MINE, THEIRS), (MINE, None), (None, THEIRS), (None, None)])
def test_a14_no_more_lice_may_be_placed_on_a_knotted_hair(ends: tuple[Held | None, Held | None]) -> None:
    knotted = hair(left=ends[0], right=ends[1], tickle="knot")
    state = position([knotted], hands=[[1, 4], [3]])
    assert {action.hair for action in choices(state) if isinstance(action, AlohaPlay)} == {1, 2}


def test_a14_a_knot_keeps_the_lice_that_are_there() -> None:
    state, events = placed("knot")
    assert does_nothing(state, events)
    assert (pulling(state, 0, "left"), pulling(state, 0, "right")) == ([5, 3], [2, 1])
    assert {action.hair for action in choices(state) if isinstance(action, AlohaPlay)} == {1, 2}


def test_a13_a_tickle_that_is_placed_unseen_acts_as_well() -> None:
    state = to_place("strong", tickle_deck=["home"], tickles=("strong", "weak", "double"))
    state, events = play(state, AlohaTickle("deck", 0))
    assert events == [AlohaTickled(seat=0, hair=0, kind="home", from_="deck", asks_target=True)]
    assert (state.asks, state.tickles) == ("target", ("strong", "weak", "double"))
    state, events = play(state, AlohaTarget(louse=0))
    assert types(events) == ["moved", "drew", "turn_began"]
