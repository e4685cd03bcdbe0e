"""What can be told of poses without the engine, held against shapely."""

import json
import subprocess
import sys
from itertools import permutations
from math import pi

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Point as Spot

from games.cactus import geometry
from games.cactus.geometry import (
    clusters,
    contacts,
    finger_touches,
    is_on_ground,
    is_on_piece,
    lies_low,
    outline_of,
    safe_grip,
)
from games.cactus.model import CACTI, COLOURS, SHAPES, Cactus, CactusHung, Piece, Point, Pose
from games.cactus.pieces import PIECES, SPECIALS, colour_of, shape_of
from tests.games.cactus.piles import base, form, pile, seen, stand

CLOSE = 1e-6
"""Millimetres by which shapely and the module may differ."""

poses = st.tuples(st.integers(-60_000, 60_000), st.integers(10_000, 130_000), st.integers(-3_141_592, 3_141_592))


def tee(piece: Piece, x: int, y: int) -> CactusHung:
    """A tee upside down has a flat foot 58 mm wide; upright it has a stem 8 mm wide."""
    return CactusHung(piece, (x, y, 0))


def height_of(piece: Piece) -> tuple[float, float]:
    """How far down and up an unturned piece reaches."""
    box = outline_of(CactusHung(piece, (0, 0, 0))).box
    return box[1], box[3]


# C11, C12: what touches.


@pytest.mark.parametrize(("gap", "touching"), [(0, True), (400, True), (401, False), (5_000, False)])
def test_outlines_touch_up_to_four_tenths_of_a_millimetre_apart(gap: int, touching: bool) -> None:
    """C11, C12."""
    down, up = height_of("tee-red")
    above = CactusHung("tee-blue", (7_000, round(up - down) + gap, 0))
    assert contacts([CactusHung("tee-red", (0, 0, 0)), above]) == ((("tee-blue", "tee-red"),) if touching else ())


def test_pieces_that_lie_across_each_other_touch_though_no_corner_is_near() -> None:
    """C11: long edges may cross far from their ends."""
    across = [CactusHung("tee-red", (0, 0, 0)), CactusHung("tee-blue", (0, 0, 1_570_796))]
    assert contacts(across) == (("tee-blue", "tee-red"),)


@given(st.sampled_from(PIECES), st.sampled_from(PIECES), poses, poses)
def test_contacts_are_those_that_shapely_finds(one: Piece, other: Piece, here: Pose, there: Pose) -> None:
    """C11, C12."""
    first, second = CactusHung(one, here), CactusHung(other, there)
    apart = seen(first).distance(seen(second))
    if one != other and abs(apart - 0.4) > CLOSE:
        # A piece wholly within the bulge of another one does not occur: their outlines are too slender.
        assert bool(contacts([first, second])) == (apart <= 0.4)


def test_contacts_are_sorted_and_do_not_depend_on_order() -> None:
    """C11, C12."""
    hung = pile("candelabra", 9)
    found = contacts(hung)
    assert len(found) >= 3
    assert list(found) == sorted(found)
    assert all(one < other for one, other in found)
    assert contacts(hung[::-1]) == found


def test_what_touches_by_way_of_others_hangs_together() -> None:
    """C10: a chain of four tees, one beside it, in any order."""
    down, up = height_of("tee-red")
    high = round(up - down) + 300
    chain = [CactusHung(piece, (0, high * index, 0)) for index, piece in enumerate(PIECES[15:19])]
    alone = CactusHung("sun-yellow", (200_000, 0, 0))
    together = {one.piece for one in chain}
    for hung in permutations([*chain, alone]):
        assert clusters(hung) == [{"sun-yellow"}, together]
    assert len(clusters([*chain, alone], 200)) == 5


# C13: what lies low.


