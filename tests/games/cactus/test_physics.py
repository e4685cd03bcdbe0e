"""What a placement finds: what holds, what falls, what is refused, and that it is always the same."""

import hashlib
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from math import dist, pi, remainder

import msgspec
import pymunk
import pytest

from games.cactus import physics
from games.cactus.findings import Placement
from games.cactus.geometry import contacts, finger_touches, is_on_ground, lies_low
from games.cactus.model import SHAPES, Cactus, CactusHung, CactusTrace, Piece, Point, Pose, Shape
from games.cactus.physics import ENGINE, Obstacle, Probe, place, take_out
from games.cactus.pieces import PIECES, shape_of
from games.cactus.trace import HZ
from games.core.errors import Unsettled
from tests.games.cactus.piles import STILL, depth, pile, seen, stand

ARCH = CactusHung("arch-red", (0, 180_975, 0))
"""Astride the top of the saguaro."""
TEE = CactusHung("tee-blue", (0, 231_796, 0))
"""Upright on that arch."""
TOWER = (ARCH, TEE)
FAR: Pose = (200_000, 200_000, 0)
"""Where nothing is: what is let go there falls to the ground."""
LYING = CactusHung("hook-red", (34_000, 18_562, 1_570_796))
"""On the anchor's base."""


def put(
    cactus: Cactus, hung: Sequence[CactusHung], piece: Piece, *path: Pose, grip: Point = (0, 0), tremor: Pose = STILL
) -> Placement:
    return place(cactus, hung, piece, path, grip, tremor)


def poses(found: Placement) -> dict[Piece, Pose]:
    return {one.piece: one.pose for one in found.hung}


def keys(trace: CactusTrace, piece: Piece) -> list[tuple[int, ...]]:
    return next((list(track.keys) for track in trace.tracks if track.piece == piece), [])


# C10: what holds, and what does not.


def test_a_piece_that_is_let_go_over_a_cactus_comes_to_hang_on_it() -> None:
    """C10."""
    found = put("saguaro", (), "arch-red", (0, 200_000, 0))
    assert found.held
    assert found.hung == (ARCH,)
    assert found.fallen == ()
    assert found.engine == ENGINE


def test_a_piece_hangs_on_pieces_too() -> None:
    """C10."""
    found = put("saguaro", [ARCH], "tee-blue", (0, 236_000, 0))
    assert found.held
    assert found.hung[0] == ARCH, "what has hardly moved keeps its pose"
    assert contacts(found.hung) == (("arch-red", "tee-blue"),)


def test_a_piece_that_finds_nothing_to_hang_on_has_fallen() -> None:
    """C14: it is nowhere any more."""
    found = put("saguaro", TOWER, "hook-red", FAR)
    assert not found.held
    assert found.hung == TOWER
    assert found.fallen == (), "the new piece is no other piece"


def test_a_piece_may_come_to_lie_on_the_base() -> None:
    """C13: it stands there, and offends."""
    found = put("anchor", (), "hook-red", (34_000, 20_000, 1_570_796))
    assert found.held
    assert lies_low("anchor", found.hung[0])
    assert not is_on_ground(found.hung[0])


def test_the_tremor_is_one_more_pose() -> None:
    """C10: the hand goes on by it from where it was."""
    start, end, tremor = (0, 260_000, -200_000), (0, 240_000, -30_000), (1_000, -2_000, 30_000)
    shaken = put("saguaro", [ARCH], "tee-blue", start, end, tremor=tremor)
    assert shaken == put("saguaro", [ARCH], "tee-blue", start, end, (1_000, 238_000, 0))
    assert shaken.held
    assert shaken.hung != put("saguaro", [ARCH], "tee-blue", start, end).hung


def test_the_piece_turns_the_shorter_way() -> None:
    """C10: from 3 to -3 radians through half a turn, and on past it in the trace."""
    found = put("saguaro", (), "tee-red", (150_000, 300_000, 3_000_000), (150_000, 300_000, -3_000_000))
    angles = [angle for frame, _, _, angle in keys(found.trace, "tee-red") if frame <= found.trace.release]
    assert min(angles) == pytest.approx(3_000_000, abs=9_000)
    assert max(angles) == pytest.approx(3_283_185, abs=9_000)


