"""Outlines, and what can be told of poses without any physics: which pieces touch, what lies low, where a finger is.

Lengths are micrometres, angles microradians, as in `model`.
"""

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import cos, hypot, inf, sin
from typing import Any, Final

from games.cactus.model import CACTI, COLOURS, SHAPES, Cactus, CactusHung, Pair, Piece, Point, Pose
from games.cactus.pieces import SPECIALS, colour_of, shape_of

TOUCH: Final = 400
"""Outlines no farther apart than this touch."""
OVERLAP: Final = 150
"""C10: a piece may overlap others by so much where it is brought in."""
FINGERTIP: Final = 5_000
"""C16: the radius of the fingertip."""
CLEAR: Final = 2 * FINGERTIP
"""A grip that is chosen for a player keeps its middle so far from all else, where it can."""

_DATA: Final[dict[str, dict[str, Any]]] = json.loads(files(__package__).joinpath("outlines.json").read_text())
_PIECES: Final = _DATA["pieces"]

Edge = tuple[float, float, float, float]
"""From where to where: x, y, x, y."""
Box = tuple[float, float, float, float]
"""Left, bottom, right, top."""


class Outline:
    """A closed line somewhere in the world."""

    __slots__ = ("box", "edges")

    def __init__(self, vertices: Sequence[Sequence[float]]) -> None:
        self.edges: list[Edge] = [
            (a[0], a[1], b[0], b[1]) for a, b in zip(vertices, [*vertices[1:], vertices[0]], strict=True)
        ]
        xs, ys = [vertex[0] for vertex in vertices], [vertex[1] for vertex in vertices]
        self.box: Box = (min(xs), min(ys), max(xs), max(ys))

    def edges_near(self, box: Box, margin: float) -> list[Edge]:
        """The edges that come within a margin of a box."""
        left, bottom, right, top = box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin
        return [
            edge
            for edge in self.edges
            if (edge[0] <= right or edge[2] <= right)
            and (edge[0] >= left or edge[2] >= left)
            and (edge[1] <= top or edge[3] <= top)
            and (edge[1] >= bottom or edge[3] >= bottom)
        ]

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        inside = False
        for ax, ay, bx, by in self.edges:
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                inside = not inside
        return inside

    def distance(self, x: float, y: float, limit: float) -> float:
        """How far a point is from what the line encloses, where that is less than a limit; else the limit."""
        left, bottom, right, top = self.box
        if not (left - limit < x < right + limit and bottom - limit < y < top + limit):
            return limit
        if self.holds(x, y):
            return 0
        near = self.edges_near((x, y, x, y), limit)
        return min([limit, *(_distance(x, y, edge) for edge in near)])


def _distance(x: float, y: float, edge: Edge) -> float:
    """From a point to the nearest one of an edge."""
    ax, ay, bx, by = edge
    dx, dy = bx - ax, by - ay
    along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return hypot(x - ax - along * dx, y - ay - along * dy)


def _cross(one: Edge, other: Edge) -> bool:
    """Whether two edges cross."""
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    side_c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    side_d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    side_a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    side_b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    return side_c * side_d < 0 and side_a * side_b < 0


def within(one: Outline, other: Outline, gap: float) -> bool:
    """Whether two outlines come as near as a gap, or cross."""
    mine = one.edges_near(other.box, gap)
    if not mine:
        return False
    theirs = other.edges_near(one.box, gap)
    for edge in mine:
        ax, ay, bx, by = edge
        left, right = (ax - gap, bx + gap) if ax < bx else (bx - gap, ax + gap)
        bottom, top = (ay - gap, by + gap) if ay < by else (by - gap, ay + gap)
        for facing in theirs:
            cx, cy, dx, dy = facing
            if (cx > right and dx > right) or (cx < left and dx < left):
                continue
            if (cy > top and dy > top) or (cy < bottom and dy < bottom):
                continue
            if (
                _distance(ax, ay, facing) <= gap
                or _distance(bx, by, facing) <= gap
                or _distance(cx, cy, edge) <= gap
                or _distance(dx, dy, edge) <= gap
                or _cross(edge, facing)
            ):
                return True
    return False


# What there is, and where.

STANDS: Final[dict[Cactus, Outline]] = {cactus: Outline(_DATA["cacti"][cactus]["outline"]) for cactus in CACTI}
BASES: Final[dict[Cactus, Outline]] = {cactus: Outline(_DATA["cacti"][cactus]["base"]) for cactus in CACTI}
REACH: Final[dict[str, float]] = {
    shape: max(hypot(x, y) for x, y in found["outline"]) for shape, found in _PIECES.items()
}
"""How far a piece extends from its centroid, by shape."""
_UNTURNED: Final = {shape: Outline(found["outline"]) for shape, found in _PIECES.items()}


def parts_of(what: str) -> list[list[tuple[int, int]]]:
    """The convex parts of a shape or a cactus, in its own frame."""
    return (_PIECES.get(what) or _DATA["cacti"][what])["parts"]  # type: ignore[no-any-return]


def base_of(cactus: Cactus) -> list[tuple[int, int]]:
    """The base of a cactus, which is convex."""
    return _DATA["cacti"][cactus]["base"]  # type: ignore[no-any-return]


def outline_of(hung: CactusHung) -> Outline:
    """A piece where it is."""
    return _turned(shape_of(hung.piece), hung.pose)


@lru_cache(maxsize=1024)
def _turned(shape: str, pose: Pose) -> Outline:
    x, y, angle = pose
    c, s = cos(angle / 1e6), sin(angle / 1e6)
    return Outline([(x + c * u - s * v, y + s * u + c * v) for u, v in _PIECES[shape]["outline"]])


