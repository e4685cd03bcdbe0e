"""Where a piece may hold: poses at which a point of its outline meets a spot that can carry it, nothing in the way.

Lengths are micrometres, as in `model`.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import atan2, ceil, cos, hypot, pi, remainder, sin
from typing import Final, NamedTuple

from games.cactus.geometry import STANDS, Outline, outline_of
from games.cactus.model import Cactus, CactusHung, CactusPlace, CactusState, Piece, Pose
from games.cactus.physics import Probe
from games.cactus.refusals import HEIGHT, WIDTH, cacti, pieces, stand_of
from games.core.chance import Chance

APART: Final = 2_500
"""Spots of an outline are at most so far from each other."""
LEVEL: Final = 0.3
"""What carries faces upwards: the vertical part of its normal is greater than this."""
GAP: Final = 300
"""How far from what carries it a piece is let go."""
TILT: Final = 400_000
"""By how many microradians a piece is turned at most, at random, from where it would lie flat."""
BELOW, ABOVE = 9_000, 5_000
"""How far the centroid may lie beside the spot that carries the piece: where it hangs below it, and where it stands."""
TRIES: Final = 60
"""Spots that are looked at for one proposal."""
PROPOSALS: Final = 100
"""Proposals of which a sample takes the first that is free."""

ASIDE: Final[Pose] = (WIDTH, 100_000, 0)
"""So far from any cactus that nothing hangs there: what is let go there falls to the ground, and harms nothing."""


class Spot(NamedTuple):
    """A point of an outline, and which way is outwards there."""

    x: float
    y: float
    nx: float
    ny: float


class Proposals:
    """Proposes poses on a cactus as it is, for any number of pieces that are in the hand."""

    def __init__(self, cactus: Cactus, hung: Sequence[CactusHung]) -> None:
        self._probe = Probe(cactus, hung)
        outlines = [STANDS[cactus], *map(outline_of, hung)]
        self._carriers = [spot for outline in outlines for spot in _spots(outline) if spot.ny > LEVEL]

    def pose(self, piece: Piece, chance: Chance) -> Pose | None:
        """A free pose that may hold; None where the one that was looked at is not free."""
        pose = self._meeting(piece, chance)
        if pose is None or self._probe.obstacle(piece, pose) is not None:
            return None
        return pose

    def _meeting(self, piece: Piece, chance: Chance) -> Pose | None:
        """A pose at which the piece meets a carrier with its centroid about below or above it."""
        own = _spots_of(piece)
        for _ in range(TRIES):
            carrier, spot = chance.choice(self._carriers), chance.choice(own)
            tilt = chance.below(2 * TILT) - TILT
            angle = atan2(-carrier.ny, -carrier.nx) - atan2(spot.ny, spot.nx) + tilt / 1e6
            c, s = cos(angle), sin(angle)
            x = carrier.x + carrier.nx * GAP - (c * spot.x - s * spot.y)
            y = carrier.y + carrier.ny * GAP - (s * spot.x + c * spot.y)
            aside = BELOW if y < carrier.y else ABOVE
            if abs(x - carrier.x) <= aside and abs(x) < WIDTH and 0 < y < HEIGHT:
                return round(x), round(y), round(remainder(angle, 2 * pi) * 1e6)
        return None


def sample(state: CactusState, chance: Chance) -> CactusPlace:
    """A legal placement of a random piece on a random cactus, while one is asked for; one that may hold, as a rule."""
    piece, cactus = chance.choice(pieces(state)), chance.choice(cacti(state))
    proposals = Proposals(cactus, [hung for hung in stand_of(state, cactus).pieces if hung.piece != piece])
    for _ in range(PROPOSALS):
        pose = proposals.pose(piece, chance)
        if pose is not None:
            return CactusPlace(piece, (pose,), cactus)
    return CactusPlace(piece, (ASIDE,), cactus)


@cache
def _spots_of(piece: Piece) -> tuple[Spot, ...]:
    """Of a piece's own outline, unturned."""
    return tuple(_spots(outline_of(CactusHung(piece, (0, 0, 0)))))


def _spots(outline: Outline) -> Iterator[Spot]:
    for ax, ay, bx, by in outline.edges:
        length = hypot(bx - ax, by - ay)
        nx, ny = (by - ay) / length, (ax - bx) / length
        count = ceil(length / APART)
        for index in range(count):
            share = (index + 0.5) / count
            yield Spot(ax + share * (bx - ax), ay + share * (by - ay), nx, ny)
