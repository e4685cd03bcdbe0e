"""The plain turn: A5, A6, A9 to A11."""

import pytest
from msgspec.structs import replace

from games.aloha_pioha import GAME
from games.aloha_pioha.model import (
    AlohaCard,
    AlohaComb,
    AlohaCombed,
    AlohaDrew,
    AlohaOptions,
    AlohaPlay,
    AlohaPlayed,
    AlohaState,
    AlohaTurnBegan,
)
from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.play import begin
from tests.games.aloha_pioha.table import (
    HIGH,
    LOW,
    LOWEST,
    Hair,
    Held,
    choices,
    combed,
    hair,
    hand,
    held,
    louse,
    play,
    position,
    pulling,
    types,
)


def places(state: AlohaState) -> set[tuple[int, str]]:
    """Where the seat that is to act may play."""
    return {(action.hair, action.end) for action in choices(state) if isinstance(action, AlohaPlay)}


# A5: where a louse may be played.


def test_a5_any_end_of_an_empty_hair_is_open() -> None:
    state = position(hands=[[1, 2], [3, 4]])
    assert places(state) == {(hair, end) for hair in range(3) for end in ("left", "right")}


@pytest.mark.parametrize(
    ("left", "right", "ends"),
    [
        (None, None, {"left", "right"}),
        (held(0, 3), None, {"left"}),
        (None, held(0, 3), {"right"}),
        (held(1, 3), None, {"right"}),
        (None, held(1, 3), {"left"}),
        (held(0, 3), held(1, 3), {"left"}),
        (held(1, 3), held(0, 3), {"right"}),
        (held(2, 3), held(1, 3), set()),
    ],
)
def test_a5_a_louse_goes_where_nobody_pulls_or_the_own_tribe(
    left: Held | None, right: Held | None, ends: set[str]
) -> None:
    """Never at both ends of a hair."""
    state = position([hair(left=left, right=right)], hands=[[1, 2], [], []])
    assert {end for number, end in places(state) if number == 0} == ends


def test_a5_the_louse_joins_those_at_its_end() -> None:
    state = position([hair(left=held(0, 3, 5))], hands=[[1, louse(2, LOW)], [4]])
    after, _ = play(state, AlohaPlay(0, 0, "left", "up"))
    assert (pulling(after, 0, "left"), pulling(after, 0, "right")) == ([3, 5, 1], [])
    after, _ = play(state, AlohaPlay(1, 2, "right", "up"))
    assert (pulling(after, 2, "right"), after.strands[2].ends[1].tribe) == ([2], 0)


# A6: face up.


def test_a6_face_up_everyone_sees_the_force_and_nothing_is_discarded() -> None:
    state = position(hands=[[1, louse(2, HIGH), 5], [3]])
    after, events = play(state, AlohaPlay(1, 0, "left", "up"))
    assert types(events) == ["played", "drew", "turn_began"]
    assert events[0] == AlohaPlayed(seat=0, hair=0, end="left", face="up", back=HIGH, force=2, card=1)
    for watcher in (0, 1, None):
        told = GAME.redact(events[0], watcher)
        assert isinstance(told, AlohaPlayed)
        assert told.force == 2
    assert after.combs == ((), ())
    assert {1, 5} <= set(hand(after, 0))


# A9: drawing.


def test_a9_two_cards_are_drawn_after_the_play() -> None:
    state = position(hands=[[1, 5], [3]], decks=[[4, -1, 0], []])
    after, events = play(state, AlohaPlay(0, 0, "left", "up"))
    lowest, high = AlohaCard(LOWEST, -1), AlohaCard(HIGH, 4)
    assert events[1] == AlohaDrew(seat=0, cards=(lowest, high), deck=10, deck_back=LOWEST)
    assert hand(after, 0) == [-1, 4, 5]
    assert after.decks[0] == state.decks[0][2:]


@pytest.mark.parametrize(("deck", "drawn", "left"), [(3, 2, 1), (2, 2, 0), (1, 1, 0)])
def test_a9_fewer_are_drawn_from_a_deck_that_holds_fewer(deck: int, drawn: int, left: int) -> None:
    after, events = play(position(hands=[[1, 5], [3]], deck=deck), AlohaPlay(0, 0, "left", "up"))
    drew = events[1]
    assert isinstance(drew, AlohaDrew)
    assert (len(drew.cards), drew.deck, drew.deck_back is None) == (drawn, left, left == 0)
    assert len(after.decks[0]) == left


def test_a9_nothing_is_drawn_from_an_empty_deck() -> None:
    after, events = play(position(hands=[[1, 5], [3]], deck=0), AlohaPlay(0, 0, "left", "up"))
    assert types(events) == ["played", "turn_began"]
    assert hand(after, 0) == [5]


def test_a9_the_hand_has_no_limit() -> None:
    state = position(hands=[[-1, 0, 1, louse(2, HIGH), 3, 4, 5, 5], [3]], turn=6)
    after, _ = play(state, AlohaPlay(0, 0, "left", "up"))
    assert len(after.hands[0]) == 9


def test_a9_a_hand_is_in_table_order_whenever_its_cards_came() -> None:
    state = position(hands=[[5, 1], [3]], decks=[[-1, 2], []])
    after, _ = play(state, AlohaPlay(0, 0, "left", "up"))
    assert hand(after, 0) == [-1, 2, 5]


# A10: nowhere to play.


