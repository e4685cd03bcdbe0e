"""Traces: few keyframes that show what happened; and the hand's way."""

from itertools import pairwise
from math import hypot, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cactus.model import CactusHung, CactusTrack, Pose
from games.cactus.physics import STUCK
from games.cactus.places import Place, hung_at, is_near, place_of, turned_to
from games.cactus.route import SPEED, SPIN, route
from games.cactus.trace import HZ, LEEWAY, STIRRED, Recorder

STEP = 1 / 240


def recorded(places: list[Place], release: int = 0) -> tuple[CactusTrack, ...]:
    recorder = Recorder()
    for place in places:
        recorder.add({"hook-red": place})
    return recorder.trace(release).tracks


def shown(track: CactusTrack, frame: int) -> Place:
    """Where a client shows the piece: between two keyframes it moves evenly."""
    before = max(key for key in track.keys if key[0] <= frame)
    after = min(key for key in track.keys if key[0] >= frame)
    share = (frame - before[0]) / (after[0] - before[0] or 1)
    x, y, angle = (a + (b - a) * share for a, b in zip(before[1:], after[1:], strict=True))
    return x / 1000, y / 1000, angle / 1e6


coordinates = st.floats(-300, 450)


@given(st.lists(st.tuples(coordinates, coordinates, st.floats(-3, 3)), min_size=2, max_size=30))
def test_keyframes_show_any_motion_within_leeway(places: list[Place]) -> None:
    """However it jumps, from the first frame to the last."""
    for track in recorded(places):
        assert (track.keys[0][0], track.keys[-1][0]) == (0, len(places) - 1)
        turned = [places[0]]
        for x, y, angle in places[1:]:
            turned.append((x, y, turned_to(turned[-1][2], angle)))
        for frame, place in enumerate(turned):
            errors = [abs(a - b) for a, b in zip(shown(track, frame), place, strict=True)]
            assert all(error <= leeway + 1e-3 for error, leeway in zip(errors, LEEWAY, strict=True))


def test_even_motion_needs_two_keyframes() -> None:
    """The trace of a path is about as long as the path."""
    (track,) = recorded([(frame * 5.0, 200 - frame, frame * 0.1) for frame in range(20)])
    assert track.keys == ((0, 0, 200_000, 0), (19, 95_000, 181_000, 1_900_000))


def test_smooth_motion_needs_few_keyframes() -> None:
    (track,) = recorded([(30 * sin(frame / 30), 200.0, 0.0) for frame in range(300)])
    assert len(track.keys) < 60


def test_what_does_not_move_has_no_track() -> None:
    assert recorded([(1.0 + 0.05 * (frame % 2), 2.0, 3.0) for frame in range(9)]) == ()


@given(st.tuples(coordinates, coordinates, st.floats(-3, 3)), st.lists(st.tuples(*[st.integers(-9, 9)] * 3)))
def test_what_ends_elsewhere_has_a_track(start: Place, steps: list[tuple[int, int, int]]) -> None:
    """Were it by a micrometre: a piece without a track did not move."""
    x, y, angle = start
    places = [start, *((x + dx / 50, y + dy / 50, angle + turn / 2000) for dx, dy, turn in steps)]
    ends = [tuple(round(at * scale) for at, scale in zip(place, (1e3, 1e3, 1e6), strict=True)) for place in places]
    tracks = recorded(places)
    if ends[0] != ends[-1]:
        assert (tracks[0].keys[0][1:], tracks[0].keys[-1][1:]) == (ends[0], ends[-1])


def test_what_turns_as_far_as_a_piece_at_rest_may_not_is_seen() -> None:
    """C10: what has moved so far takes a new pose."""
    assert all(seen <= stuck for seen, stuck in zip(STIRRED, STUCK, strict=True))