def test_a_piece_pushes_others_along_its_path() -> None:
    """C10, C15: the tee is pushed off its arch from the left."""
    found = put("saguaro", TOWER, "boot-orange", (-80_000, 240_000, 0), (-20_000, 240_000, 0), (-80_000, 240_000, 0))
    assert found.fallen == ("tee-blue",)
    assert keys(found.trace, "tee-blue")


def test_a_hand_that_is_blocked_does_not_push_through() -> None:
    """C10: on its way to the right the trunk holds the piece up, however far the hand goes on."""
    found = put("saguaro", (), "boot-orange", (-40_000, 40_000, 0), (200_000, 40_000, 0))
    assert found.trace.release > 0
    assert all(x < 0 for _, x, _, _ in keys(found.trace, "boot-orange"))


def fastest(track: list[tuple[int, ...]]) -> float:
    """Micrometres a frame."""
    return max(dist(b[1:3], a[1:3]) / (b[0] - a[0]) for a, b in pairwise(track))


def test_a_piece_that_was_held_up_does_not_leap_after_the_hand() -> None:
    """C10: an arm is above it; the hand goes on, and then aside. It follows at three times the hand's speed at most."""
    path = [(40_000, 35_000, 0), (40_000, 150_000, 0), (250_000, 150_000, 0)]
    trace = put("candelabra", (), "moon-red", *path).trace
    held = [key for key in keys(trace, "moon-red") if key[0] <= trace.release]
    assert max(y for _, _, y, _ in held) > 140_000, "it has come free"
    assert fastest(held) < 3.1 * 160_000 / 30


def test_what_is_squeezed_out_like_a_seed_is_slowed_down() -> None:
    """C10: so that it does not get through anything between two steps."""
    world = physics.World("saguaro", ())
    body = world.add("tee-red", (200.0, 300.0, 0.0))
    body.velocity, body.angular_velocity = (0, 50_000), 500
    world.run(physics.FRAME)
    _, y, angle = world.places()["tee-red"]
    assert y < 300 + 1_200 / HZ
    assert angle < 20 / HZ


def test_a_piece_in_the_hand_may_touch_the_ground() -> None:
    """C10, C14: it falls when it is let go there, not before."""
    up = put("saguaro", (), "tee-red", (150_000, 33_100, 0), (150_000, 90_000, 0))
    assert max(y for _, _, y, _ in keys(up.trace, "tee-red")) > 89_000
    down = put("saguaro", (), "tee-red", (150_000, 90_000, 0), (150_000, 20_000, 0), (150_000, 60_000, 0))
    assert keys(down.trace, "tee-red")[-1][0] > down.trace.release


# C15, C18, C19: what falls, and what is taken out.


def test_pieces_that_fall_are_told_in_the_order_in_which_they_do() -> None:
    """C15: a snake is swept through all that hangs there."""
    found = put("candelabra", pile("candelabra", 9), "snake-orange", (-120_000, 200_000, 0), (120_000, 170_000, 0))
    assert len(found.fallen) >= 2
    landed = [keys(found.trace, piece)[-1][0] for piece in found.fallen]
    assert landed == sorted(landed)
    assert not set(found.fallen) & set(poses(found))


def test_an_old_piece_that_comes_to_lie_on_the_base_has_fallen() -> None:
    """C13."""
    found = put("anchor", [LYING], "tee-red", FAR)
    assert found.fallen == ("hook-red",)
    assert found.hung == ()


def test_what_lay_on_a_piece_that_has_fallen_falls_or_settles_too() -> None:
    """C13: nothing is left hanging on what is gone."""
    above = put("anchor", [LYING], "tee-red", (34_000, 60_000, 3_141_592))
    assert above.fallen == ("hook-red",)
    assert all(one.piece == "tee-red" for one in above.hung)


def test_a_piece_that_stands_is_taken_out_before_it_is_brought_in_anew() -> None:
    """C18: its own place is free for it, and what leaned on it moves."""
    found = put("saguaro", TOWER, "arch-red", FAR)
    assert not found.held
    assert poses(found).get("tee-blue") != TEE.pose
    assert put("saguaro", [ARCH], "arch-red", ARCH.pose).hung == (ARCH,)


def test_what_leaned_on_a_piece_that_is_taken_out_wakes() -> None:
    """C19."""
    found = take_out("saguaro", TOWER, "arch-red")
    assert not found.held
    assert found.touch is None
    assert poses(found).get("tee-blue") != TEE.pose
    assert keys(found.trace, "tee-blue")
    assert take_out("saguaro", TOWER, "tee-blue").hung == (ARCH,)


