"""What a placement comes to: C10 to C14, C16."""

import pytest

from games.cactus import GAME
from games.cactus.model import (
    Cactus,
    CactusHand,
    CactusHung,
    CactusOffence,
    CactusPaid,
    CactusPlaced,
    CactusReference,
    CactusRolled,
    CactusState,
    CactusTurnBegan,
    Piece,
)
from tests.games.cactus.table import (
    ENGINE,
    PATH,
    TRACE,
    TREMOR,
    After,
    at,
    die,
    hang,
    low,
    paid,
    pieces_on,
    place,
    position,
    types,
)

STATE = position(saguaro=["hook-red", "moon-blue"], reference="moon-blue", die="colour")


def placed(after: After) -> CactusPlaced:
    event = after.events[0]
    assert isinstance(event, CactusPlaced)
    return event


def offences(after: After) -> tuple[CactusOffence, ...]:
    """What must be mended; the event and the view tell it alike."""
    assert after.state.hand is not None
    assert after.state.hand.offences == placed(after).offences
    return placed(after).offences


# C10: what is told, and where things are.


def test_c10_a_piece_that_hangs_ends_the_turn() -> None:
    after = place(STATE, "ess-blue", chance=die("shape"))
    assert after.events == [
        CactusPlaced(
            seat=0,
            piece="ess-blue",
            cactus="saguaro",
            attempt=1,
            path=PATH,
            grip=(0, 0),
            pieces=hang("ess-blue", "hook-red", "moon-blue"),
            contacts=(),
            offences=(),
            held=True,
            touch=None,
            tremor=TREMOR,
            trace=TRACE,
            engine=ENGINE,
        ),
        CactusTurnBegan(seat=1, cactus="candelabra"),
        CactusRolled(seat=1, face="shape"),
    ]
    assert after.state.cacti[0].pieces == hang("ess-blue", "hook-red", "moon-blue")
    assert "ess-blue" not in after.state.pile
    assert len(after.state.pile) == len(STATE.pile) - 1
    assert (after.state.hand, after.state.last_cactus, after.state.player) == (None, "saguaro", 1)
    assert after.state.reference == CactusReference("ess-blue", "ess-blue")


def test_c10_other_pieces_may_be_pushed_about() -> None:
    """Where they now hang is told, and nothing is paid for it."""
    after = place(STATE, "ess-blue", pushed={"hook-red": "moon-blue"})
    assert CactusHung("hook-red", (at("moon-blue")[0] - 9_000, *at("moon-blue")[1:])) in placed(after).pieces
    assert placed(after).contacts == (("hook-red", "moon-blue"),)
    assert after.state.cacti[0].contacts == (("hook-red", "moon-blue"),)
    assert (placed(after).offences, types(after.events)[1]) == ((), "turn_began")


@pytest.mark.parametrize("others", [("arch-orange",), ("tee-green", "ess-yellow"), ("sombrero-red",)])
def test_c10_pieces_of_other_colours_and_shapes_may_touch(others: tuple[Piece, ...]) -> None:
    state = position(saguaro=[others], reference="moon-blue", die="colour")
    after = place(state, "hook-blue", beside=others[0])
    assert len(placed(after).contacts) >= 1
    assert (placed(after).offences, after.state.player) == ((), 1)


def test_a_special_leaves_the_row_at_its_first_attempt() -> None:
    """C8."""
    state = position(reference="moon-blue", die="special", specials=["jug-blue", "sun-yellow"])
    after = place(state, "jug-blue", held=False)
    assert (after.state.specials, pieces_on(after.state, "saguaro")) == (("sun-yellow",), set())
    assert after.state.hand == CactusHand("jug-blue", "saguaro", False)


# C11, C12: what may not touch.


def test_c11_two_pieces_of_a_colour_may_not_touch() -> None:
    after = place(STATE, "ess-blue", beside="moon-blue")
    assert types(after.events) == ["placed"]
    assert placed(after).held
    assert offences(after) == (CactusOffence("C11", ("ess-blue", "moon-blue")),)
    assert (after.state.asks, after.state.player, after.state.attempts) == ("mend", 0, 1)
    assert after.state.hand == CactusHand("ess-blue", "saguaro", True, offences(after))


