"""Whatever a hand does within the rules, the simulation ends in order: nothing passes through anything."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import pi
from typing import Any
from unittest.mock import patch

import pymunk
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import Polygon, box

from games.cactus import physics
from games.cactus.findings import Placement
from games.cactus.geometry import is_on_ground, is_on_piece, lies_low, outline_of
from games.cactus.model import CACTI, Cactus, CactusHung, Piece, Point, Pose
from games.cactus.physics import Probe, World, place
from games.cactus.pieces import PIECES, shape_of
from games.cactus.places import Place
from games.cactus.refusals import HALF_TURN, HEIGHT, LONGEST_PATH, WIDTH
from games.cactus.route import SPEED, SPIN
from games.core.errors import Unsettled
from tests.games.cactus.piles import base, depth, form, moved, pile, seen, stand

DEEPEST = 3.0
"""Millimetres by which things may overlap for a moment, where they meet. Nothing is thinner than 5 mm but for a few
tips, so what passed through something would overlap it by more."""
DEEPEST_AT_REST = 0.2

ANGLES = st.integers(-HALF_TURN, HALF_TURN)
ANYWHERE = st.tuples(st.integers(-90_000, 90_000), st.integers(0, 240_000), ANGLES)
UPRIGHT = st.tuples(
    st.integers(-60, 60).map(lambda x: 1_000 * x),
    st.integers(10, 230).map(lambda y: 1_000 * y),
    st.sampled_from([0, 1_570_796, -1_570_796, HALF_TURN]),
)
"""Where symmetry may leave the engine without a direction."""
CORNERS: dict[str, list[Point]] = {
    shape_of(piece): [(round(x), round(y)) for x, y, _, _ in outline_of(CactusHung(piece, (0, 0, 0))).edges]
    for piece in PIECES
}


@st.composite
def grips(draw: st.DrawFn, piece: Piece) -> Point:
    """A corner of the piece, or as far from there to its centroid as it goes on the piece."""
    x, y = draw(st.sampled_from(CORNERS[shape_of(piece)]))
    share = draw(st.floats(0, 1))
    inner = (round(x * share), round(y * share))
    return inner if is_on_piece(piece, inner) else (x, y)


@st.composite
def paths(draw: st.DrawFn) -> tuple[Pose, ...]:
    """C10a: straight through the middle, in zigzag, or to any place in reach."""
    kind = draw(st.sampled_from(["through", "zigzag", "anywhere"]))
    if kind == "through":
        (x, y), (u, v) = draw(st.tuples(spots(110_000), spots(110_000)))
        angle, turned = draw(st.tuples(ANGLES, ANGLES))
        return (-90_000 + x // 4, 60_000 + y // 2, angle), (90_000 + u // 4, 60_000 + v // 2, turned)
    reach = 60_000 if kind == "zigzag" else WIDTH
    path = [(*draw(spots(120_000)), draw(ANGLES))]
    left = LONGEST_PATH
    for _ in range(draw(st.integers(0, 15))):
        dx, dy = draw(st.integers(-reach, reach)), draw(st.integers(-reach, reach))
        x, y = min(max(path[-1][0] + dx, -WIDTH), WIDTH), min(max(path[-1][1] + dy, 0), HEIGHT)
        left -= abs(x - path[-1][0]) + abs(y - path[-1][1])
        if left < 0:
            break
        path.append((x, y, draw(ANGLES)))
    return tuple(path)


def spots(wide: int) -> st.SearchStrategy[tuple[int, int]]:
    return st.tuples(st.integers(-wide, wide), st.integers(20_000, HEIGHT))


class Watch:
    """Looks at every step of the engine, and keeps how many there were."""

    def __init__(self, cactus: Cactus) -> None:
        self.steps = 0
        self._cactus = stand(cactus).buffer(-DEEPEST / 2)
        self._cores = {piece: form(piece).buffer(-DEEPEST / 2) for piece in PIECES}
        self._last: dict[Piece, Place] = {}

    def look(self, world: World) -> None:
        """What has moved overlaps nothing by too much."""
        self.steps += 1
        places = world.places()
        cores = {piece: moved(self._cores[piece], place) for piece, place in places.items()}
        for piece, core in cores.items():
            if places[piece] != self._last.get(piece):
                others = {name: other for name, other in cores.items() if name != piece}
                assert not core.intersects(self._cactus), f"{piece} is in {self._cactus}"
                assert not [name for name, other in others.items() if core.intersects(other)], piece
        self._last = places


@contextmanager
def watched(cactus: Cactus) -> Iterator[Watch]:
    """Every step of every world is looked at."""
    watch, worlds = Watch(cactus), {}
    begin, step = World.__init__, pymunk.Space.step

    def begun(world: World, *arguments: Any) -> None:
        begin(world, *arguments)
        worlds[world.space] = world

    def stepped(space: pymunk.Space, seconds: float) -> None:
        step(space, seconds)
        watch.look(worlds[space])

    with patch.object(World, "__init__", begun), patch.object(pymunk.Space, "step", stepped):
        yield watch


@given(st.data())
def test_whatever_a_hand_does_ends_in_order(data: st.DataObject) -> None:
    """C10."""
    cactus = data.draw(st.sampled_from(CACTI))
    hung = pile(cactus, data.draw(st.sampled_from([0, 2, 5, 9])), data.draw(st.integers(0, 1)))
    piece = data.draw(st.sampled_from(PIECES))
    path = data.draw(paths())
    assume(Probe(cactus, hung).obstacle(piece, path[0]) is None)
    tremor = data.draw(
        st.tuples(st.integers(-20_000, 20_000), st.integers(-20_000, 20_000), st.integers(-600_000, 600_000))
    )
    grip = data.draw(grips(piece))
    found, fault = None, None
    with watched(cactus) as watch:
        try:
            found = place(cactus, hung, piece, path, grip, tremor)
        except Unsettled as refused:
            fault = refused.fault
    assert watch.steps <= most_steps(path)
    if found is None:
        assert fault in ("unsettled", "diverged")
    else:
        check(cactus, hung, piece, found)


@given(st.sampled_from(CACTI), st.sampled_from([0, 4]), st.sampled_from(PIECES), st.one_of(ANYWHERE, UPRIGHT))
def test_what_is_in_the_way_is_what_overlaps(cactus: Cactus, count: int, piece: Piece, pose: Pose) -> None:
    """C10: by more than 0.15 mm, give or take a little."""
    hung = pile(cactus, count)
    solids = {cactus: stand(cactus), "base": base(cactus), "ground": box(-700, -80, 700, 0)}
    solids |= {one.piece: seen(one) for one in hung if one.piece != piece}
    new = seen(CactusHung(piece, pose))
    found = Probe(cactus, hung).obstacle(piece, pose)
    if found is None:
        assert not any(solid.buffer(-0.1).intersects(new.buffer(-0.1)) for solid in solids.values())
    else:
        assert solids[found].intersects(new)


def check(cactus: Cactus, hung: tuple[CactusHung, ...], piece: Piece, found: Placement) -> None:
    """Everything is somewhere, and nothing is in anything else."""
    left = {one.piece for one in found.hung}
    assert left - {piece} | set(found.fallen) == {one.piece for one in hung} - {piece}
    assert not left & set(found.fallen)
    assert found.held == (piece in left)
    for one in found.hung:
        assert all(type(number) is int for number in one.pose)
        assert not is_on_ground(one)
        assert one.piece == piece or not lies_low(cactus, one)
    tracked = {track.piece for track in found.trace.tracks}
    assert {one.piece for one in hung if one not in found.hung} - {piece} <= tracked
    solids: list[Polygon] = [stand(cactus), *map(seen, found.hung)]
    cores = [solid.buffer(-DEEPEST_AT_REST / 2) for solid in solids]
    assert not any(core.intersects(other) for index, core in enumerate(cores) for other in cores[:index])
    assert all(depth(one, other) <= DEEPEST_AT_REST for index, one in enumerate(solids) for other in solids[:index])


def most_steps(path: tuple[Pose, ...]) -> float:
    """The hand's way and its pause, then until patience ends; nothing is cut into more than five."""
    hand = LONGEST_PATH / 1000 / SPEED + (len(path) + 1) * (pi / SPIN + physics.STEP) + 1
    return 5 * (hand + physics.PATIENCE) / physics.STEP
