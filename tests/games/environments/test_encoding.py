"""What is encoded: all that is seen, nothing that is hidden, and every legal action by a number."""

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from games import registry
from games.core.chance import QuickChance
from games.core.conformance import Match
from games.core.contract import Options, Outcome, Seat, Seating
from games.environments.codec import Codec, Layout, Part, Vector, rewards
from games.environments.encodings import codec
from games.environments.ouch import OuchCodec
from tests.games.tables import SEEDS, tables

CARDS = pytest.mark.parametrize("name", ["ouch", "aloha_pioha"])
"""The games of which a match takes no time."""


def positions(name: str, seating: Seating, options: Options, seed: int, length: int) -> Iterator[Any]:
    """The states of a random match in which nobody leaves."""
    match = Match(registry.game(name), seating, options, seed)
    dice = match.dice("moves")
    for _ in range(length):
        if not (seats := match.game.to_act(match.state)):
            return
        yield match.state
        seat = min(seats)
        match.do(seat, match.game.sample(match.state, seat, dice))
    yield match.state


def check_worlds(found: Codec, state: Any, seats: range, dice: QuickChance) -> None:
    """Of two positions that look alike to a seat, it is given the same arrays. Raises `AssertionError`."""
    game = found.game
    for seat in seats:
        view = game.view(state, seat)
        world = game.determinize(view, dice)
        for here, there in zip(arrays(found, state, seat), arrays(found, world, seat), strict=True):
            assert np.array_equal(here, there), "two worlds that look alike are told apart"


def arrays(found: Codec, state: Any, seat: Seat) -> tuple[Any, Any]:
    view, legal = found.game.view(state, seat), found.game.legal(state, seat)
    return found.observe(view, seat), found.mask(view, legal)


@CARDS
def test_worlds_that_look_alike_are_encoded_alike(name: str) -> None:
    game = registry.game(name)

    @given(table=tables(game), seed=SEEDS, length=st.integers(0, 60))
    def holds(table: tuple[Seating, Options], seed: int, length: int) -> None:
        state = list(positions(name, *table, seed, length))[-1]
        check_worlds(codec(name), state, range(table[0].count), QuickChance(seed))

    holds()


def test_a_codec_that_peeks_is_caught() -> None:
    """A probe: were it to pass, the worlds above would prove nothing."""

    class Peeking(OuchCodec):
        state: Any = None

        def encode(self, out: Vector, view: Any, seat: Seat, begun: Any) -> None:
            super().encode(out, view, seat, begun)
            out[0] = self.state.sides / 24

    class Game(type(registry.game("ouch"))):  # type: ignore[misc]
        def view(self, state: Any, seat: Seat | None) -> Any:
            peeking.state = state
            return super().view(state, seat)

    peeking = Peeking()
    peeking.game = Game()  # type: ignore[misc]
    *_, state = positions("ouch", Seating.of(2), registry.game("ouch").options_type(), 1, 3)
    with pytest.raises(AssertionError, match="told apart"):
        check_worlds(peeking, state, range(2), QuickChance(1))


@CARDS
def test_the_mask_is_what_is_legal(name: str) -> None:
    """Numbers correspond to legal actions, one to one; of two cards that are the same it makes no difference which."""
    game, found = registry.game(name), codec(name)

    @given(table=tables(game), seed=SEEDS)
    def holds(table: tuple[Seating, Options], seed: int) -> None:
        for state in positions(name, *table, seed, 300):
            for seat in range(table[0].count):
                view, legal = game.view(state, seat), game.legal(state, seat)
                mask = found.mask(view, legal)
                if legal is None:
                    assert not mask.any()
                    continue
                opened = found.open(view, legal, ())
                assert np.flatnonzero(mask).tolist() == sorted(opened)
                assert {*opened.values()} <= {*legal.actions}
                meant = [meaning(view, seat, action) for action in opened.values()]
                assert {*meant} == {meaning(view, seat, action) for action in legal.actions}
                assert len({*meant}) == len(meant)

    holds()


def meaning(view: Any, seat: Seat, action: Any) -> Any:
    """An action, with cards of a hand instead of their places in it."""
    hand = getattr(view.players[seat], "hand", ())

    def card(name: str, value: Any) -> Any:
        return hand[value] if hand and name in ("card", "keep") and isinstance(value, int) else value

    return type(action), *(card(name, getattr(action, name)) for name in action.__struct_fields__)


@CARDS
def test_entries_stay_within_bounds(name: str) -> None:
    game, found = registry.game(name), codec(name)
    low, high = found.bounds

    @given(table=tables(game), seed=SEEDS)
    def holds(table: tuple[Seating, Options], seed: int) -> None:
        for state in positions(name, *table, seed, 300):
            for seat in range(table[0].count):
                seen = found.observe(game.view(state, seat), seat)
                assert seen.shape == (found.layout.size,)
                assert low <= seen.min() <= seen.max() <= high

    holds()


@CARDS
def test_what_is_seen_to_change_changes_the_encoding(name: str) -> None:
    game, found = registry.game(name), codec(name)

    @given(table=tables(game), seed=SEEDS)
    def holds(table: tuple[Seating, Options], seed: int) -> None:
        seen = [found.observe(game.view(state, 0), 0).tobytes() for state in positions(name, *table, seed, 300)]
        assert all(one != other for one, other in pairwise(seen))

    holds()


def test_parts_lie_one_behind_the_other() -> None:
    layout = Layout(Part("a", (2, 3), "first"), Part("b", (4,), "second"))
    assert layout.start == {"a": 0, "b": 6}
    assert layout.size == 10
    assert layout.table().splitlines()[2:] == ["| 0 | `a` | 2 × 3 | first |", "| 6 | `b` | 4 | second |"]


@pytest.mark.parametrize(
    ("ranking", "winners", "win", "place"),
    [
        (((1,), (0,)), (1,), [0, 1], [-1, 1]),
        (((0, 1),), (0, 1), [0.5, 0.5], [0, 0]),
        (((2,), (0, 1), (3,)), (2,), [0, 0, 1, 0], [0, 0, 1, -1]),
        (((0,),), (0,), [1], [1]),
        (((0,),), (), [0], [-1]),
    ],
)
def test_rewards(ranking: Any, winners: Any, win: list[float], place: list[float]) -> None:
    outcome = Outcome("over", ranking, winners, ())
    assert rewards(outcome, "win") == win
    assert rewards(outcome, "place") == pytest.approx(place)
