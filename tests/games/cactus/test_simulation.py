"""Rules that only a simulation shows: what leans on a piece that is mended or given back (C18, C19), what a legal
placement comes to (C10, C16), and that deciding is pure."""

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from games.cactus import GAME, physics
from games.cactus.candidates import Proposals
from games.cactus.geometry import contacts, finger_touches, is_on_piece, lies_low
from games.cactus.model import (
    CACTI,
    Cactus,
    CactusAction,
    CactusFell,
    CactusForgo,
    CactusForgone,
    CactusHung,
    CactusOffence,
    CactusOptions,
    CactusPlace,
    CactusPlaced,
    CactusState,
    Piece,
    Pose,
)
from games.cactus.pieces import BASICS, SPECIALS
from games.core.chance import QuickChance, SeededChance
from games.core.errors import IllegalAction
from tests.games.cactus.piles import pile
from tests.games.cactus.table import After, act, aside, die, paid, pieces_on, position, taken_out, types

ROCK = CactusOptions(steadiness="rock")


def hanging(cactus: Cactus, hung: tuple[CactusHung, ...], **fields: object) -> CactusState:
    """A table at which a piece is to be placed among pieces at rest."""
    return position(**{cactus: hung, "cactus": cactus, "options": ROCK, **fields})  # type: ignore[arg-type]


@cache
def leaning() -> tuple[Cactus, tuple[CactusHung, ...], Piece]:
    """Pieces at rest, and one of them without which others fall."""
    for seed in range(60):
        cactus = CACTI[seed % len(CACTI)]
        hung = pile(cactus, 5, seed)
        for one in hung:
            if physics.take_out(cactus, hung, one.piece).fallen:
                return cactus, hung, one.piece
    raise AssertionError("nothing leans on anything")


def mending(**fields: object) -> CactusState:
    """The piece on which others lean stands to be mended."""
    cactus, hung, piece = leaning()
    fields = {"reference": next(other for other in BASICS if other != piece), "die": "special", **fields}
    return hanging(cactus, hung, hand=piece, standing=True, attempts=5, **fields)


def forgo(state: CactusState) -> After:
    return act(state, CactusForgo(), chance=die("special"))


# C19: forgoing.


def test_c19_what_leans_on_a_piece_that_is_given_back_may_fall() -> None:
    """C15: and is paid for, beside the flower for forgoing."""
    state = mending(flowers=(20, 3))
    cactus, hung, piece = leaning()
    found = physics.take_out(cactus, hung, piece)
    after, events = forgo(state)
    assert types(events)[:4] == ["forgone", "fell", "paid", "paid"]
    forgone, fell = events[0], events[1]
    assert isinstance(forgone, CactusForgone)
    assert (forgone.piece, forgone.pieces, forgone.trace, forgone.engine) == (
        piece,
        found.hung,
        found.trace,
        physics.ENGINE,
    )
    assert isinstance(fell, CactusFell)
    assert (fell.cactus, fell.pieces) == (cactus, found.fallen)
    assert paid(events) == {"fall": -len(found.fallen), "forgo": -1}
    assert after.flowers == (20 - len(found.fallen) - 1, 3)
    assert pieces_on(after, cactus) == {one.piece for one in hung} - {piece} - set(found.fallen)
    assert piece in (*after.pile, *after.specials[-1:])
    gone = {other for other in found.fallen if other in BASICS}
    assert gone <= set(after.discarded)
    assert {other for other in found.fallen if other in SPECIALS} <= set(after.specials)


def test_c19_it_is_told_how_they_fell() -> None:
    """Tracks of those that fell, and none of the piece itself, which is gone from the first frame on."""
    forgone = forgo(mending())[1][0]
    assert isinstance(forgone, CactusForgone)
    assert forgone.trace is not None
    cactus, hung, piece = leaning()
    tracks = {track.piece for track in forgone.trace.tracks}
    assert set(physics.take_out(cactus, hung, piece).fallen) <= tracks
    assert piece not in tracks


def test_c19_a_piece_that_hangs_by_itself_leaves_all_as_it_is() -> None:
    """To the micrometre."""
    (one,) = pile("zigzag", 1, 2)
    rest = pile("anchor", 3, 1)
    state = hanging("zigzag", (one,), anchor=rest, hand=one.piece, standing=True, attempts=5, reference="ess-blue")
    after, events = forgo(replace(state, die="special"))
    assert types(events)[:2] == ["forgone", "paid"]
    assert pieces_on(after, "zigzag") == set()
    assert after.cacti[4].pieces == rest


