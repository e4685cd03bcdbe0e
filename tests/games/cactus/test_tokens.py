"""Tokens: what they can show, and what is paid as far as they go: C1, C17, C25, C26."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cactus import GAME
from games.cactus.awards import exhausted, in_supply, payable, tokens
from games.cactus.model import CactusClaim, CactusOptions, CactusPaid, CactusState, Piece
from tests.games.cactus.table import act, die, place, position, types

FLOWERS = st.integers(0, 60)


def can_show(flowers: tuple[int, ...], total: int) -> bool:
    """Whether tokens of which each shows 1 or 3 flowers can lie before the seats like that: tried out."""
    fewest = [min(threes + ones for threes in range(held // 3 + 1) for ones in [held - 3 * threes]) for held in flowers]
    return sum(fewest) <= total


def most(flowers: tuple[int, ...], seat: int, due: int) -> int:
    """The most of what is due after which the tokens can show what everybody has."""
    total = 10 + 3 * len(flowers)
    parts = [part for part in range(due + 1) if can_show(with_more(flowers, seat, part), total)]
    return max(parts, default=0)


def with_more(flowers: tuple[int, ...], seat: int, part: int) -> tuple[int, ...]:
    return tuple(held + part * (seat == other) for other, held in enumerate(flowers))


# The arithmetic.


@pytest.mark.parametrize(("held", "fewest"), [(0, 0), (1, 1), (2, 2), (3, 1), (4, 2), (5, 3), (6, 2), (11, 5), (12, 4)])
def test_c25_v_flowers_need_at_least_so_many_tokens(held: int, fewest: int) -> None:
    """v div 3 + v mod 3."""
    assert held // 3 + held % 3 == fewest
    assert can_show((held,), fewest)
    assert not can_show((held,), fewest - 1)


@given(st.lists(FLOWERS, min_size=2, max_size=5).map(tuple), st.integers(0, 4), st.integers(0, 12))
def test_c25_a_payment_is_made_as_far_as_the_tokens_allow(flowers: tuple[int, ...], seat: int, due: int) -> None:
    """With the best change, against all ways of laying tokens out."""
    seat %= len(flowers)
    assert payable(flowers, seat, due) == most(flowers, seat, due)


def test_c25_two_seats_in_all_ways() -> None:
    for one, other, due in product(range(50), range(0, 50, 7), (1, 2, 6)):
        assert payable((one, other), 0, due) == most((one, other), 0, due), (one, other, due)


def test_c25_more_may_be_payable_than_less() -> None:
    """From 9 flowers on 3 tokens one more needs a fourth, three more as well: where four are left, two fall short."""
    assert tokens(2) == 16
    assert payable((9, 36), 0, 1) == 1
    assert payable((9, 36), 0, 2) == 1
    assert payable((9, 36), 0, 3) == 3
    assert payable((9, 36), 0, 4) == 3


@pytest.mark.parametrize(("flowers", "supply"), [((3, 3), 10), ((0, 0), 16), ((8, 8), 0), ((7, 8), 1), ((20, 20), 0)])
def test_c25_the_supply_is_what_lies_there_while_nobody_has_made_change(flowers: tuple[int, int], supply: int) -> None:
    """[A]"""
    assert in_supply(flowers) == supply
    assert GAME.view(position(flowers=flowers), None).supply == supply


@pytest.mark.parametrize(
    ("flowers", "over"),
    [
        ((24, 24), True),
        ((48, 0), True),
        ((24, 23), False),
        ((30, 27, 0), True),
        ((30, 26, 0), False),
        ((15, 15, 15, 15, 15), True),
        ((15, 15, 15, 15, 14), False),
    ],
)
def test_c26_all_tokens_show_three_when_there_are_three_flowers_for_each(flowers: tuple[int, ...], over: bool) -> None:
    assert exhausted(flowers) == over


# Payments in a match.

PAIR: list[Piece] = ["hook-red", "tee-red"]
FOUR: list[Piece] = [*PAIR, "arch-red", "moon-red"]


def table(*flowers: int, **fields: object) -> CactusState:
    """The third red is about to be hung."""
    return position(anchor=PAIR, reference="tee-red", die="colour", flowers=flowers, **fields)  # type: ignore[arg-type]


def test_c25_change_is_made_as_often_as_it_is_needed() -> None:
    """(14, 11) lie on 6 + 5 tokens, (15, 11) on 5 + 5."""
    state, events = place(table(14, 11), "ess-red")
    assert events[1] == CactusPaid(seat=0, why="colour", flowers=1, due=1)
    assert (state.flowers, state.short, state.ended) == ((15, 11), False, None)


def test_c25_c26_what_the_tokens_do_not_allow_is_not_paid() -> None:
    """(21, 25) lie on 7 + 9 tokens, and neither one more nor two more can be shown; the turn is finished, and the
    game is over."""
    state = position(anchor=FOUR, reference="tee-red", die="colour", flowers=(21, 25))
    state, events = place(state, "ess-red")
    assert types(events) == ["placed", "paid", "scored"]
    assert events[1] == CactusPaid(seat=0, why="colour", flowers=0, due=2)
    assert (state.flowers, state.short, state.ended) == ((21, 25), True, "no_flowers")
    assert GAME.view(state, None).short


def test_c25_c26_part_of_a_payment_may_be_made() -> None:
    """(18, 27) lie on 6 + 9 tokens: one more needs 7, two more 8."""
    state = position(anchor=FOUR, reference="tee-red", die="colour", flowers=(18, 27))
    state, events = place(state, "ess-red")
    assert events[1] == CactusPaid(seat=0, why="colour", flowers=1, due=2)
    assert (state.flowers, state.ended) == ((19, 27), "no_flowers")


def test_c25_each_payment_of_a_turn_is_made_by_itself() -> None:
    """(19, 25) lie on 7 + 9 tokens: the first payment of one falls short, the second of two lies on 7 + 9 again."""
    state = position(
        saguaro=["arch-orange", "moon-yellow", "tee-green", "ess-blue"],
        anchor=PAIR,
        reference="tee-red",
        die="colour",
        flowers=(19, 25),
    )
    state, events = place(state, "moon-red")
    assert events[1:3] == [
        CactusPaid(seat=0, why="colour", flowers=0, due=1),
        CactusPaid(seat=0, why="all_colours", flowers=2, due=2),
    ]
    assert (state.flowers, state.ended, types(events)[3:]) == ((21, 25), "no_flowers", ["scored"])


def test_c26_a_payment_in_full_does_not_end_the_game() -> None:
    """(20, 24) lie on 8 + 8 tokens, (21, 24) on 7 + 8."""
    state, _ = place(table(20, 24), "ess-red", chance=die("colour"))
    assert (state.flowers, state.ended) == ((21, 24), None)


def test_c17_c26_a_penalty_that_cannot_be_paid_does_not_end_the_game() -> None:
    state, _ = place(table(0, 3), "ess-red", touch="saguaro", chance=die("colour"))
    assert (state.short, state.ended) == (False, None)


def test_c24_c25_a_claim_is_paid_as_far_as_the_tokens_allow_too() -> None:
    state, _ = place(table(21, 25, options=CactusOptions(claims="declare")), "ess-red")
    state, events = act(state, CactusClaim(1))
    assert types(events) == ["claimed", "paid", "scored"]
    assert events[1] == CactusPaid(seat=0, why="claim", flowers=0, due=1)
    assert state.ended == "no_flowers"