@pytest.mark.parametrize("cactus", ["candelabra", "prickly_pear"])
def test_nothing_floats_when_a_piece_is_taken_out(cactus: Cactus) -> None:
    """C18, C19: whatever remains is held by the cactus, or by something that is."""
    hung = pile(cactus, 9)
    for one in hung:
        found = take_out(cactus, hung, one.piece)
        held = {each.piece for each in found.hung if seen(each).distance(stand(cactus)) < 0.6}
        links = contacts(found.hung, 600)
        for _ in found.hung:
            held |= {piece for pair in links if held & set(pair) for piece in pair}
        assert held == {each.piece for each in found.hung}
        assert {*held, *found.fallen} == {each.piece for each in hung} - {one.piece}


def test_what_is_far_from_a_placement_does_not_move() -> None:
    """C10: not by a micrometre."""
    hung = pile("candelabra", 9)
    new = next(piece for piece in PIECES if piece not in {one.piece for one in hung})
    assert put("candelabra", hung, new, FAR).hung == hung


def test_what_hardly_moves_keeps_its_pose(monkeypatch: pytest.MonkeyPatch) -> None:
    """C10: so that nothing creeps from one placement to the next."""

    def unmoved() -> int:
        cactus, count, piece, path, tremor = ATTEMPTS[0]
        hung = pile(cactus, count)
        return len(set(hung) & set(put(cactus, hung, piece, *path, tremor=tremor).hung))

    kept = unmoved()
    monkeypatch.setattr(physics, "STUCK", (0.0, 0.0, 0.0))
    assert unmoved() < kept


@pytest.mark.parametrize("cactus", ["candelabra", "prickly_pear"])
def test_the_trace_leads_every_piece_from_pose_to_pose(cactus: Cactus) -> None:
    """C19: from where it was before anything moved; what has no track is where it was."""
    hung = pile(cactus, 9)
    before = {one.piece: one.pose for one in hung}
    for taken in hung:
        found = take_out(cactus, hung, taken.piece)
        tracks = {track.piece: track.keys for track in found.trace.tracks}
        assert all(keys[0][1:] == before[piece] for piece, keys in tracks.items())
        for one in found.hung:
            x, y, angle = tracks[one.piece][-1][1:] if one.piece in tracks else before[one.piece]
            assert (x, y) == one.pose[:2]
            assert abs(remainder((angle - one.pose[2]) / 1e6, 2 * pi)) < 2e-6


@pytest.mark.parametrize("cactus", ["candelabra", "anchor"])
def test_what_keeps_its_pose_does_not_grow_into_what_moves(cactus: Cactus) -> None:
    """C10: however often pieces beside it move a little."""
    solids = [seen(one) for one in pile(cactus, 8, 1)]
    assert max(depth(one, other) for index, one in enumerate(solids) for other in solids[:index]) < 0.2


def test_what_hangs_together_sleeps_and_wakes_together() -> None:
    """C10: and what does not touch it sleeps on."""
    other = CactusHung("hook-blue", (150_000, 150_000, 0))
    world = physics.World("saguaro", [*TOWER, other])
    world.fall_asleep([*TOWER, other], {"tee-blue"})
    before = world.places()
    world.run(60)
    after = world.places()
    assert after["hook-blue"] == before["hook-blue"], "asleep, though it hangs in the air"
    assert after["arch-red"] != before["arch-red"]
    assert after["tee-blue"] != before["tee-blue"]


def test_a_pile_at_rest_stays_as_it_is_for_a_minute() -> None:
    """C10: woken all at once, it moves by a fraction of a millimetre, and sleeps again."""
    for cactus in ("candelabra", "prickly_pear"):
        hung = pile(cactus, 9)
        world = physics.World(cactus, hung)
        world.space.damping = physics.AIR
        world.run(60 * 240)
        places = world.places()
        assert max(dist(places[one.piece][:2], (one.pose[0] / 1000, one.pose[1] / 1000)) for one in hung) < 0.5


# C16: the finger.


