"""A placement that must be mended: C11 to C13, C18, and what is tolerated (C19)."""

from games.cactus import GAME
from games.cactus.model import (
    CactusHand,
    CactusHung,
    CactusOffence,
    CactusPlaced,
    CactusState,
    Pair,
)
from tests.games.cactus.table import After, at, die, forgo, paid, pieces_on, place, position, taken_out, types

REDS: Pair = ("hook-red", "tee-red")
MEND = position(
    saguaro=["hook-red", ("moon-blue", "ess-blue")], hand="ess-blue", standing=True, reference="moon-blue", die="colour"
)
"""The blue ess touches the blue moon."""


def offences(after: After) -> list[tuple[str, tuple[str, ...]]]:
    placed = after.events[0]
    assert isinstance(placed, CactusPlaced)
    return [(offence.rule, offence.pieces) for offence in placed.offences]


# C18.


def test_c18_the_same_piece_is_asked_for_on_the_same_cactus() -> None:
    legal = GAME.legal(MEND, 0)
    assert legal is not None
    assert (legal.pieces, legal.cacti, legal.actions) == (("ess-blue",), ("saguaro",), ())
    view = GAME.view(MEND, 1)
    assert (view.asks, view.to_act, view.attempts) == ("mend", (0,), 1)
    assert view.hand == CactusHand("ess-blue", "saguaro", True, (CactusOffence("C11", ("ess-blue", "moon-blue")),))


def test_c18_placed_anew_it_hangs_where_it_was_put_last() -> None:
    """It leaves where it stood, and the turn ends as soon as nothing offends."""
    state, events = place(MEND, "ess-blue", chance=die("colour"))
    assert types(events) == ["placed", "turn_began", "rolled"]
    assert [one for one in state.cacti[0].pieces if one.piece == "ess-blue"] == [CactusHung("ess-blue", at("ess-blue"))]
    assert (state.player, state.hand, state.attempts) == (1, None, 0)


def test_c18_mending_may_take_many_placements() -> None:
    """From the moon to the red hook is legal; then the base, then the ground, then a place to stay."""
    state = MEND
    for finding, asks in (({"beside": "moon-blue"}, "mend"), ({"on_base": True}, "mend"), ({"held": False}, "place")):
        state, events = place(state, "ess-blue", **finding)
        assert (types(events), state.asks, state.player) == (["placed"], asks, 0)
    state, _ = place(state, "ess-blue", beside="hook-red")
    assert state.player == 1


def test_c18_a_piece_that_fell_while_it_was_mended_is_in_the_hand() -> None:
    """C14: nothing is lost by it."""
    state, _ = place(MEND, "ess-blue", held=False)
    assert state.hand == CactusHand("ess-blue", "saguaro", False)
    assert (pieces_on(state, "saguaro"), state.flowers) == ({"hook-red", "moon-blue"}, (3, 3))


def test_c18_what_fell_while_it_was_taken_out_counts() -> None:
    """C15: and the turn wins nothing, however it ends."""
    state = position(
        saguaro=["hook-red", ("moon-blue", "ess-blue")],
        anchor=["tee-blue"],
        hand="ess-blue",
        standing=True,
        reference="moon-blue",
        die="colour",
    )
    state, events = place(state, "ess-blue", fell=["hook-red"])
    assert types(events)[:3] == ["placed", "fell", "paid"]
    assert paid(events) == {"fall": -1}
    assert (state.flowers, state.discarded, state.player) == ((2, 3), ("hook-red",), 1)


def test_c18_others_must_be_mended_with_the_piece_in_the_hand() -> None:
    """C11: two reds that it pushed together; it has to part them, and where it stands itself is no matter."""
    state = position(saguaro=["hook-red", "tee-red"], reference="moon-blue", die="colour")
    state, _ = place(state, "ess-blue", pushed={"hook-red": "tee-red"})
    again = place(state, "ess-blue")
    assert offences(again) == [("C11", REDS)]
    parted = place(again.state, "ess-blue", moved={"hook-red": at("hook-red")})
    assert (offences(parted), parted.state.player) == ([], 1)