def test_a_seat_that_leaves_has_its_piece_taken_out_too() -> None:
    """Without the penalty. [A]"""
    state = mending(flowers=(20, 3, 3))
    events = GAME.withdraw(state, 0, die("special"))
    forgone = forgo(state)[1]
    assert types(events)[1:4] == types(forgone)[:3] == ["forgone", "fell", "paid"]
    assert events[1:4] == forgone[:3]
    assert set(paid(events)) == {"fall"}


def test_a_seat_that_leaves_out_of_turn_stirs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though another's piece stands to be mended."""
    monkeypatch.setattr(physics, "take_out", None)
    assert types(GAME.withdraw(mending(flowers=(3, 3, 3)), 1, die("special"))) == ["withdrew"]


# C18: mending.


def test_c18_what_leans_on_a_piece_that_is_taken_out_to_be_mended_may_fall() -> None:
    """C14, C15: it is let go aside, and falls itself, which costs nothing."""
    state = mending(flowers=(20, 3))
    cactus, hung, piece = leaning()
    found = physics.take_out(cactus, hung, piece)
    after, events = act(state, aside(piece))
    assert types(events) == ["placed", "fell", "paid"]
    placed, fell = events[0], events[1]
    assert isinstance(placed, CactusPlaced)
    assert isinstance(fell, CactusFell)
    assert (placed.held, placed.attempt) == (False, 6)
    assert set(fell.pieces) == set(found.fallen)
    assert after.flowers == (20 - len(found.fallen), 3)
    assert (after.spoiled, after.asks) == (True, "place")
    assert after.hand is not None
    assert (after.hand.piece, after.hand.cactus, after.hand.standing) == (piece, cactus, False)


def test_c18_placed_where_it_stood_it_stays_there() -> None:
    """Without a tremor it is let go where it was at rest."""
    (one,) = pile("saguaro", 1, 4)
    state = hanging("saguaro", (one,), hand=one.piece, standing=True, reference="ess-blue", die="special")
    placed = act(state, CactusPlace(one.piece, (one.pose,))).events[0]
    assert isinstance(placed, CactusPlaced)
    assert placed.held
    (again,) = placed.pieces
    assert all(abs(a - b) < 2_000 for a, b in zip(again.pose[:2], one.pose[:2], strict=True))


# C10, C16: placing.


@pytest.mark.parametrize("cactus", CACTI)
def test_c10_a_placement_tells_where_everything_rests(cactus: Cactus) -> None:
    """All poses are in integers, contacts are those of the outlines, and what others have not moved keeps its pose."""
    hung = pile(cactus, 4, 3)
    used = {one.piece for one in hung}
    piece = next(one for one in SPECIALS if one not in used)
    state = hanging(cactus, hung, reference="ess-blue", die="special", specials=[piece, "jug-blue"])
    chance, proposals = QuickChance(1), Proposals(cactus, hung)
    poses = [pose for _ in range(600) if (pose := proposals.pose(piece, chance))][:8]
    assert poses
    for pose in poses:
        placed = act(state, CactusPlace(piece, (pose,)), chance=SeededChance(b"x", 1)).events[0]
        assert isinstance(placed, CactusPlaced)
        assert placed.contacts == contacts(placed.pieces)
        names = [one.piece for one in placed.pieces]
        assert names == sorted(names)
        assert placed.held == (piece in names)
        assert all(type(part) is int for one in placed.pieces for part in one.pose)
        assert all(not lies_low(cactus, one) for one in placed.pieces if one.piece != piece)
        assert is_on_piece(piece, placed.grip)


def test_c14_let_go_aside_a_piece_falls_to_the_ground() -> None:
    """And nothing else stirs."""
    hung = pile("candelabra", 4, 1)
    state = hanging("candelabra", hung, reference="ess-blue", die="special", specials=["jug-blue"])
    placed = act(state, aside("jug-blue")).events[0]
    assert isinstance(placed, CactusPlaced)
    assert (placed.held, placed.pieces, placed.touch) == (False, hung, None)
    assert {track.piece for track in placed.trace.tracks} == {"jug-blue"}