def at(pose: Pose, point: Point) -> tuple[float, float]:
    """Where a point of a piece is in the world."""
    x, y, angle = pose
    c, s = cos(angle / 1e6), sin(angle / 1e6)
    return x + c * point[0] - s * point[1], y + s * point[0] + c * point[1]


# What touches what.


def contacts(hung: Sequence[CactusHung], gap: int = TOUCH) -> tuple[Pair, ...]:
    """C11, C12: the pairs of pieces whose outlines are no farther apart than a gap, sorted."""
    ordered = sorted(hung, key=lambda one: one.piece)
    return tuple(
        (one.piece, other.piece)
        for index, one in enumerate(ordered)
        for other in ordered[index + 1 :]
        if _may_meet(one, other, gap) and within(outline_of(one), outline_of(other), gap)
    )


def _may_meet(one: CactusHung, other: CactusHung, gap: int) -> bool:
    apart = hypot(one.pose[0] - other.pose[0], one.pose[1] - other.pose[1])
    return apart <= REACH[shape_of(one.piece)] + REACH[shape_of(other.piece)] + gap


def clusters(hung: Sequence[CactusHung], gap: int = TOUCH) -> list[set[Piece]]:
    """What hangs together: pieces no farther apart than a gap, what is as near to those, and so on."""
    found = {one.piece: {one.piece} for one in hung}
    for one, other in contacts(hung, gap):
        if found[one] is not found[other]:
            found[one] |= found[other]
            found.update(dict.fromkeys(found[other], found[one]))
    return [cluster for piece, cluster in sorted(found.items()) if piece == min(cluster)]


def lies_low(cactus: Cactus, hung: CactusHung) -> bool:
    """C13: whether a piece touches the base or the ground."""
    if hung.pose[1] - REACH[shape_of(hung.piece)] > BASES[cactus].box[3] + TOUCH:
        return False
    return is_on_ground(hung) or within(outline_of(hung), BASES[cactus], TOUCH)


def is_on_ground(hung: CactusHung) -> bool:
    """Whether a piece touches the ground, or lies below it."""
    if hung.pose[1] - REACH[shape_of(hung.piece)] > TOUCH:
        return False
    return outline_of(hung).box[1] <= TOUCH


# The finger.


def is_on_piece(piece: Piece, point: Point) -> bool:
    """C16: whether a point, given in the piece's own frame, lies on it or on its edge."""
    outline = _UNTURNED[shape_of(piece)]
    x, y = point
    return outline.holds(x, y) or any(_distance(x, y, edge) == 0 for edge in outline.edges_near((x, y, x, y), 0))


def finger_touches(
    cactus: Cactus, hung: Sequence[CactusHung], piece: Piece, pose: Pose, grip: Point
) -> Cactus | Piece | None:
    """C16: what the fingertip touches that holds a piece, at a pose, by a grip; the cactus is looked at first."""
    x, y = at(pose, grip)
    if STANDS[cactus].distance(x, y, FINGERTIP) < FINGERTIP:
        return cactus
    for other in sorted(hung, key=lambda one: one.piece):
        if other.piece != piece and _clearance(other, x, y, FINGERTIP) < FINGERTIP:
            return other.piece
    return None


def safe_grip(cactus: Cactus, hung: Sequence[CactusHung], piece: Piece, *poses: Pose) -> Point:
    """A point to hold a piece by at all of some poses: the nearest to its centroid where a fingertip has room, else
    where it has most."""
    others = [other for other in hung if other.piece != piece]
    best: Point = (0, 0)
    most = -1.0
    for grip in _grips(shape_of(piece)):
        room = inf
        for pose in poses:
            x, y = at(pose, grip)
            room = min(room, STANDS[cactus].distance(x, y, CLEAR), *(_clearance(o, x, y, CLEAR) for o in others))
            if room <= most:
                break
        if room >= CLEAR:
            return grip
        if room > most:
            best, most = grip, room
    return best


def _clearance(other: CactusHung, x: float, y: float, limit: float) -> float:
    if hypot(other.pose[0] - x, other.pose[1] - y) >= REACH[shape_of(other.piece)] + limit:
        return limit
    return outline_of(other).distance(x, y, limit)


@cache
def _grips(shape: str) -> tuple[Point, ...]:
    """Points on a shape, from its centroid outwards: the middles of its convex parts, and half-way from there to their
    corners."""
    grips: set[Point] = set()
    for part in parts_of(shape):
        x, y = sum(x for x, _ in part) // len(part), sum(y for _, y in part) // len(part)
        grips |= {(x, y), *(((x + u) // 2, (y + v) // 2) for u, v in part)}
    return tuple(sorted(grips, key=lambda grip: (hypot(*grip), grip)))


def components() -> dict[str, Any]:
    """Outlines anticlockwise in micrometres, those of pieces around their centroids, and what else a client needs to
    check a placement by itself."""
    return {
        "cacti": {
            cactus: {name: found[name] for name in ("outline", "base")} for cactus, found in _DATA["cacti"].items()
        },
        "pieces": {shape: {"outline": found["outline"]} for shape, found in _PIECES.items()},
        "colours": list(COLOURS),
        "shapes": list(SHAPES),
        "specials": {shape_of(piece): colour_of(piece) for piece in SPECIALS},
        "fingertip": FINGERTIP,
        "touch": TOUCH,
        "overlap": OVERLAP,
    }
