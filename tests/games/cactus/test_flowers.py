"""What placements win: C20 to C23, and the option `per_cactus_bonus`."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from games.cactus.model import Cactus, CactusOptions, CactusPaid, CactusState, Piece
from games.cactus.pieces import BASICS, SPECIALS, colour_of, shape_of
from tests.games.cactus.table import colour, die, paid, place, position, shape, types

OTHERS: tuple[Cactus, ...] = ("candelabra", "prickly_pear", "zigzag", "anchor")


def spread(pieces: Sequence[Piece]) -> dict[str, list[Piece]]:
    """Pieces on the four cacti beside the saguaro, on which the next goes, in turns."""
    on: dict[str, list[Piece]] = {cactus: [] for cactus in OTHERS}
    for number, piece in enumerate(pieces):
        on[OTHERS[number % 4]].append(piece)
    return on


def table(on: Mapping[str, Sequence[Piece]], piece: Piece, **fields: Any) -> CactusState:
    """A turn in which the piece may be placed on the saguaro."""
    special = piece in SPECIALS
    return position(
        **{
            "reference": next(other for other in colour(BASICS, colour_of(piece)) if other != piece),
            "die": "special" if special else "colour",
            "specials": [piece, "snake-orange"] if special else ["snake-orange"],
            **on,
            **fields,
        }
    )


def won(on: Mapping[str, Sequence[Piece]], piece: Piece, **fields: Any) -> dict[str, int]:
    _, events = place(table(on, piece, **fields), piece)
    return paid(events)


# C20: colours.


@pytest.mark.parametrize(("before", "flowers"), [(0, 0), (1, 0), (2, 1), (3, 0), (4, 2), (5, 0), (6, 0)])
def test_c20_worked_case_1_exactly_the_third_and_the_fifth_of_a_colour_win(before: int, flowers: int) -> None:
    """On all five cacti together, specials included; the sixth and seventh red piece win nothing."""
    reds: list[Piece] = ["sombrero-red", "guitar-red", "tee-red", "moon-red", "arch-red", "hook-red", "ess-red"]
    assert won(spread(reds[:before]), reds[before]) == ({"colour": flowers} if flowers else {})


def test_c20_it_is_paid_to_whoever_placed_the_piece() -> None:
    state, events = place(table(spread(["hook-red", "tee-red"]), "ess-red", player=1), "ess-red")
    assert types(events) == ["placed", "paid", "turn_began", "rolled"]
    assert events[1] == CactusPaid(seat=1, why="colour", flowers=1, due=1)
    assert state.flowers == (3, 4)


def test_c20_only_the_colour_of_the_new_piece_counts() -> None:
    """Three greens hang already."""
    assert won(spread(["hook-green", "tee-green", "arch-green", "moon-red"]), "ess-red") == {}


@pytest.mark.parametrize("special", SPECIALS)
def test_c20_a_special_counts_for_its_colour(special: Piece) -> None:
    """C23. [A]"""
    two = colour(BASICS, colour_of(special))[:2]
    assert won(spread(two), special) == {"colour": 1}
    assert won(spread(colour(BASICS, colour_of(special))[:4]), special) == {"colour": 2}


# C21: shapes.


@pytest.mark.parametrize(("before", "flowers"), [(0, 0), (1, 0), (2, 1), (3, 0), (4, 2)])
@pytest.mark.parametrize("form", ["hook", "arch", "moon", "tee", "ess"])
def test_c21_exactly_the_third_and_the_fifth_of_a_shape_win(form: str, before: int, flowers: int) -> None:
    pieces = shape(BASICS, form)
    assert won(spread(pieces[:before]), pieces[before]) == ({"shape": flowers} if flowers else {})


def test_c21_a_special_has_no_shape_to_count() -> None:
    """Each is the only one of its own."""
    for special in SPECIALS:
        assert [shape_of(piece) for piece in (*BASICS, *SPECIALS)].count(shape_of(special)) == 1
        assert won(spread(["hook-red", "moon-blue", "ess-green"]), special) == {}


# C22: all five colours.

FOUR: dict[str, list[Piece]] = {"saguaro": ["hook-red", "arch-orange", "moon-yellow", "tee-green"]}


def test_c22_the_piece_that_brings_the_missing_fifth_colour_wins_two() -> None:
    assert won(FOUR, "ess-blue") == {"all_colours": 2}


def test_c22_a_special_may_be_the_fifth_or_any_other() -> None:
    """C23: for its colour."""
    assert won(FOUR, "jug-blue") == {"all_colours": 2}
    specials: dict[str, list[Piece]] = {"saguaro": ["sombrero-red", "boot-orange", "sun-yellow", "lizard-green"]}
    assert won(specials, "ess-blue") == {"all_colours": 2}


def test_c22_more_of_another_colour_do_no_harm() -> None:
    """At least one piece of each. [A]"""
    more: dict[str, list[Piece]] = {"saguaro": [*FOUR["saguaro"], "moon-red", "boot-orange"]}
    assert won(more, "ess-blue") == {"all_colours": 2}


def test_c22_a_second_of_a_colour_adds_nothing_that_was_missing() -> None:
    """Neither where all five hang already nor where one is still missing."""
    five: dict[str, list[Piece]] = {"saguaro": [*FOUR["saguaro"], "ess-blue"]}
    assert won(five, "tee-blue") == {}
    assert won(FOUR, "ess-green") == {}


@pytest.mark.parametrize("missing", ["hook-red", "arch-orange", "moon-yellow", "tee-green"])
def test_c22_four_colours_are_not_enough(missing: Piece) -> None:
    three = {"saguaro": [piece for piece in FOUR["saguaro"] if piece != missing]}
    assert won(three, "ess-blue") == {}


def test_c22_only_the_cactus_of_the_placement_counts() -> None:
    assert won({"anchor": FOUR["saguaro"]}, "ess-blue") == {}


# C23: sums.


def test_c23_worked_case_2_the_three_add_up() -> None:
    """The third moon, which is also the third yellow and completes five colours on that cactus: 1 + 1 + 2."""
    on: dict[str, list[Piece]] = {
        "saguaro": ["hook-red", "arch-orange", "tee-green", "ess-blue"],
        "anchor": ["moon-red", "moon-blue", "tee-yellow", "ess-yellow"],
    }
    state, events = place(table(on, "moon-yellow"), "moon-yellow")
    assert events[1:4] == [
        CactusPaid(seat=0, why="colour", flowers=1, due=1),
        CactusPaid(seat=0, why="shape", flowers=1, due=1),
        CactusPaid(seat=0, why="all_colours", flowers=2, due=2),
    ]
    assert types(events)[4:] == ["turn_began", "rolled"]
    assert state.flowers == (7, 3)


def test_c23_six_at_most_without_the_option() -> None:
    """The fifth of its colour, the fifth of its shape and the fifth colour."""
    on: dict[str, list[Piece]] = {
        "saguaro": ["hook-red", "arch-orange", "tee-green", "ess-blue"],
        "anchor": ["moon-red", "moon-blue", "moon-green", "moon-orange"],
        "zigzag": ["tee-yellow", "ess-yellow", "arch-yellow", "hook-yellow"],
    }
    assert won(on, "moon-yellow") == {"colour": 2, "shape": 2, "all_colours": 2}


def test_c23_counted_are_the_pieces_that_hang() -> None:
    """Neither discarded ones nor those of the pile."""
    on: dict[str, list[Piece]] = {"anchor": ["hook-red"]}
    assert won(on, "ess-red", discarded=["tee-red"]) == {}
    assert won({"anchor": ["hook-red", "tee-red"]}, "ess-red", discarded=["arch-red", "moon-red"]) == {"colour": 1}


def test_c23_a_count_that_was_lost_by_a_fall_can_be_reached_again() -> None:
    """Three reds hang; one falls, which spoils that turn; the next red is the third again, and paid again. [A]"""
    on: dict[str, list[Piece]] = {"saguaro": ["hook-red"], "anchor": ["tee-red"]}
    state, events = place(table(on, "ess-red"), "ess-red", chance=die("colour"))
    assert paid(events) == {"colour": 1}
    state, events = place(replace(state, next_cactus="saguaro"), "arch-red", fell=["ess-red", "hook-red"])
    assert paid(events) == {"fall": -2}
    assert won({"saguaro": ["arch-red"], "anchor": ["tee-red"]}, "moon-red", discarded=state.discarded) == {"colour": 1}


def test_c20_the_count_at_the_end_of_the_turn_decides_not_that_of_a_first_attempt() -> None:
    """C18: a piece that stands to be mended hangs, but wins only when it ends the turn, and once."""
    on: dict[str, list[Piece]] = {"saguaro": ["moon-red"], "anchor": ["hook-red"]}
    state, events = place(table(on, "ess-red"), "ess-red", beside="moon-red")
    assert paid(events) == {}
    state, events = place(state, "ess-red")
    assert paid(events) == {"colour": 1}


# The option `per_cactus_bonus`.

BONUS = CactusOptions(per_cactus_bonus=True)


@pytest.mark.parametrize(("before", "flowers"), [(1, 0), (2, 1), (3, 0), (4, 2)])
def test_the_bonus_counts_a_colour_on_the_single_cactus_too(before: int, flowers: int) -> None:
    """C20: all of them hang on the saguaro."""
    pieces: list[Piece] = ["hook-red", "arch-red", "guitar-red", "tee-red", "ess-red"]
    expected = {"colour": flowers, "cactus_colour": flowers} if flowers else {}
    assert won({"saguaro": pieces[:before]}, pieces[before], options=BONUS) == expected


@pytest.mark.parametrize(("before", "flowers"), [(1, 0), (2, 1), (3, 0), (4, 2)])
def test_the_bonus_counts_a_shape_on_the_single_cactus_too(before: int, flowers: int) -> None:
    """C21. The fifth hook of five colours completes these as well (C22)."""
    pieces = shape(BASICS, "hook")
    expected = {"shape": flowers, "cactus_shape": flowers} if flowers else {}
    expected |= {"all_colours": 2} if before == 4 else {}
    assert won({"saguaro": pieces[:before]}, pieces[before], options=BONUS) == expected


def test_the_bonus_counts_each_by_itself() -> None:
    """The third red on the saguaro is the fourth in all; the third in all is the second there."""
    assert won({"saguaro": ["hook-red", "tee-red"], "anchor": ["arch-red"]}, "ess-red", options=BONUS) == {
        "cactus_colour": 1
    }
    assert won({"saguaro": ["hook-red"], "anchor": ["arch-red"]}, "ess-red", options=BONUS) == {"colour": 1}


def test_a_special_gets_no_bonus_for_a_shape() -> None:
    assert won({"saguaro": ["hook-red", "tee-red"]}, "guitar-red", options=BONUS) == {"colour": 1, "cactus_colour": 1}


def test_without_the_option_there_is_no_bonus() -> None:
    assert won({"saguaro": ["hook-red", "tee-red"]}, "ess-red") == {"colour": 1}


def test_everything_is_paid_in_its_order() -> None:
    """Colour, shape, the same two on the cactus, all colours."""
    on: dict[str, list[Piece]] = {
        "saguaro": ["moon-red", "moon-orange", "tee-yellow", "ess-yellow", "hook-green", "arch-blue"],
    }
    _, events = place(table(on, "moon-yellow", options=BONUS), "moon-yellow")
    assert [event.why for event in events if isinstance(event, CactusPaid)] == [
        "colour",
        "shape",
        "cactus_colour",
        "cactus_shape",
    ]
    on = {"saguaro": ["moon-red", "moon-orange", "moon-green", "moon-blue"], "anchor": ["tee-yellow", "ess-yellow"]}
    _, events = place(table(on, "moon-yellow", options=BONUS), "moon-yellow")
    assert [(event.why, event.flowers) for event in events if isinstance(event, CactusPaid)] == [
        ("colour", 1),
        ("shape", 2),
        ("cactus_shape", 2),
        ("all_colours", 2),
    ]
