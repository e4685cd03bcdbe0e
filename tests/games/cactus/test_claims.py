"""The option `claims`: C24."""

from typing import Any

import pytest

from games.cactus import GAME
from games.cactus.model import (
    CactusClaim,
    CactusClaimAsked,
    CactusClaimed,
    CactusOptions,
    CactusPaid,
    CactusState,
    Piece,
)
from games.cactus.rules import MOST_CLAIMED
from games.core.chance import QuickChance
from tests.games.cactus.table import Drawn, act, die, forgo, paid, place, position, types

DECLARE = CactusOptions(claims="declare")
BOTH = CactusOptions(claims="declare", per_cactus_bonus=True)


def table(**fields: Any) -> CactusState:
    """The third red, and the fifth colour on the saguaro, is about to be hung: worth 3."""
    return position(
        **{
            "saguaro": ["arch-orange", "moon-yellow", "tee-green", "ess-blue"],
            "anchor": ["hook-red", "tee-red"],
            "reference": "tee-red",
            "die": "colour",
            "options": DECLARE,
            **fields,
        }
    )


def test_c24_with_auto_flowers_are_paid_by_themselves() -> None:
    """[A]"""
    assert CactusOptions().claims == "auto"
    state, events = place(table(options=CactusOptions()), "arch-red")
    assert types(events) == ["placed", "paid", "paid", "turn_began", "rolled"]
    assert state.flowers == (6, 3)


def test_c24_with_declare_nothing_is_paid_before_it_is_declared() -> None:
    """Nor is the die passed on."""
    state, events = place(table(), "arch-red", chance=Drawn())
    assert types(events) == ["placed", "claim_asked"]
    assert events[1] == CactusClaimAsked(seat=0)
    assert (state.asks, state.player, state.flowers, state.hand) == ("claim", 0, (3, 3), None)
    view = GAME.view(state, None)
    assert (view.asks, view.to_act) == ("claim", (0,))


def test_c24_any_number_from_0_to_10_may_be_declared() -> None:
    state, _ = place(table(), "arch-red")
    legal = GAME.legal(state, 0)
    assert legal is not None
    assert legal.actions == tuple(CactusClaim(flowers) for flowers in range(11))
    assert (legal.pieces, legal.cacti, GAME.legal(state, 1)) == ((), (), None)
    assert {GAME.sample(state, 0, QuickChance(seed)) for seed in range(300)} == set(legal.actions)


def test_c24_nothing_is_worth_more_than_can_be_declared() -> None:
    """The fifth of its colour and of its shape, in all and on that cactus; then it brings no fifth colour."""
    moons: list[Piece] = ["moon-red", "moon-orange", "moon-green", "moon-blue"]
    yellows: list[Piece] = ["hook-yellow", "arch-yellow", "tee-yellow", "ess-yellow"]
    state = position(saguaro=[*moons, *yellows], reference="tee-yellow", die="colour", options=BOTH)
    state, _ = place(state, "moon-yellow")
    _, events = act(state, CactusClaim(8))
    assert events[0] == CactusClaimed(seat=0, flowers=8, due=8)
    assert MOST_CLAIMED > 8


@pytest.mark.parametrize(("declared", "flowers"), [(1, 1), (2, 2), (3, 3)])
def test_c24_what_is_declared_is_paid_up_to_what_is_due(declared: int, flowers: int) -> None:
    state, _ = place(table(), "arch-red")
    state, events = act(state, CactusClaim(declared), chance=die("colour"))
    assert types(events) == ["claimed", "paid", "turn_began", "rolled"]
    assert events[0] == CactusClaimed(seat=0, flowers=declared, due=3)
    assert events[1] == CactusPaid(seat=0, why="claim", flowers=flowers, due=declared)
    assert (state.flowers, state.player, state.asks) == ((3 + flowers, 3), 1, "place")


@pytest.mark.parametrize("declared", [4, 10])
def test_c24_a_higher_number_pays_nothing(declared: int) -> None:
    """[A]: and it is no payment that falls short (C26)."""
    state, _ = place(table(), "arch-red")
    state, events = act(state, CactusClaim(declared), chance=die("colour"))
    assert types(events) == ["claimed", "turn_began", "rolled"]
    assert events[0] == CactusClaimed(seat=0, flowers=declared, due=3)
    assert (state.flowers, state.short, state.player) == ((3, 3), False, 1)