def test_c18_a_new_offence_may_come_of_mending() -> None:
    state = position(
        saguaro=["hook-red", "tee-red", ("moon-blue", "ess-blue")],
        hand="ess-blue",
        standing=True,
        reference="moon-blue",
        die="colour",
    )
    after = place(state, "ess-blue", pushed={"hook-red": "tee-red"})
    assert offences(after) == [("C11", REDS)]
    assert after.state.asks == "mend"


# C19: what is tolerated.


def tolerant(**fields: object) -> CactusState:
    """The two reds touch and are tolerated; they are so on the cactus of the turn."""
    return position(
        saguaro=[REDS, "moon-green"],
        tolerated=[REDS],
        reference="moon-blue",
        die="colour",
        **fields,  # type: ignore[arg-type]
    )


def test_c19_what_is_tolerated_need_not_be_mended() -> None:
    after = place(tolerant(), "ess-blue")
    assert offences(after) == []
    assert (after.state.player, after.state.cacti[0].contacts) == (1, (REDS,))


def test_c19_it_stays_tolerated_as_long_as_neither_moves() -> None:
    """Whatever else happens on that cactus, turn after turn."""
    state, _ = place(tolerant(), "ess-blue", held=False)
    assert state.cacti[0].tolerated == (REDS,)
    state, _ = place(state, "ess-blue", fell=["moon-green"], chance=die("colour"))
    assert state.cacti[0].tolerated == (REDS,)
    assert GAME.view(state, None).cacti[0].tolerated == (REDS,)


def test_c19_once_a_piece_of_it_moves_it_must_be_mended() -> None:
    """C11: though the two touch as before."""
    x, y, angle = at("hook-red", 1)
    after = place(tolerant(), "ess-blue", moved={"tee-red": (x + 1, y, angle)})
    assert offences(after) == [("C11", REDS)]
    assert (after.state.asks, after.state.cacti[0].tolerated) == ("mend", ())


def test_c19_what_has_moved_and_come_apart_is_forgotten() -> None:
    """And when the two meet again they must be mended."""
    state, _ = place(tolerant(), "ess-blue", pushed={"tee-red": "moon-green"}, chance=die("colour"))
    assert state.cacti[0].tolerated == ()
    assert state.cacti[0].contacts == (("moon-green", "tee-red"),)


def test_c19_a_piece_that_falls_takes_its_toleration_along() -> None:
    state, _ = place(tolerant(), "ess-blue", fell=["tee-red"], chance=die("colour"))
    assert state.cacti[0].tolerated == ()


def test_c19_only_that_contact_is_tolerated() -> None:
    """A third red piece that touches one of the two must be mended, and of those that touched the contact stays."""
    after = place(
        position(saguaro=[REDS], tolerated=[REDS], reference="moon-red", die="colour"), "ess-red", beside="hook-red"
    )
    assert ("C11", ("ess-red", "hook-red")) in offences(after)
    assert ("C11", REDS) not in offences(after)
    assert after.state.cacti[0].tolerated == (REDS,)


def test_c19_of_several_each_ends_by_itself() -> None:
    blues: Pair = ("arch-blue", "moon-blue")
    state = position(saguaro=[REDS, blues, "moon-green"], tolerated=[REDS, blues], reference="tee-blue", die="colour")
    after = place(state, "ess-blue", pushed={"moon-blue": "moon-green"})
    assert after.state.cacti[0].tolerated == (REDS,)
    assert offences(after) == [("C12", ("moon-blue", "moon-green"))]


def test_c19_other_cacti_keep_theirs() -> None:
    state = position(saguaro=["moon-green"], anchor=[REDS], tolerated=[REDS], reference="moon-blue", die="colour")
    state, _ = place(state, "ess-blue", fell=["moon-green"], chance=die("colour"))
    assert state.cacti[4].tolerated == (REDS,)


def test_c19_what_was_tolerated_before_is_so_after_another_turn_is_forgone() -> None:
    """C19: what stands when a turn is forgone is tolerated, old and new alike."""
    state = position(
        saguaro=[REDS, "hook-blue", "arch-green", ("moon-yellow", "ess-yellow")],
        tolerated=[REDS],
        hand="ess-yellow",
        standing=True,
        attempts=5,
        reference="moon-yellow",
        die="colour",
    )
    state, _ = forgo(state, taken_out(state, pushed={"hook-blue": "hook-red"}), chance=die("colour"))
    assert state.cacti[0].tolerated == (("hook-blue", "hook-red"), REDS)
