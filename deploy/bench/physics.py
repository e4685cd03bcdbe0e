"""How long a placement in Cactus is simulated, in processor time, and whether piles stay and come out the same
everywhere."""

import hashlib
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from math import dist
from typing import Final, NamedTuple

import msgspec
import pymunk

from deploy.bench.hosts import Machine
from deploy.bench.measure import Figures, Report, Scale, in_turn, spread
from deploy.bench.peers import Peers
from games.cactus.candidates import Proposals
from games.cactus.findings import Placement
from games.cactus.geometry import lies_low
from games.cactus.model import Cactus, CactusHung, Piece, Pose
from games.cactus.physics import AIR, GRAVITY, ITERATIONS, STEP, World, place
from games.cactus.pieces import PIECES
from games.core.chance import Chance, QuickChance
from games.core.errors import Unsettled

CACTI: Final[tuple[Cactus, ...]] = ("candelabra", "prickly_pear")
HUNG: Final = (0, 3, 6, 9)
PLACEMENTS: Final = 16
"""On each cactus, with each number of pieces hung."""
SIGMA: Final = (1_200, 1_200, 25_000)
LONGEST: Final = 40
"""Milliseconds of one core that a placement beside nine pieces may take as a rule."""
STEPS: Final = 400
"""About as many as a placement takes."""
DRIFT: Final = 0.3
"""Millimetres."""


class Attempt(NamedTuple):
    """A placement to be simulated."""

    cactus: Cactus
    hung: tuple[CactusHung, ...]
    piece: Piece
    pose: Pose
    tremor: Pose

    def simulated(self) -> Placement | None:
        """None where nothing comes to rest."""
        try:
            return place(self.cactus, self.hung, self.piece, (self.pose,), (0, 0), self.tremor)
        except Unsettled:
            return None


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    contestants: dict[str, Callable[[], Figures]] = {str(count): partial(_placing, attempts(count)) for count in HUNG}
    found = in_turn(contestants | {"engine": _engine}, scale.repetitions)
    report = Report()
    for count in HUNG:
        what, ours = f"a placement, {count} pieces hung", found[str(count)]
        report.compare(what, ours["p50"], "ms", f"{STEPS} bare steps of nine boxes", found["engine"]["p50"])
        report.compare(f"p95 of {what}", ours["p95"], "ms", "p50", ours["p50"])
    report.compare(what, ours["p50"], "ms", f"{LONGEST} ms of one core", LONGEST, at_most=1)
    drift = max(_drift(cactus) for cactus in CACTI)
    report.compare("drift of nine pieces woken for a minute", drift, "mm", "the limit of rest", DRIFT, at_most=1)
    here, there = digests(), _digests_elsewhere()
    same = sum(one == other for one, other in zip(here, there, strict=True))
    report.compare("the same in another process", same, "digests", "here", len(here), at_least=1)
    return report


@cache
def piles(cactus: Cactus) -> dict[int, tuple[CactusHung, ...]]:
    """Pieces at rest on a cactus as it fills, by how many they are."""
    chance = QuickChance(0)
    found: dict[int, tuple[CactusHung, ...]] = {0: ()}
    while max(found) < max(HUNG):
        placement = attempt(cactus, found[max(found)], chance, 0).simulated()
        if placement and len(placement.hung) > max(found) and not any(lies_low(cactus, one) for one in placement.hung):
            found[len(placement.hung)] = placement.hung
    return found


def attempt(cactus: Cactus, hung: tuple[CactusHung, ...], chance: Chance, trembling: int) -> Attempt:
    """A placement that may hold, with a hand that trembles or does not."""
    proposals, pose = Proposals(cactus, hung), None
    while pose is None:
        piece = chance.choice([piece for piece in PIECES if piece not in {one.piece for one in hung}])
        pose = proposals.pose(piece, chance)
    tremor = tuple(trembling * chance.tremor(sigma) for sigma in SIGMA)
    return Attempt(cactus, hung, piece, pose, tremor)


def attempts(count: int) -> Sequence[Attempt]:
    """Placements on each cactus with so many pieces hung, some of which hold."""
    chance = QuickChance(count)
    return [attempt(cactus, piles(cactus)[count], chance, 1) for cactus in CACTI for _ in range(PLACEMENTS)]


def _placing(tried: Sequence[Attempt]) -> Figures:
    took = []
    for one in tried:
        began = time.process_time()
        one.simulated()
        took.append(time.process_time() - began)
    return spread(took)


def _engine() -> Figures:
    """The engine alone: nine boxes fall into a heap."""
    took = []
    for _ in range(5):
        space = pymunk.Space()
        space.gravity, space.iterations = (0, -GRAVITY), ITERATIONS
        space.add(pymunk.Segment(space.static_body, (-100, 0), (100, 0), 1))
        for number in range(9):
            body = pymunk.Body(1, 1000)
            body.position = number % 3 * 20, 30 + number * 12
            space.add(body, pymunk.Poly.create_box(body, (30, 10)))
        began = time.process_time()
        for _ in range(STEPS):
            space.step(STEP)
        took.append(time.process_time() - began)
    return spread(took)


def _drift(cactus: Cactus) -> float:
    """How far a pile moves in a minute after it has been woken, in millimetres."""
    hung = piles(cactus)[9]
    world = World(cactus, hung)
    world.space.damping = AIR
    world.run(round(60 / STEP))
    places = world.places()
    return max(dist(places[one.piece][:2], (one.pose[0] / 1000, one.pose[1] / 1000)) for one in hung)


def digests() -> list[str]:
    """Of what all placements find, a line for each number of pieces hung."""
    found = [[one.simulated() for one in attempts(count)] for count in HUNG]
    return [hashlib.sha256(msgspec.json.encode(placements)).hexdigest() for placements in found]


def _digests_elsewhere() -> list[str]:
    code = "from deploy.bench.physics import digests; print(*digests())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.split()
