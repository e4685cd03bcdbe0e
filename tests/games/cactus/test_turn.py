"""Whose turn it is, which piece goes where: C3 to C9."""

import pytest
from msgspec.structs import replace

from games.cactus import GAME
from games.cactus.model import (
    CACTI,
    Cactus,
    CactusDie,
    CactusOptions,
    CactusReference,
    CactusRolled,
    CactusState,
    CactusTurnBegan,
    Piece,
)
from games.cactus.pieces import BASICS, SPECIALS, colour_of, shape_of
from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.play import begin
from tests.games.cactus.table import Drawn, colour, die, forgo, place, position, shape, types


def legal(state: CactusState) -> tuple[tuple[Piece, ...], tuple[Cactus, ...]]:
    """The pieces and cacti that are listed."""
    (seat,) = GAME.to_act(state)
    found = GAME.legal(state, seat)
    assert found
    return found.pieces, found.cacti


# The first turn.


def test_c4_the_first_turn_has_no_die_and_any_basic_goes_on_any_cactus() -> None:
    state, events = begin(GAME, Seating.of(2), CactusOptions(), QuickChance(0))
    assert types(events) == ["set_up", "turn_began"]
    assert legal(state) == (BASICS, CACTI)
    assert (state.die, state.next_cactus) == (None, None)
    assert GAME.legal(state, 1 - state.player) is None


@pytest.mark.parametrize(
    ("cactus", "following"),
    [
        ("saguaro", "candelabra"),
        ("candelabra", "prickly_pear"),
        ("prickly_pear", "zigzag"),
        ("zigzag", "anchor"),
        ("anchor", "saguaro"),
    ],
)
def test_c4_c5_the_second_turn_goes_on_the_cactus_after_the_one_that_was_chosen(
    cactus: Cactus, following: Cactus
) -> None:
    state, events = place(position(cactus=None), "moon-blue", cactus, chance=die("colour"))
    assert types(events) == ["placed", "turn_began", "rolled"]
    assert events[1:] == [CactusTurnBegan(seat=1, cactus=following), CactusRolled(seat=1, face="colour")]
    assert (state.last_cactus, state.next_cactus) == (cactus, following)
    assert legal(state) == (("hook-blue", "arch-blue", "tee-blue", "ess-blue"), (following,))


# Every other turn.


def test_c3_play_goes_clockwise() -> None:
    state = position(flowers=(3, 3, 3), cactus=None)
    seats = []
    hooks: tuple[Piece, ...] = ("hook-red", "hook-blue", "hook-green", "hook-orange")
    for piece in hooks:
        seats.append(state.player)
        state, _ = place(state, piece, chance=die("shape"))
    assert seats == [0, 1, 2, 0]


def test_c5_the_die_is_rolled_as_the_turn_begins() -> None:
    """In the decision that ends the turn before, after its flowers are paid."""
    state = position(anchor=["tee-red", "ess-red"], reference="ess-red", die="colour", cactus="saguaro")
    after, events = place(state, "moon-red", chance=die("special"))
    assert types(events) == ["placed", "paid", "turn_began", "rolled"]
    assert (after.die, after.asks, after.attempts, after.spoiled, after.hand) == ("special", "place", 0, False, None)


def test_c5_a_turn_that_goes_on_keeps_its_die() -> None:
    state = position(reference="ess-red", die="shape")
    after, events = place(state, "ess-blue", held=False)
    assert types(events) == ["placed"]
    assert (after.die, after.player, after.asks, after.attempts) == ("shape", 0, "place", 1)


@pytest.mark.parametrize("cactus", CACTI)
def test_c5_with_free_choice_any_cactus_will_do(cactus: Cactus) -> None:
    options = CactusOptions(cactus_choice="free")
    state = position(reference="ess-red", die="colour", cactus=None, last_cactus="zigzag", options=options)
    assert legal(state)[1] == CACTI
    after, events = place(state, "moon-red", cactus, chance=die("colour"))
    assert events[1] == CactusTurnBegan(seat=1, cactus=None)
    assert (after.last_cactus, after.next_cactus, legal(after)[1]) == (cactus, None, CACTI)


def test_c5_with_free_choice_a_piece_that_was_tried_stays_on_its_cactus() -> None:
    """C18. [A]"""
    options = CactusOptions(cactus_choice="free")
    state = position(reference="ess-red", die="colour", cactus=None, options=options)
    after, _ = place(state, "moon-red", "anchor", held=False)
    assert legal(after) == (("moon-red",), ("anchor",))


@pytest.mark.parametrize(
    ("faces", "met"),
    [
        ((2, 2, 2), ["colour", "colour", "shape", "shape", "special", "special"]),
        ((0, 0, 1), ["special"]),
        ((1, 0, 3), ["colour", "special", "special", "special"]),
        ((0, 6, 0), ["shape"] * 6),
    ],
)
def test_c5_the_faces_of_the_die_are_those_that_were_agreed(faces: tuple[int, int, int], met: list[str]) -> None:
    """In the order COLOUR, SHAPE, !!, each as likely as any other."""
    state = position(reference="ess-red", die="colour", options=CactusOptions(die=CactusDie(*faces)))

    class Die(Drawn):
        def below(self, n: int) -> int:
            assert n == len(met)
            return super().below(n)

    assert [place(state, "moon-red", chance=Die(number)).state.die for number in range(len(met))] == met


# Which pieces.


