"""Cacti with pieces hung on them as a patient player would, and shapes as shapely sees them, to check by."""

from functools import cache
from math import cos, sin

from shapely import Point, Polygon
from shapely.affinity import affine_transform

from games.cactus.candidates import Proposals
from games.cactus.geometry import BASES, STANDS, Outline, lies_low, outline_of
from games.cactus.model import Cactus, CactusHung, Piece, Pose
from games.cactus.physics import place
from games.cactus.pieces import PIECES
from games.cactus.places import Place, place_of
from games.core.chance import QuickChance
from games.core.errors import Unsettled

STILL: Pose = (0, 0, 0)
"""No tremor."""


@cache
def pile(cactus: Cactus, count: int, seed: int = 0) -> tuple[CactusHung, ...]:
    """So many pieces at rest."""
    chance = QuickChance(seed)
    hung: tuple[CactusHung, ...] = ()
    while len(hung) < count:
        piece = chance.choice([piece for piece in PIECES if piece not in {one.piece for one in hung}])
        pose = Proposals(cactus, hung).pose(piece, chance)
        if pose is None:
            continue
        try:
            found = place(cactus, hung, piece, (pose,), (0, 0), STILL)
        except Unsettled:
            continue
        if found.held and not found.fallen and not any(lies_low(cactus, one) for one in found.hung):
            hung = found.hung
    return hung


@cache
def stand(cactus: Cactus) -> Polygon:
    """A cactus, in millimetres."""
    return _polygon(STANDS[cactus])


@cache
def base(cactus: Cactus) -> Polygon:
    return _polygon(BASES[cactus])


@cache
def form(piece: Piece) -> Polygon:
    """A piece around its centroid, in millimetres."""
    return _polygon(outline_of(CactusHung(piece, (0, 0, 0))))


def moved(polygon: Polygon, place: Place) -> Polygon:
    x, y, angle = place
    c, s = cos(angle), sin(angle)
    turned = affine_transform(polygon, [c, -s, s, c, x, y])
    assert isinstance(turned, Polygon)
    return turned


def seen(hung: CactusHung) -> Polygon:
    """A piece where it hangs."""
    return moved(form(hung.piece), place_of(hung.pose))


def depth(one: Polygon, other: Polygon) -> float:
    """By how many millimetres a corner of one lies within the other, or the other way round."""
    inner = [(solid, Point(corner)) for solid, its in ((one, other), (other, one)) for corner in its.exterior.coords]
    return max((solid.exterior.distance(corner) for solid, corner in inner if solid.contains(corner)), default=0.0)


def _polygon(outline: Outline) -> Polygon:
    return Polygon([(x / 1000, y / 1000) for x, y, _, _ in outline.edges])