def test_what_is_gone_before_the_end_has_a_track() -> None:
    """C13: it has come to lie low by a hair's breadth, and has fallen."""
    recorder = Recorder()
    recorder.add({"hook-red": (0.0, 50.0, 0.0), "moon-red": (0.0, 9.0, 0.0)})
    recorder.add({"hook-red": (0.0, 50.0, 0.0)})
    assert [track.piece for track in recorder.trace(0).tracks] == ["moon-red"]


def test_the_track_of_a_piece_that_falls_ends_there() -> None:
    recorder = Recorder()
    for frame in range(10):
        places: dict[str, Place] = {"hook-red": (frame * 1.0, 100.0, 0.0)}
        if frame < 4:
            places["moon-red"] = (0.0, 100.0 - 20 * frame, 0.0)
        recorder.add(places)  # type: ignore[arg-type]
    trace = recorder.trace(2)
    assert (trace.hz, trace.frames, trace.release) == (HZ, 10, 2)
    assert [(track.piece, track.keys[-1][0]) for track in trace.tracks] == [("hook-red", 9), ("moon-red", 3)]


def test_angles_run_on_past_half_a_turn() -> None:
    """So that a client need not know which way round."""
    (track,) = recorded([(0.0, 200.0, place_of((0, 0, 3_000_000))[2]), (0.0, 200.0, -3.0)])
    assert track.keys[-1][3] == round((2 * pi - 3) * 1e6)


def test_frames_that_are_cut_are_forgotten() -> None:
    recorder = Recorder()
    for frame in range(8):
        recorder.add({"hook-red": (frame * 1.0, 0.0, 0.0)})
    recorder.cut(3)
    assert len(recorder) == recorder.trace(0).frames == 3


# From and to integers.


@pytest.mark.parametrize(
    ("angle", "wrapped"), [(3.2, -3_083_185), (-3.2, 3_083_185), (9.5, -3_066_370), (0.5, 500_000)]
)
def test_an_angle_is_wrapped_into_half_a_turn(angle: float, wrapped: int) -> None:
    """C10a."""
    assert hung_at("hook-red", (0, 0, angle)).pose == (0, 0, wrapped)


@given(st.floats(-100, 100))
def test_no_angle_is_out_of_range(angle: float) -> None:
    """C10a: what comes out may be sent in."""
    assert abs(hung_at("hook-red", (0, 0, angle)).pose[2]) <= 3_141_592


@given(st.tuples(st.integers(-300_000, 300_000), st.integers(0, 450_000), st.integers(-3_141_592, 3_141_592)))
def test_a_pose_survives_the_engine_s_units(pose: Pose) -> None:
    """C10: to the micrometre."""
    assert hung_at("hook-red", place_of(pose)) == CactusHung("hook-red", pose)


def test_places_are_near_across_half_a_turn() -> None:
    assert is_near((0, 0, 3.1415), (0, 0, -3.1415), (1, 1, 0.001))
    assert not is_near((0, 0, 3.1415), (0, 0, -3.1395), (1, 1, 0.001))


# The hand's way.


@given(
    st.lists(
        st.tuples(st.integers(-100_000, 100_000), st.integers(0, 200_000), st.integers(-3_141_592, 3_141_592)),
        min_size=1,
        max_size=5,
    )
)
def test_the_hand_is_never_faster_than_it_can_be(path: list[Pose]) -> None:
    """C10: and it comes to every pose."""
    places = list(route(path, (3_000, -2_000, 50_000), STEP))
    for here, there in pairwise(places):
        assert hypot(there[0] - here[0], there[1] - here[1]) <= SPEED * STEP + 1e-9
        assert abs(there[2] - here[2]) <= SPIN * STEP + 1e-9
    for pose in path:
        assert any(is_near(place, place_of(pose), (1e-6, 1e-6, 1e-6)) for place in places)
    x, y, angle = place_of(path[-1])
    assert is_near(places[-1], (x + 3, y - 2, angle + 0.05), (1e-6, 1e-6, 1e-6))


def test_a_hand_that_neither_moves_nor_trembles_lets_go_at_once() -> None:
    """C10."""
    assert len(list(route([(1, 2, 3)], (0, 0, 0), STEP))) == 1