def test_the_finger_is_watched_along_the_whole_path() -> None:
    """C16: it passes by the top of the trunk, and is far from it before and after."""
    path = [(-40_000, 240_000, 0), (0, 225_000, 0), (40_000, 240_000, 0)]
    low, high = (0, -32_000), (0, 9_000)
    assert not any(finger_touches("saguaro", (), "tee-red", pose, low) for pose in (path[0], path[2]))
    assert put("saguaro", (), "tee-red", *path, grip=low).touch == "saguaro"
    assert put("saguaro", (), "tee-red", *path, grip=high).touch is None


def test_the_finger_is_watched_where_the_piece_is_let_go_at_once() -> None:
    """C16."""
    assert put("saguaro", [ARCH], "tee-blue", (0, 234_000, 0), grip=(0, -32_000)).touch == "arch-red"
    assert put("saguaro", [ARCH], "tee-blue", (0, 234_000, 0)).touch is None


def test_what_the_finger_touched_first_is_told() -> None:
    """C16: the tee that stands on the arch, not the trunk below."""
    path = [(-60_000, 240_000, 0), (-32_000, 235_000, 0), (-60_000, 240_000, 0), (-60_000, 160_000, 0), (0, 160_000, 0)]
    assert put("saguaro", TOWER, "tee-red", *path, grip=(28_000, 9_000)).touch == "tee-blue"
    assert put("saguaro", (), "tee-red", *path, grip=(28_000, 9_000)).touch == "saguaro"


# What is refused.


@pytest.mark.parametrize(("limit", "value", "fault"), [("PATIENCE", 0, "unsettled"), ("FAR", 1.0, "diverged")])
def test_what_does_not_come_to_rest_is_refused(
    monkeypatch: pytest.MonkeyPatch, limit: str, value: float, fault: str
) -> None:
    """C10: with a rule, a sentence, and a word for programs; but a turn can always be forgone (C19)."""
    monkeypatch.setattr(physics, limit, value)
    with pytest.raises(Unsettled) as refused:
        put("saguaro", [ARCH], "tee-blue", (0, 236_000, 0))
    assert (refused.value.rule, refused.value.fault) == ("C10", fault)
    assert "try another" in refused.value.reason
    found = take_out("saguaro", TOWER, "arch-red")
    assert (found.hung, found.fallen, found.trace.tracks) == ((TEE,), (), ())


# C10: what is in the way.


def obstacle(cactus: Cactus, hung: Sequence[CactusHung], piece: Piece, pose: Pose) -> Obstacle | None:
    return Probe(cactus, hung).obstacle(piece, pose)


@pytest.mark.parametrize(
    ("pose", "found"),
    [
        ((0, 100_000, 0), "saguaro"),
        ((0, 235_000, 0), "tee-blue"),
        ((30_000, 27_000, 0), "base"),
        ((150_000, 10_000, 0), "ground"),
        ((150_000, 450_000, 0), None),
        (FAR, None),
    ],
)
def test_what_is_in_the_way_is_told(pose: Pose, found: str | None) -> None:
    """C10."""
    assert obstacle("saguaro", TOWER, "tee-red", pose) == found


def test_a_piece_is_not_in_its_own_way() -> None:
    """C18."""
    assert obstacle("saguaro", TOWER, "arch-red", ARCH.pose) is None
    assert obstacle("saguaro", TOWER, "arch-blue", ARCH.pose) == "arch-red"


@pytest.mark.parametrize(("deep", "free"), [(-1_000, True), (100, True), (200, False)])
def test_a_piece_may_begin_a_little_way_into_another_one(deep: int, free: bool) -> None:
    """C10: by 0.15 mm."""
    above = CactusHung("tee-red", (0, 240_000, 0))
    pose = (0, 240_000 - round(1000 * seen(above).distance(seen(ARCH))) - deep, 0)
    assert (obstacle("saguaro", [ARCH], "tee-red", pose) is None) is free


@pytest.mark.parametrize("shape", SHAPES)
def test_a_piece_is_in_the_way_of_its_like(shape: Shape) -> None:
    """C10: at the very same pose too, where the engine sees nothing."""
    one, other = [piece for piece in PIECES if shape_of(piece) == shape][:2]
    assert obstacle("saguaro", [CactusHung(one, FAR)], other, FAR) == one