def test_c24_none_may_be_declared() -> None:
    state, _ = place(table(), "arch-red")
    state, events = act(state, CactusClaim(0), chance=die("colour"))
    assert types(events) == ["claimed", "turn_began", "rolled"]
    assert state.flowers == (3, 3)


def test_c24_where_nothing_was_won_a_claim_is_asked_all_the_same() -> None:
    """Not to be asked would tell that nothing was won."""
    state, events = place(position(reference="tee-red", die="colour", options=DECLARE), "hook-red")
    assert types(events) == ["placed", "claim_asked"]
    state, events = act(state, CactusClaim(1), chance=die("colour"))
    assert (events[0], paid(events)) == (CactusClaimed(seat=0, flowers=1, due=0), {})


def test_c15_c24_after_falls_nothing_is_asked() -> None:
    """[A]: nothing can be won."""
    state, events = place(table(), "arch-red", fell=["ess-blue"], chance=die("colour"))
    assert types(events) == ["placed", "fell", "paid", "turn_began", "rolled"]
    assert (state.flowers, state.player) == ((2, 3), 1)
    state, _ = place(table(), "arch-red", held=False, fell=["ess-blue"])
    state, events = place(state, "arch-red", chance=die("colour"))
    assert types(events) == ["placed", "turn_began", "rolled"]


def test_c16_c24_after_a_touch_it_is_asked() -> None:
    state, events = place(table(), "arch-red", touch="ess-blue", chance=Drawn())
    assert types(events) == ["placed", "paid", "claim_asked"]
    state, _ = act(state, CactusClaim(3))
    assert state.flowers == (5, 3)


def test_c11_c14_c24_it_is_asked_only_when_the_turn_ends() -> None:
    state, events = place(table(), "arch-red", held=False)
    assert types(events) == ["placed"]
    state, events = place(state, "arch-red", beside="arch-orange")
    assert types(events) == ["placed"]
    state, events = place(state, "arch-red")
    assert types(events) == ["placed", "claim_asked"]


def test_c19_c24_after_forgoing_nothing_is_asked() -> None:
    state = position(hand="hook-red", attempts=5, reference="tee-red", die="colour", options=DECLARE)
    _, events = forgo(state, chance=die("colour"))
    assert types(events) == ["forgone", "paid", "turn_began", "rolled"]


def test_c4_c24_the_first_turn_is_asked_for_as_well() -> None:
    state, events = place(position(cactus=None, options=DECLARE), "hook-red", "zigzag")
    assert types(events) == ["placed", "claim_asked"]
    state, events = act(state, CactusClaim(0), chance=die("colour"))
    assert types(events) == ["claimed", "turn_began", "rolled"]
    assert state.next_cactus == "anchor"


def test_c24_c28_after_the_last_special_it_is_asked_before_the_end() -> None:
    state = position(
        anchor=["hook-red", "tee-red"], specials=["sombrero-red"], reference="tee-red", die="special", options=DECLARE
    )
    state, events = place(state, "sombrero-red")
    assert types(events) == ["placed", "claim_asked"]
    state, events = act(state, CactusClaim(1))
    assert types(events) == ["claimed", "paid", "scored"]
    assert (state.flowers, state.ended) == ((4, 3), "no_specials")


def test_c24_what_is_due_counts_the_bonus() -> None:
    """`per_cactus_bonus`: the third of its colour, the fifth of its shape, in all and there, and the fifth colour."""
    pieces: list[Piece] = ["moon-red", "moon-orange", "moon-green", "moon-blue"]
    yellows: list[Piece] = ["hook-yellow", "arch-yellow"]
    state = position(saguaro=pieces, anchor=yellows, reference="arch-yellow", die="colour", options=BOTH)
    state, _ = place(state, "moon-yellow")
    _, events = act(state, CactusClaim(7))
    assert events[0] == CactusClaimed(seat=0, flowers=7, due=1 + 2 + 2 + 2)
    assert paid(events) == {"claim": 7}