@given(st.sampled_from(CACTI), st.sampled_from(PIECES), poses)
def test_a_piece_lies_low_when_it_touches_base_or_ground(cactus: Cactus, piece: Piece, pose: Pose) -> None:
    """C13."""
    hung = CactusHung(piece, (pose[0], pose[1] // 2, pose[2]))
    apart = min(seen(hung).distance(base(cactus)), seen(hung).bounds[1])
    if abs(apart - 0.4) > CLOSE:
        assert lies_low(cactus, hung) == (apart <= 0.4)


@pytest.mark.parametrize(("height", "touches"), [(-10_000, True), (400, True), (401, False)])
def test_the_ground_is_touched_up_to_four_tenths_of_a_millimetre_above_it(height: int, touches: bool) -> None:
    """C13."""
    hung = CactusHung("tee-red", (150_000, height - round(height_of("tee-red")[0]), 0))
    assert is_on_ground(hung) is touches
    assert lies_low("saguaro", hung) is touches


# C16: the finger.


def test_a_grip_may_be_anywhere_on_a_piece_up_to_its_edge() -> None:
    """C16."""
    edges = outline_of(CactusHung("boot-orange", (0, 0, 0))).edges
    corner = (int(edges[0][0]), int(edges[0][1]))
    right = max(int(x) for x, _, _, _ in edges)
    assert is_on_piece("boot-orange", corner)
    assert is_on_piece("boot-orange", (0, 0))
    assert not is_on_piece("boot-orange", (right + 1, corner[1]))
    assert not is_on_piece("moon-red", (0, 0)), "a moon is hollow where its centroid is"


@given(st.sampled_from(PIECES), st.tuples(st.integers(-50_000, 50_000), st.integers(-50_000, 50_000)))
def test_a_point_is_on_a_piece_where_shapely_says_so(piece: Piece, point: Point) -> None:
    """C16."""
    assert is_on_piece(piece, point) == form(piece).intersects(Spot(point[0] / 1000, point[1] / 1000))


@pytest.mark.parametrize(("aside", "touched"), [(13_999, "saguaro"), (14_000, None), (-13_999, "saguaro")])
def test_the_finger_touches_a_cactus_within_five_millimetres(aside: int, touched: Cactus | None) -> None:
    """C16: half of the saguaro's trunk is 9 mm wide."""
    assert finger_touches("saguaro", (), "tee-red", (aside, 30_000, 0), (0, 0)) == touched


def test_the_finger_is_where_the_grip_is() -> None:
    """C16: the grip turns with the piece."""
    grip, quarter = (20_000, 0), round(pi / 2 * 1e6)
    assert finger_touches("saguaro", (), "tee-red", (-30_000, 30_000, 0), grip) == "saguaro"
    assert finger_touches("saguaro", (), "tee-red", (-30_000, 30_000, quarter), grip) is None


def test_the_finger_may_touch_the_base_and_its_own_piece() -> None:
    """C16."""
    assert finger_touches("anchor", [tee("tee-red", 40_000, 20_000)], "tee-red", (40_000, 8_000, 0), (0, 0)) is None


def test_the_finger_touches_another_piece_and_the_cactus_comes_first() -> None:
    """C16."""
    others = [tee("tee-red", 100_000, 150_000), tee("tee-blue", 108_000, 150_000), tee("ess-red", 0, 100_000)]
    assert finger_touches("saguaro", others, "hook-red", (104_000, 150_000, 0), (0, 0)) == "tee-blue"
    assert finger_touches("saguaro", others, "hook-red", (0, 100_000, 0), (0, 0)) == "saguaro"


@given(st.sampled_from(CACTI), poses, st.integers(0, 1))
def test_the_finger_touches_what_shapely_finds_near(cactus: Cactus, pose: Pose, seed: int) -> None:
    """C16."""
    hung = pile(cactus, 4, seed)
    spot = Spot(pose[0] / 1000, pose[1] / 1000)
    gaps = {cactus: spot.distance(stand(cactus))} | {one.piece: spot.distance(seen(one)) for one in hung}
    if all(abs(gap - 5) > CLOSE for gap in gaps.values()):
        near = [name for name, gap in gaps.items() if gap < 5]
        assert finger_touches(cactus, hung, "lizard-green", pose, (0, 0)) == (near[0] if near else None)


@pytest.mark.parametrize("piece", PIECES[::5] + SPECIALS)
def test_a_grip_that_is_chosen_is_on_the_piece(piece: Piece) -> None:
    """C16."""
    grip = safe_grip("saguaro", (), piece, (200_000, 300_000, 0))
    assert is_on_piece(piece, grip)
    assert finger_touches("saguaro", (), piece, (200_000, 300_000, 0), grip) is None


def test_a_grip_that_is_chosen_keeps_clear_at_every_pose() -> None:
    """C16: first one end of a tee's bar is at the trunk, then the other one, then its stem."""
    poses = [(-20_000, 60_000, 0), (20_000, 60_000, 0), (0, 60_000, 1_570_796)]
    grips = [safe_grip("candelabra", (), "tee-red", pose) for pose in poses]
    assert any(finger_touches("candelabra", (), "tee-red", pose, grips[0]) for pose in poses)
    grip = safe_grip("candelabra", (), "tee-red", *poses)
    assert not any(finger_touches("candelabra", (), "tee-red", pose, grip) for pose in poses)


def test_a_grip_that_is_chosen_does_not_depend_on_order() -> None:
    """C16."""
    hung = pile("candelabra", 9)
    piece, pose = hung[4].piece, hung[4].pose
    assert safe_grip("candelabra", hung, piece, pose) == safe_grip("candelabra", hung[::-1], piece, pose)


# What clients and others get.


def test_components_tell_everything_that_is_in_the_box() -> None:
    """C10 to C16: outlines, colours and tolerances, as JSON."""
    found = geometry.components()
    assert json.loads(json.dumps(found)) == found
    assert tuple(found["cacti"]) == CACTI
    assert set(found["pieces"]) == {shape_of(piece) for piece in PIECES}
    assert all(set(cactus) == {"outline", "base"} for cactus in found["cacti"].values())
    assert found["colours"] == list(COLOURS)
    assert found["shapes"] == list(SHAPES)
    assert found["specials"] == {shape_of(piece): colour_of(piece) for piece in SPECIALS}
    assert (found["fingertip"], found["touch"], found["overlap"]) == (5_000, 400, 150)


def test_nothing_but_simulating_needs_the_engine() -> None:
    """Replays, views and pictures work where pymunk is not installed."""
    code = (
        "import sys; sys.modules['pymunk'] = None\n"
        "from games.cactus import facts, findings, geometry, knowledge, model, refusals, rules, turn\n"
        "print(len(geometry.components()['pieces']), rules.CactusGame().name)\n"
        "try:\n    import games.cactus.physics\nexcept ImportError:\n    print('no engine')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == ["15 cactus", "no engine"]