def test_a_probe_answers_as_often_as_it_is_asked() -> None:
    """C10: as if each question were the first."""
    hung = pile("anchor", 4)
    probe = Probe("anchor", hung)
    asked = [
        (piece, (x, y, 700_000))
        for piece in PIECES[::3]
        for x in range(-60_000, 60_001, 40_000)
        for y in (60_000, 160_000)
    ]
    found = [probe.obstacle(piece, pose) for piece, pose in asked]
    assert {"anchor", None} <= set(found)
    assert found == [obstacle("anchor", hung, piece, pose) for piece, pose in asked]
    assert found[::-1] == [probe.obstacle(piece, pose) for piece, pose in reversed(asked)]


# It is always the same.

ATTEMPTS: list[tuple[Cactus, int, Piece, tuple[Pose, ...], Pose]] = [
    ("candelabra", 9, "lizard-green", ((-70_000, 260_000, 0), (10_000, 150_000, 2_000_000)), (900, -1_100, 20_000)),
    ("anchor", 4, "sun-yellow", ((0, 280_000, 100_000),), (-700, 400, -9_000)),
    ("saguaro", 4, "hook-green", ((60_000, 240_000, -1_000_000), (-60_000, 100_000, 1_000_000)), (0, 0, 0)),
]


def digest() -> str:
    """Of what some placements find, pushes and falls among them."""
    found = [
        put(cactus, pile(cactus, count), piece, *path, tremor=tremor) for cactus, count, piece, path, tremor in ATTEMPTS
    ]
    return hashlib.sha256(msgspec.json.encode(found)).hexdigest()


def test_two_processes_find_the_same_bytes() -> None:
    """Worked case 8; building the piles, too, simulates some hundred placements."""
    code = "from tests.games.cactus.test_physics import digest; print(digest())"
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.strip() == digest()


def test_twenty_repetitions_find_the_same() -> None:
    """C10: nothing is left over from one simulation to the next."""
    assert len({digest() for _ in range(20)}) == 1


def test_threads_find_the_same() -> None:
    """C10: a server simulates for several matches at once."""
    alone = digest()
    with ThreadPoolExecutor(4) as threads:
        assert {found.result() for found in [threads.submit(digest) for _ in range(4)]} == {alone}


def test_the_order_in_which_pieces_are_given_does_not_matter() -> None:
    """C10."""
    cactus, count, piece, path, tremor = ATTEMPTS[0]
    hung = pile(cactus, count)
    orders = [hung, hung[::-1], hung[4:] + hung[:4], hung[::2] + hung[1::2]]
    assert len({put(cactus, order, piece, *path, tremor=tremor) for order in orders}) == 1


def test_what_is_found_is_in_integers_and_in_alphabetical_order() -> None:
    """C10: angles within half a turn."""
    for cactus, count, piece, path, tremor in ATTEMPTS:
        found = put(cactus, pile(cactus, count), piece, *path, tremor=tremor)
        assert [one.piece for one in found.hung] == sorted(one.piece for one in found.hung)
        assert all(type(number) is int for one in found.hung for number in one.pose)
        assert all(abs(one.pose[2]) <= 3_141_592 for one in found.hung)
        assert all(type(number) is int for track in found.trace.tracks for key in track.keys for number in key)


def test_the_engine_is_named_with_what_it_makes_of_a_tumbling_piece() -> None:
    """C10: so that a check knows whether its own simulations may be held against another machine's."""
    assert ENGINE.startswith(f"pymunk {pymunk.version} {platform.machine()} {physics.REVISION} ")
    code = "from games.cactus.physics import ENGINE; print(ENGINE)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ENGINE


def test_the_trace_ends_with_the_poses_that_are_found() -> None:
    """C10: to the micrometre, so that nothing jumps at its end; what was only pressed for a while is where it was."""
    pressed = put("saguaro", [ARCH], "tee-blue", (4_000, 245_000, 0), (4_000, 231_000, 0), (4_000, 250_000, 0))
    assert ARCH in pressed.hung
    assert keys(pressed.trace, "arch-red")
    tried = [(put(cactus, pile(cactus, count), piece, *path), piece) for cactus, count, piece, path, _ in ATTEMPTS]
    for found, piece in [(pressed, "tee-blue"), *tried]:
        for track in found.trace.tracks:
            frame, x, y, angle = track.keys[-1]
            if track.piece in poses(found):
                rest = poses(found)[track.piece]
                assert (frame, x, y) == (found.trace.frames - 1, *rest[:2])
                assert abs(remainder((angle - rest[2]) / 1e6, 2 * pi)) < 1e-5
            else:
                assert track.piece == piece or track.piece in found.fallen