def shut_out(last: Hair | None = None) -> AlohaState:
    """Four seats, six hairs, the last of them to be chosen, and seat 2 plays before seat 3. One hair is knotted, with
    the only lice of seat 3, another one while it was empty, and the others hold all other ends."""
    hairs = [
        hair(left=held(3, 2), right=held(0, 3), tickle="knot"),
        hair(tickle="knot"),
        hair(left=held(0, 1), right=held(1, 1)),
        hair(left=held(1, 2), right=held(2, 2)),
        hair(left=held(2, 3), right=held(0, 4)),
        last or hair(left=held(1, 4), right=held(2, 5)),
    ]
    return position(hairs, hands=[[5, 5], [5, 5], [0, 1], [0, 1, 5]], player=2, turn=4)


def test_a10_without_a_place_a_card_is_asked_for() -> None:
    after, events = play(shut_out(), AlohaPlay(0, 3, "right", "up"))
    assert events[-1] == AlohaTurnBegan(seat=3, turn=4, asks="comb")
    assert (after.asks, set(GAME.to_act(after))) == ("comb", {3})
    assert choices(after) == (AlohaComb(0), AlohaComb(1), AlohaComb(2))
    assert {GAME.sample(after, 3, QuickChance(seed)) for seed in range(40)} == set(choices(after))


@pytest.mark.parametrize("card", [0, 1, 2])
def test_a10_the_card_of_choice_goes_under_the_comb_and_two_are_drawn(card: int) -> None:
    state, _ = play(shut_out(), AlohaPlay(0, 3, "right", "up"))
    force = hand(state, 3)[card]
    after, events = play(state, AlohaComb(card))
    assert types(events) == ["combed", "drew", "turn_began"]
    told = events[0]
    assert isinstance(told, AlohaCombed)
    assert (told.seat, told.positions, told.shown) == (3, (card,), False)
    assert (combed(after, 3), len(after.hands[3])) == ([force], 4)
    assert after.strands == state.strands
    assert (after.player, after.turn) == (0, 5)


@pytest.mark.parametrize(
    ("last", "end"),
    [
        (hair(left=held(3, 4), right=held(2, 5)), "left"),
        (hair(left=held(1, 4), right=held(3, 5)), "right"),
        (hair(left=held(1, 4)), "right"),
    ],
)
def test_a10_with_one_place_left_one_has_to_play_there(last: Hair, end: str) -> None:
    after, events = play(shut_out(last), AlohaPlay(0, 3, "right", "up"))
    assert events[-1] == AlohaTurnBegan(seat=3, turn=4, asks="play")
    assert places(after) == {(5, end)}
    assert {type(action) for action in choices(after)} == {AlohaPlay}


def test_a10_in_the_last_turn_nothing_is_drawn() -> None:
    state = replace(shut_out(), turn=7, decks=((),) * 4, first=0)
    state, _ = play(state, AlohaPlay(0, 3, "right", "up"))
    after, events = play(state, AlohaComb(2))
    assert types(events)[0] == "combed"
    assert "drew" not in types(events)
    assert (after.asks, combed(after, 3)) == (None, [5])


# A11: turns.


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_a11_turns_go_clockwise_and_everyone_has_seven(seats: int, first: int) -> None:
    """A4."""
    state = position(hands=[[1, 2]] * seats, player=first, first=first)
    met = []
    while GAME.to_act(state):
        if state.asks == "play":
            met.append((state.turn, state.player))
        state, _ = play(state, choices(state)[0])
    assert met == [(turn, (first + step) % seats) for turn in range(1, 8) for step in range(seats)]


@pytest.mark.parametrize("seats", GAME.players)
def test_case_6_always_face_up_the_hand_grows_to_eight_cards(seats: int) -> None:
    """A9, A11: at turn 7 the deck is empty."""
    state, _ = begin(GAME, Seating.of(seats), AlohaOptions(tickles=False), QuickChance(3))
    met: dict[int, list[tuple[int, int, int]]] = {seat: [] for seat in range(seats)}
    while GAME.to_act(state):
        seat = state.player
        met[seat].append((state.turn, len(state.hands[seat]), len(state.decks[seat])))
        state, _ = play(state, choices(state)[0])
    assert set(map(tuple, met.values())) == {tuple((turn, turn + 1, 14 - 2 * turn) for turn in range(1, 8))}
    assert len(state.hands[0]) == 7


def test_a11_when_the_starting_player_has_drawn_the_last_two_everyone_has_one_turn_left() -> None:
    state = position(hands=[[1, 2], [3, 4], [5, 5]], deck=2, turn=6, player=1, first=1)
    state, events = play(state, choices(state)[0])
    assert (events[1].seat, len(state.decks[1])) == (1, 0)
    left = []
    while GAME.to_act(state):
        left.append((state.player, state.turn, len(state.decks[state.player])))
        state, _ = play(state, choices(state)[0])
    assert left == [(2, 6, 2), (0, 6, 2), (1, 7, 0), (2, 7, 0), (0, 7, 0)]


def test_a11_with_twelve_cards_everyone_has_six_turns() -> None:
    state, _ = begin(GAME, Seating.of(2), AlohaOptions(tickles=False, minus_ones=False), QuickChance(3))
    turns = []
    while GAME.to_act(state):
        turns.append((state.turn, len(state.decks[state.player])))
        state, _ = play(state, choices(state)[0])
    assert turns == [(turn, 12 - 2 * turn) for turn in range(1, 7) for _ in range(2)]