def test_c12_two_pieces_of_a_shape_may_not_touch() -> None:
    after = place(STATE, "hook-blue", beside="hook-red")
    assert offences(after) == (CactusOffence("C12", ("hook-blue", "hook-red")),)
    assert after.state.asks == "mend"


@pytest.mark.parametrize(
    ("special", "other", "rule"),
    [
        ("jug-blue", "hummingbird-blue", "C11"),
        ("jug-blue", "moon-blue", "C11"),
        ("jug-blue", "hook-red", None),
        ("jug-blue", "skull-yellow", None),
    ],
)
def test_c11_c12_a_special_has_a_colour_and_no_shape_of_others(special: Piece, other: Piece, rule: str | None) -> None:
    state = position(saguaro=[other], reference="moon-blue", die="special", specials=[special, "boot-orange"])
    after = place(state, special, beside=other)
    assert [offence.rule for offence in placed(after).offences] == ([rule] if rule else [])
    assert len(placed(after).contacts) == 1


def test_c11_worked_case_7_what_was_pushed_together_must_be_mended_as_well() -> None:
    """Any two on that cactus, not only the new one."""
    state = position(saguaro=["hook-red", "tee-red", "moon-blue"], reference="moon-blue", die="colour")
    after = place(state, "ess-blue", pushed={"hook-red": "tee-red"})
    assert offences(after) == (CactusOffence("C11", ("hook-red", "tee-red")),)
    legal = GAME.legal(after.state, 0)
    assert legal is not None
    assert (legal.pieces, legal.cacti, legal.actions) == (("ess-blue",), ("saguaro",), ())
    assert GAME.legal(after.state, 1) is None


def test_c11_c12_several_offences_are_told_in_the_order_of_their_pieces() -> None:
    state = position(saguaro=["hook-red", "tee-red", "moon-blue", "moon-green"], reference="moon-blue", die="colour")
    after = place(state, "ess-blue", beside="moon-blue", pushed={"hook-red": "tee-red", "moon-green": "moon-blue"})
    assert offences(after) == (
        CactusOffence("C11", ("ess-blue", "moon-blue")),
        CactusOffence("C11", ("hook-red", "tee-red")),
        CactusOffence("C12", ("moon-blue", "moon-green")),
    )


def test_c11_what_touches_on_another_cactus_is_no_matter() -> None:
    state = position(anchor=[("hook-red", "tee-red")], saguaro=["moon-blue"], reference="moon-blue", die="colour")
    assert place(state, "ess-blue").state.player == 1


def test_c14_what_offends_stands_even_if_the_own_piece_fell() -> None:
    """The same piece is asked for again, and as long as the two touch the turn cannot end."""
    state = position(saguaro=["hook-red", "tee-red"], reference="moon-blue", die="colour")
    after = place(state, "ess-blue", held=False, pushed={"hook-red": "tee-red"})
    assert offences(after) == (CactusOffence("C11", ("hook-red", "tee-red")),)
    assert after.state.hand == CactusHand("ess-blue", "saguaro", False, offences(after))
    assert after.state.asks == "place"
    again = place(after.state, "ess-blue")
    assert offences(again) == (CactusOffence("C11", ("hook-red", "tee-red")),)
    assert again.state.asks == "mend"


# C13, C14: base and ground.


def test_c13_a_piece_on_the_base_must_be_placed_again() -> None:
    """It stands there until then, and nothing is lost."""
    after = place(STATE, "ess-blue", on_base=True)
    assert types(after.events) == ["placed"]
    assert (placed(after).held, low("ess-blue") in placed(after).pieces) == (True, True)
    assert offences(after) == (CactusOffence("C13", ("ess-blue",)),)
    assert (after.state.asks, after.state.flowers) == ("mend", (3, 3))
    assert pieces_on(after.state, "saguaro") == {"ess-blue", "hook-red", "moon-blue"}


