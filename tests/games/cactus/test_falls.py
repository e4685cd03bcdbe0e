"""Pieces that fall, and what that costs: C15, C17."""

from typing import Any

import pytest

from games.cactus import GAME
from games.cactus.model import CactusFell, CactusOptions, CactusPaid, CactusState, Piece
from games.cactus.pieces import BASICS
from tests.games.cactus.table import die, paid, pieces_on, place, position, types

RETURN = CactusOptions(fallen="return")


def table(**fields: Any) -> CactusState:
    return position(
        **{
            "saguaro": ["hook-red", "moon-blue", "sun-yellow", "chili-green"],
            "anchor": ["arch-blue", "tee-blue"],
            "specials": ["jug-blue", "boot-orange"],
            "reference": "moon-blue",
            "die": "colour",
            **fields,
        }
    )


def test_c15_worked_case_3_each_other_piece_that_falls_costs_a_flower_and_spoils_the_turn() -> None:
    """Though the third of its colour hangs, nothing is won."""
    state, events = place(table(), "ess-blue", fell=["hook-red"], chance=die("shape"))
    assert types(events) == ["placed", "fell", "paid", "turn_began", "rolled"]
    assert events[1:3] == [
        CactusFell(seat=0, cactus="saguaro", pieces=("hook-red",)),
        CactusPaid(seat=0, why="fall", flowers=-1, due=-1),
    ]
    assert state.flowers == (2, 3)
    assert pieces_on(state, "saguaro") == {"moon-blue", "sun-yellow", "chili-green", "ess-blue"}


def test_c15_without_a_fall_the_same_placement_wins() -> None:
    """C20: the third blue piece."""
    state = table(saguaro=["hook-red"])
    won, spoiled = place(state, "ess-blue"), place(state, "ess-blue", fell=["hook-red"])
    assert (paid(won.events), paid(spoiled.events)) == ({"colour": 1}, {"fall": -1})


def test_c15_the_turn_stays_spoiled_until_it_ends() -> None:
    """In later placements, too; the next turn may win again."""
    state = table(saguaro=["hook-red"], zigzag=["hook-green", "hook-yellow"])
    state, _ = place(state, "ess-blue", held=False, fell=["hook-red"])
    assert (state.spoiled, state.asks, state.flowers) == (True, "place", (2, 3))
    assert GAME.view(state, None).spoiled
    state, events = place(state, "ess-blue", chance=die("colour"))
    assert paid(events) == {}
    assert (state.spoiled, state.player) == (False, 1)
    _, events = place(state, "hook-blue")
    assert paid(events) == {"shape": 1}


def test_c15_falls_of_several_placements_of_a_turn_add_up() -> None:
    state, _ = place(table(), "ess-blue", held=False, fell=["hook-red"])
    state, _ = place(state, "ess-blue", held=False, fell=["moon-blue"])
    assert (state.flowers, state.discarded) == ((1, 3), ("hook-red", "moon-blue"))


def test_c15_all_that_fell_at_once_is_told_and_paid_at_once() -> None:
    """In the order in which it fell."""
    fell: list[Piece] = ["moon-blue", "sun-yellow", "hook-red"]
    state, events = place(table(), "ess-blue", fell=fell)
    assert events[1:3] == [
        CactusFell(seat=0, cactus="saguaro", pieces=("moon-blue", "sun-yellow", "hook-red")),
        CactusPaid(seat=0, why="fall", flowers=-3, due=-3),
    ]
    assert state.flowers == (0, 3)


def test_c15_basics_that_fell_are_discarded() -> None:
    state, _ = place(table(discarded=["tee-red"]), "ess-blue", fell=["moon-blue", "hook-red"])
    assert state.discarded == ("tee-red", "moon-blue", "hook-red")
    assert not {"hook-red", "moon-blue"} & set(state.pile)


def test_c15_with_the_option_they_go_back_to_the_pile() -> None:
    """In table order, and they may be placed again."""
    before = table(options=RETURN)
    state, _ = place(before, "ess-blue", fell=["moon-blue", "hook-red"], chance=die("colour"))
    assert state.discarded == ()
    assert state.pile == tuple(
        piece for piece in BASICS if piece in ({*before.pile, "moon-blue", "hook-red"} - {"ess-blue"})
    )
    state, _ = place(state, "moon-blue")
    assert "moon-blue" in pieces_on(state, "candelabra")


@pytest.mark.parametrize("options", [CactusOptions(), RETURN])
def test_c15_specials_always_go_to_the_right_end_of_the_row(options: CactusOptions) -> None:
    """Several in the order in which they fell. [A]"""
    fell: list[Piece] = ["sun-yellow", "hook-red", "chili-green"]
    state, _ = place(table(options=options), "ess-blue", fell=fell)
    assert state.specials == ("jug-blue", "boot-orange", "sun-yellow", "chili-green")
    assert state.discarded == (() if options == RETURN else ("hook-red",))


def test_c15_a_special_that_is_placed_goes_from_the_left_and_one_that_fell_comes_to_the_right() -> None:
    state, _ = place(table(die="special"), "jug-blue", fell=["chili-green"])
    assert state.specials == ("boot-orange", "chili-green")


def test_c15_the_own_piece_is_not_paid_for_beside_others_that_fell() -> None:
    """C14."""
    state, events = place(table(), "ess-blue", held=False, fell=["hook-red"])
    assert types(events) == ["placed", "fell", "paid"]
    assert (paid(events), state.discarded) == ({"fall": -1}, ("hook-red",))


def test_c13_c15_an_older_piece_on_the_base_has_fallen() -> None:
    """[A]: it is not among those that hang, and only the new piece is looked at for C13."""
    state, events = place(table(), "ess-blue", fell=["moon-blue"])
    assert pieces_on(state, "saguaro") == {"hook-red", "sun-yellow", "chili-green", "ess-blue"}
    assert paid(events) == {"fall": -1}


# C17.


@pytest.mark.parametrize(("flowers", "lost", "left"), [(3, 2, 1), (2, 2, 0), (1, 1, 0), (0, 0, 0)])
def test_c17_worked_case_4_nobody_goes_below_none(flowers: int, lost: int, left: int) -> None:
    state, events = place(table(flowers=(flowers, 3)), "ess-blue", fell=["hook-red", "moon-blue"], chance=die("colour"))
    assert events[2] == CactusPaid(seat=0, why="fall", flowers=-lost, due=-2)
    assert state.flowers == (left, 3)
    assert (state.ended, state.player) == (None, 1), "one plays on, and it is no payment that falls short (C26)"
    assert not state.short


def test_c17_at_none_one_plays_on_and_wins_again() -> None:
    state = position(saguaro=["moon-blue", "tee-blue"], reference="moon-blue", die="colour", flowers=(0, 3))
    state, events = place(state, "ess-blue")
    assert (paid(events), state.flowers) == ({"colour": 1}, (1, 3))


def test_c25_what_is_lost_returns_to_the_supply() -> None:
    before = table()
    assert GAME.view(before, None).supply == 10
    state, _ = place(before, "ess-blue", fell=["hook-red", "moon-blue"])
    assert GAME.view(state, None).supply == 12