@pytest.mark.parametrize("cactus", CACTI)
def test_c13_a_piece_set_down_on_the_base_must_be_placed_again(cactus: Cactus) -> None:
    """A tee on its bar, to the left of the trunk or to its right."""
    state = hanging(cactus, (), reference="ess-red", die="colour")
    actions = [CactusPlace("tee-red", ((x, 22_000, 3_141_592),)) for x in (-40_000, 40_000)]
    after, events = act(state, next(action for action in actions if is_legal(state, action)))
    placed = events[0]
    assert isinstance(placed, CactusPlaced)
    assert (placed.held, placed.offences) == (True, (CactusOffence("C13", ("tee-red",)),))
    assert (after.asks, types(events), after.flowers) == ("mend", ["placed"], (3, 3))
    again = act(after, actions[0] if is_legal(after, actions[0]) else actions[1]).events[0]
    assert isinstance(again, CactusPlaced)
    assert (again.attempt, again.offences) == (2, placed.offences)


def is_legal(state: CactusState, action: CactusPlace) -> bool:
    try:
        GAME.check(state, state.player, action)
    except IllegalAction:
        return False
    return True


def test_c16_a_finger_between_piece_and_cactus_touches_it() -> None:
    """The grip is told back, and the flower is lost; what was foreseen is what happened."""
    state = position(cactus=None, options=ROCK)
    chance, proposals = QuickChance(2), Proposals("saguaro", ())
    for _ in range(200):
        pose = proposals.pose("moon-red", chance)
        if pose is None:
            continue
        for grip in ((0, 0), (10_000, 5_000), (-10_000, 5_000), (15_000, -5_000), (-15_000, -5_000)):
            if is_on_piece("moon-red", grip) and finger_touches("saguaro", (), "moon-red", pose, grip):
                action = CactusPlace("moon-red", (pose,), "saguaro", grip)
                assert GAME.foresee(state, 0, action) == {"grip": list(grip), "touch": "saguaro"}
                after, events = act(state, action)
                placed = events[0]
                assert isinstance(placed, CactusPlaced)
                assert (placed.grip, placed.touch) == (grip, "saguaro")
                assert (paid(events)["touch"], after.flowers[0]) == (-1, 2)
                return
    raise AssertionError("no grip has touched anything")


def test_c16_without_a_grip_the_one_that_is_told_would_have_done_the_same() -> None:
    hung = pile("anchor", 3, 2)
    state = hanging("anchor", hung, reference="ess-blue", die="special", specials=["jug-blue"])
    chance, proposals = QuickChance(3), Proposals("anchor", hung)
    pose = next(pose for _ in range(600) if (pose := proposals.pose("jug-blue", chance)))
    chosen = act(state, CactusPlace("jug-blue", (pose,))).events
    assert isinstance(chosen[0], CactusPlaced)
    named = act(state, CactusPlace("jug-blue", (pose,), "anchor", chosen[0].grip)).events
    assert named == chosen


def test_c16_the_grip_that_is_chosen_keeps_clear_along_the_whole_path() -> None:
    """[A]: far away from the cactus the piece may be held anywhere, so it is the other end that decides."""
    state, far = position(cactus=None), (250_000, 300_000, 0)
    chance, proposals = QuickChance(4), Proposals("saguaro", ())
    grips = set()
    for near in [pose for _ in range(400) if (pose := proposals.pose("hook-red", chance))]:
        paths: list[tuple[Pose, ...]] = [(near,), (far, near)]
        alone, along = (GAME.foresee(state, 0, CactusPlace("hook-red", path, "saguaro"))["grip"] for path in paths)
        assert alone == along
        grips.add(tuple(alone))
    assert len(grips) > 1


# Deciding is pure.


def test_worked_case_8_the_same_action_against_the_same_state_gives_the_same_bytes() -> None:
    """Time after time, whatever was simulated between."""
    state = mending()
    actions: list[CactusAction] = [CactusForgo(), aside(leaning()[2])]
    before = msgspec.json.encode(state)
    first = [msgspec.json.encode(act(state, action, chance=SeededChance(b"x", 7)).events) for action in actions]
    again = [
        msgspec.json.encode(act(state, action, chance=SeededChance(b"x", 7)).events) for action in reversed(actions)
    ]
    assert first == again[::-1]
    assert msgspec.json.encode(state) == before


def test_what_was_found_by_hand_is_what_a_simulation_finds_of_it() -> None:
    """A probe of `table`: a piece that nothing touches leaves all else where it was."""
    (one,) = pile("saguaro", 1, 4)
    state = hanging("saguaro", (one,), hand=one.piece, standing=True, reference="ess-blue", die="special")
    assert physics.take_out("saguaro", (one,), one.piece)[:4] == taken_out(state)[:4]