def test_c13_comes_after_what_touches() -> None:
    state = position(saguaro=["hook-red", "tee-red"], reference="moon-blue", die="colour")
    after = place(state, "ess-blue", on_base=True, pushed={"hook-red": "tee-red"})
    assert [offence.rule for offence in offences(after)] == ["C11", "C13"]


@pytest.mark.parametrize("cactus", ["saguaro", "candelabra", "prickly_pear", "zigzag", "anchor"])
def test_c13_every_cactus_has_a_base(cactus: Cactus) -> None:
    state = position(cactus=cactus, reference="moon-blue", die="colour")
    assert offences(place(state, "ess-blue", on_base=True)) == (CactusOffence("C13", ("ess-blue",)),)


def test_c14_the_own_piece_may_fall_without_penalty_and_is_placed_again() -> None:
    """It is in the hand then, neither on the cactus nor in the pile."""
    after = place(STATE, "ess-blue", held=False)
    assert types(after.events) == ["placed"]
    assert (placed(after).held, placed(after).pieces) == (False, hang("hook-red", "moon-blue"))
    assert (after.state.asks, after.state.flowers, after.state.attempts) == ("place", (3, 3), 1)
    assert after.state.hand == CactusHand("ess-blue", "saguaro", False)
    assert "ess-blue" not in after.state.pile
    assert not after.state.spoiled


def test_c14_attempts_are_counted() -> None:
    state: CactusState = STATE
    for attempt in (1, 2, 3):
        after = place(state, "ess-blue", held=False)
        assert (placed(after).attempt, after.state.attempts) == (attempt, attempt)
        state = after.state
    after = place(state, "ess-blue")
    assert (placed(after).attempt, after.state.attempts, after.state.player) == (4, 0, 1)


# C16: the hand.


@pytest.mark.parametrize("touch", ["saguaro", "moon-blue"])
def test_c16_a_hand_that_touches_costs_a_flower(touch: Cactus | Piece) -> None:
    """The turn may end all the same."""
    after = place(STATE, "ess-blue", touch=touch)
    assert types(after.events) == ["placed", "paid", "turn_began", "rolled"]
    assert placed(after).touch == touch
    assert after.events[1] == CactusPaid(seat=0, why="touch", flowers=-1, due=-1)
    assert after.state.flowers == (2, 3)


def test_c16_the_piece_need_not_hold() -> None:
    after = place(STATE, "ess-blue", touch="saguaro", held=False)
    assert types(after.events) == ["placed", "paid"]
    assert (after.state.flowers, after.state.asks) == ((2, 3), "place")


def test_c16_each_placement_may_cost_one() -> None:
    state = STATE
    for flowers in (2, 1, 0, 0):
        state, _ = place(state, "ess-blue", touch="hook-red", held=False)
        assert state.flowers[0] == flowers


def test_c16_a_touch_does_not_keep_one_from_winning() -> None:
    """C20: the third blue piece."""
    state = position(saguaro=["hook-red", "moon-blue", "tee-blue"], reference="moon-blue", die="colour")
    after = place(state, "ess-blue", touch="hook-red")
    assert types(after.events) == ["placed", "paid", "paid", "turn_began", "rolled"]
    assert paid(after.events) == {"touch": -1, "colour": 1}
    assert after.state.flowers == (3, 3)


def test_c16_the_penalty_comes_first() -> None:
    """C17: with nothing to lose the touch costs nothing, and the flower that is won stays."""
    state = position(saguaro=["moon-blue", "tee-blue"], reference="moon-blue", die="colour", flowers=(0, 3))
    after = place(state, "ess-blue", touch="moon-blue")
    assert after.events[1] == CactusPaid(seat=0, why="touch", flowers=0, due=-1)
    assert after.state.flowers == (1, 3)


def test_c15_c16_falls_and_a_touch_in_one_placement_both_cost() -> None:
    after = place(STATE, "ess-blue", touch="hook-red", fell=["moon-blue"])
    assert types(after.events)[:4] == ["placed", "fell", "paid", "paid"]
    assert paid(after.events) == {"fall": -1, "touch": -1}
    assert after.state.flowers == (1, 3)