def test_c6_colour_asks_for_a_basic_of_the_colour_of_the_piece_placed_before() -> None:
    state = position(saguaro=["hook-red"], reference="hook-red", die="colour")
    assert legal(state)[0] == ("arch-red", "moon-red", "tee-red", "ess-red")


@pytest.mark.parametrize("special", SPECIALS)
def test_c6_after_a_special_its_own_colour_is_asked(special: Piece) -> None:
    state = position(saguaro=[special], reference=special, basic="hook-red", die="colour")
    assert legal(state)[0] == tuple(piece for piece in BASICS if colour_of(piece) == colour_of(special))


def test_c6_worked_case_6_after_a_green_special_the_green_basics_left_are_legal_and_nothing_else() -> None:
    state = position(
        saguaro=["lizard-green", "tee-green"], discarded=["hook-green"], reference="lizard-green", die="colour"
    )
    assert legal(state)[0] == ("arch-green", "moon-green", "ess-green")


def test_c7_shape_asks_for_a_basic_of_the_shape_of_the_piece_placed_before() -> None:
    state = position(saguaro=["hook-red"], reference="hook-red", die="shape")
    assert legal(state)[0] == ("hook-orange", "hook-yellow", "hook-green", "hook-blue")


def test_c7_after_a_special_the_shape_of_the_last_basic_is_asked() -> None:
    """However many specials came between."""
    state = position(reference="ess-red", die="special", specials=["jug-blue", "sun-yellow", "boot-orange"])
    state, _ = place(state, "jug-blue", chance=die("special"))
    state, _ = place(state, "sun-yellow", chance=die("shape"))
    assert state.reference == CactusReference("sun-yellow", "ess-red")
    assert legal(state)[0] == tuple(shape(BASICS, "ess"))
    colours = replace(state, die="colour")
    assert legal(colours)[0] == tuple(colour(BASICS, "yellow"))


def test_c8_special_asks_for_the_leftmost_of_the_row() -> None:
    state = position(reference="ess-red", die="special", specials=["chili-green", "sun-yellow"])
    assert legal(state)[0] == ("chili-green",)
    state, _ = place(state, "chili-green", chance=die("special"))
    assert (state.specials, legal(state)[0]) == (("sun-yellow",), ("sun-yellow",))


def test_c9_the_die_refers_to_the_last_piece_even_if_it_has_fallen_since() -> None:
    """C15: the next player drops it, and places one of its colour; then that is the last."""
    state = position(saguaro=["hook-red"], reference="hook-red", die="colour")
    after, _ = place(state, "moon-red", fell=["hook-red"], chance=die("shape"))
    assert after.discarded == ("hook-red",)
    assert after.reference == CactusReference("moon-red", "moon-red")
    gone = position(discarded=["hook-red"], reference="hook-red", die="shape")
    assert legal(gone)[0] == ("hook-orange", "hook-yellow", "hook-green", "hook-blue")


def test_c9_a_piece_that_was_returned_may_be_placed_next_to_nothing_but_itself() -> None:
    """Option `fallen`: the piece that the die refers to is in the pile again."""
    state = position(reference="hook-red", die="shape", options=CactusOptions(fallen="return"))
    assert "hook-red" in legal(state)[0]


def test_c9_a_piece_that_does_not_end_its_turn_is_no_reference() -> None:
    """C11, C14: neither one that fell nor one that is to be mended."""
    state = position(saguaro=["moon-blue"], reference="moon-blue", die="colour")
    fallen, _ = place(state, "hook-blue", held=False)
    touching, _ = place(state, "hook-blue", beside="moon-blue")
    assert fallen.reference == touching.reference == CactusReference("moon-blue", "moon-blue")


def test_c9_c19_a_piece_that_was_given_back_is_no_reference() -> None:
    """Its cactus counts, though."""
    state = position(reference="moon-blue", die="colour", hand="hook-blue", attempts=5, cactus="zigzag")
    after, _ = forgo(state, chance=die("colour"))
    assert after.reference == CactusReference("moon-blue", "moon-blue")
    assert (after.last_cactus, after.next_cactus) == ("zigzag", "anchor")
    assert legal(after)[0] == ("hook-blue", "arch-blue", "moon-blue", "tee-blue", "ess-blue")


def test_pieces_are_called_by_shape_and_colour() -> None:
    assert {(shape_of(piece), colour_of(piece)) for piece in BASICS} == {
        (form, hue)
        for form in ("hook", "arch", "moon", "tee", "ess")
        for hue in ("red", "orange", "yellow", "green", "blue")
    }
    assert sorted(SPECIALS) == [
        *("boot-orange", "chili-green", "guitar-red", "hummingbird-blue", "jug-blue", "lizard-green"),
        *("skull-yellow", "snake-orange", "sombrero-red", "sun-yellow"),
    ]


# The first turn forgone.


def test_c4_while_nothing_has_been_placed_there_is_no_die() -> None:
    """C19: the first turn was forgone; its cactus counts for C5 all the same."""
    state = position(hand="hook-blue", attempts=5, cactus="zigzag", next_cactus=None)
    after, events = forgo(state, chance=Drawn())
    assert types(events) == ["forgone", "paid", "turn_began"]
    assert (after.die, after.reference, after.next_cactus) == (None, None, "anchor")
    assert legal(after) == (BASICS, ("anchor",))
    again, events = place(after, "tee-red", chance=die("colour"))
    assert types(events) == ["placed", "turn_began", "rolled"]
    assert legal(again) == (("hook-red", "arch-red", "moon-red", "ess-red"), ("saguaro",))
