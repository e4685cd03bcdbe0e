"""Placements as rigid bodies find them: C10, C15, C18, C19. The only module that knows the engine.

A simulation is a pure function: the world is built anew each time, in alphabetical order, and nothing is kept. The
engine works in millimetres, radians and seconds; what goes in and comes out are the integers of `model`.
"""

import platform
from collections import deque
from collections.abc import Collection, Sequence
from functools import cache
from hashlib import sha256
from math import cos, fsum, sin
from typing import Final, Literal

import pymunk

from games.cactus.findings import Placement
from games.cactus.geometry import OVERLAP, REACH, base_of, clusters, finger_touches, is_on_ground, lies_low, parts_of
from games.cactus.model import Cactus, CactusHung, CactusTrace, Piece, Point, Pose
from games.cactus.pieces import shape_of
from games.cactus.places import Place, are_near, hung_at, is_near, place_of
from games.cactus.route import SPEED, SPIN, route
from games.cactus.trace import HZ, Recorder
from games.core.errors import Unsettled

REVISION: Final = 2
"""Raised whenever a placement may come out otherwise."""

STEP: Final = 1 / 240
FRAME: Final = round(1 / STEP / HZ)
"""Steps in a frame of the trace."""
LEAP: Final = 2.5
"""A step is cut where something would move farther."""
FASTEST: Final = 1200.0
"""Of what falls far, or is squeezed out like a seed."""
FASTEST_SPIN: Final = 20.0
GRAVITY: Final = 3000.0
ITERATIONS: Final = 60
SLOP: Final = 0.05
"""Overlaps up to this are left alone."""
LEFT_OVER: Final = 0.7**60
"""What share of a greater one is left after a second."""
FRICTION: Final = 0.8
DENSITY: Final = 1e-3
SLEEP: Final = (0.4, 1.5)
"""What has been slower than so many mm/s for so many seconds falls asleep."""
LINK: Final = 600
"""Pieces no farther apart than so many micrometres fall asleep, and wake, together."""
FAR: Final = 1500.0
"""Nothing gets so far away unless the engine has gone astray."""

CATCH_UP: Final = (2 * SPEED, 2 * SPIN)
"""How much faster than the hand a piece may follow that was held up, so that it never leaps through anything."""
GRIP: Final = 0.8
"""What share of its distance to the hand a piece keeps in a step."""
FORCE: Final = 14 * GRAVITY * DENSITY * 1000
"""The most that the hand pushes with: 14 times the weight of a piece of 1000 mm²."""
LEVER: Final = 25.0
"""The most that it turns with is its force on so long a lever."""
PAUSE: Final = 12
"""Steps for which the hand rests before it lets go."""

AIR: Final = 0.35
"""What share of its speed a thing keeps in a second."""
TREACLE: Final = 0.01
"""What it keeps when nothing has come to rest after `TREACLE_AFTER` seconds."""
TREACLE_AFTER: Final = 8
PATIENCE: Final = 12
"""All must come to rest within so many seconds."""
STILL: Final[Place] = (0.05, 0.05, 0.001)
"""What moves less than this in `STILL_FRAMES` frames is at rest."""
STILL_FRAMES: Final = 7
STUCK: Final[Place] = (0.2, 0.2, 0.004)
"""A piece that moves less than this in a whole placement keeps its pose, where it is not in the way."""
SAME: Final[Place] = (0.3, 0.3, 0.03)
"""A world that is built anew from the poses found must stay as it is for `PROOF_FRAMES` frames, but for this."""
PROOF_FRAMES: Final = 15

Obstacle = Cactus | Piece | Literal["base", "ground"]
Corners = list[tuple[float, float]]


@cache
def _parts(what: str) -> list[Corners]:
    return [_millimetres(part) for part in parts_of(what)]


def _millimetres(corners: Sequence[tuple[int, int]]) -> Corners:
    return [(x / 1000, y / 1000) for x, y in corners]


@cache
def _mass(shape: str) -> tuple[float, float]:
    """The mass of a shape, and its moment about its centroid."""
    areas = [pymunk.Poly(None, part).area for part in _parts(shape)]
    moments = [pymunk.moment_for_poly(area * DENSITY, part) for area, part in zip(areas, _parts(shape), strict=True)]
    return fsum(areas) * DENSITY, fsum(moments)  # Pythons differ in how they sum


class World:
    """A cactus and pieces on it."""

    def __init__(self, cactus: Cactus, hung: Sequence[CactusHung]) -> None:
        self.space = pymunk.Space()
        self.space.gravity, self.space.damping = (0, -GRAVITY), AIR
        self.space.iterations = ITERATIONS
        self.space.collision_slop, self.space.collision_bias = SLOP, LEFT_OVER
        self.space.sleep_time_threshold, self.space.idle_speed_threshold = SLEEP
        self._names: dict[pymunk.Shape, Obstacle] = {}
        self._bodies: dict[Piece, pymunk.Body] = {}
        self._attach(self.space.static_body, _parts(cactus), cactus)
        self._attach(self.space.static_body, [_millimetres(base_of(cactus))], "base")
        self._attach(self.space.static_body, [[(-700, -80), (700, -80), (700, 0), (-700, 0)]], "ground")
        for one in sorted(hung, key=lambda one: one.piece):
            self.add(one.piece, place_of(one.pose))

    def _attach(self, body: pymunk.Body, parts: Sequence[Corners], name: Obstacle) -> None:
        for part in parts:
            shape = pymunk.Poly(body, part)
            shape.friction = FRICTION
            self.space.add(shape)
            self._names[shape] = name

    def add(self, piece: Piece, place: Place) -> pymunk.Body:
        body = self._bodies[piece] = pymunk.Body(*_mass(shape_of(piece)))
        body.position, body.angle = place[:2], place[2]
        self.space.add(body)
        self._attach(body, _parts(shape_of(piece)), piece)
        return body

    def remove(self, piece: Piece) -> None:
        """Take a piece out; what touches it wakes."""
        body = self._bodies.pop(piece)
        self.space.remove(*body.shapes, body)

    def __contains__(self, piece: Piece) -> bool:
        return piece in self._bodies

    def fall_asleep(self, hung: Sequence[CactusHung], awake: Collection[Piece]) -> None:
        """Put what hangs to sleep, but for what touches pieces that are awake, or gone, and what touches that."""
        for cluster in clusters(hung, LINK):
            if cluster.isdisjoint(awake):
                first, *rest = (self._bodies[piece] for piece in sorted(cluster))
                first.sleep()
                for body in rest:
                    body.sleep_with_group(first)

    def run(self, steps: int) -> None:
        """So many steps, cut where something is fast, so that nothing gets far into anything, let alone through."""
        cuts = 1 + int(self._fastest() * STEP / LEAP)
        for _ in range(steps * cuts):
            self.space.step(STEP / cuts)

    def _fastest(self) -> float:
        """The highest speed of any point, after those that are too high have been lowered."""
        fastest = 0.0
        for piece, body in self._bodies.items():
            speed, spin = body.velocity.length, abs(body.angular_velocity)
            if speed > FASTEST:
                body.velocity *= FASTEST / speed
            if spin > FASTEST_SPIN:
                body.angular_velocity *= FASTEST_SPIN / spin
            fastest = max(fastest, min(speed, FASTEST) + min(spin, FASTEST_SPIN) * REACH[shape_of(piece)] / 1000)
        return fastest

    def places(self) -> dict[Piece, Place]:
        """Where everything is. Raises `Unsettled` where the engine has gone astray."""
        found = {piece: (*body.position, body.angle) for piece, body in self._bodies.items()}
        if not all(abs(x) < FAR and abs(y) < FAR and abs(angle) < FAR for x, y, angle in found.values()):
            raise Unsettled("C10", "The simulation went astray: try another path.", "diverged")
        return found

    def is_asleep(self) -> bool:
        return all(body.is_sleeping for body in self._bodies.values())

    def overlapped(self, ghost: Sequence[pymunk.Shape], piece: Piece) -> Obstacle | None:
        """What the shapes of a piece overlap too much, but for the piece itself."""
        for shape in ghost:
            for hit in self.space.shape_query(shape):
                name = self._names[hit.shape]
                if name != piece and _is_deep(hit.contact_point_set):
                    return name
        return None

    def depth(self, ghost: Sequence[pymunk.Shape], obstacle: Obstacle) -> float:
        """How deep the shapes of a piece are in an obstacle: in the part of it where that is most."""
        hits = [hit for shape in ghost for hit in self.space.shape_query(shape) if self._names[hit.shape] == obstacle]
        return max((-point.distance for hit in hits for point in hit.contact_point_set.points), default=0.0)


def _is_deep(contact: pymunk.ContactPointSet) -> bool:
    """Whether two shapes overlap too much. Where their middles coincide the engine finds neither normal nor depth."""
    return not any(contact.normal) or any(-1000 * point.distance > OVERLAP for point in contact.points)


class Probe:
    """Asks what pieces would overlap at poses on a cactus as it is: thousands of times, if need be."""

    def __init__(self, cactus: Cactus, hung: Sequence[CactusHung]) -> None:
        self._world = World(cactus, hung)
        self._ghosts: dict[str, tuple[pymunk.Body, list[pymunk.Shape]]] = {}

    def obstacle(self, piece: Piece, pose: Pose) -> Obstacle | None:
        """C10: something that the piece would overlap too much; one that stands there is taken out first (C18)."""
        return self._world.overlapped(self._moved(piece, pose), piece)

    def depth(self, piece: Piece, pose: Pose, obstacle: Obstacle) -> float:
        """By how many millimetres, about, the piece would overlap an obstacle."""
        return self._world.depth(self._moved(piece, pose), obstacle)

    def _moved(self, piece: Piece, pose: Pose) -> list[pymunk.Shape]:
        body, shapes = self._ghost(shape_of(piece))
        x, y, body.angle = place_of(pose)
        body.position = x, y
        return shapes

    def _ghost(self, shape: str) -> tuple[pymunk.Body, list[pymunk.Shape]]:
        if shape not in self._ghosts:
            body = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
            self._ghosts[shape] = body, [pymunk.Poly(body, part) for part in _parts(shape)]
        return self._ghosts[shape]


def place(
    cactus: Cactus, hung: Sequence[CactusHung], piece: Piece, path: Sequence[Pose], grip: Point, tremor: Pose
) -> Placement:
    """C10: bring a piece in at the first pose of a path, where it overlaps nothing, follow the path, let go and wait.

    `hung` is at rest on the cactus; where it holds the piece, that is taken out first (C18). The tremor is added to the
    last pose. Raises `Unsettled`.
    """
    simulation = _Simulation(cactus, hung, piece)
    simulation.carry(path, tremor, grip)
    return simulation.found()


def take_out(cactus: Cactus, hung: Sequence[CactusHung], piece: Piece) -> Placement:
    """C19: take a piece out and wait. Never fails, for a turn can always be forgone: were nothing to come to rest, all
    would stay where it was."""
    try:
        simulation = _Simulation(cactus, hung, piece)
        simulation.watch()
        return simulation.found()
    except Unsettled:
        others = sorted((one for one in hung if one.piece != piece), key=lambda one: one.piece)
        return Placement(tuple(others), (), False, None, CactusTrace(HZ, 1, 0, ()), ENGINE)


class Hand:
    """Holds a piece at its grip and leads it, with limited force."""

    def __init__(self, world: World, body: pymunk.Body, grip: tuple[float, float]) -> None:
        self._world, self._piece, self._grip = world, body, grip
        self._body = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        self._body.position, self._body.angle = body.local_to_world(grip), body.angle
        hold = pymunk.PivotJoint(self._body, body, (0, 0), grip)
        turn = pymunk.GearJoint(self._body, body, 0, 1)
        hold.max_force, turn.max_force = FORCE, FORCE * LEVER
        hold.max_bias, turn.max_bias = CATCH_UP
        self._joints = hold, turn
        for joint in self._joints:
            joint.error_bias = GRIP**240
        world.space.add(self._body, *self._joints)

    def step(self, place: Place) -> None:
        """One step, at whose end the piece should be at a place."""
        x, y, angle = place
        c, s = cos(angle), sin(angle)
        here, (u, v) = self._body.position, self._grip
        self._body.velocity = (x + c * u - s * v - here.x) / STEP, (y + s * u + c * v - here.y) / STEP
        self._body.angular_velocity = (angle - self._body.angle) / STEP
        self._world.run(1)

    def let_go(self) -> None:
        """Pause, and open the hand."""
        self._body.velocity, self._body.angular_velocity = (0, 0), 0
        self._world.run(PAUSE)
        self._world.space.remove(*self._joints, self._body)
        self._piece.velocity, self._piece.angular_velocity = (0, 0), 0


class _Simulation:
    """One simulation, from a piece that is taken out or brought in to the rest of all."""

    def __init__(self, cactus: Cactus, hung: Sequence[CactusHung], piece: Piece) -> None:
        self._cactus, self._piece = cactus, piece
        self._before = {one.piece: one for one in hung if one.piece != piece}
        self._world = World(cactus, list(self._before.values()))
        self._world.fall_asleep(hung, {piece})
        self._recorder = Recorder()
        self._release = 0
        self._waited = 0
        self._fallen: list[Piece] = []
        self._touch: Cactus | Piece | None = None

    def carry(self, path: Sequence[Pose], tremor: Pose, grip: Point) -> None:
        """Bring the piece in, follow the path and the tremor with it in the hand, and let go."""
        start, *places = route(path, tremor, STEP)
        body = self._world.add(self._piece, start)
        self._look(grip)
        if places:
            hand = Hand(self._world, body, (grip[0] / 1000, grip[1] / 1000))
            for step, place in enumerate(places, 1):
                hand.step(place)
                if step % FRAME == 0:
                    self._look(grip)
            hand.let_go()
            self._look(grip)
        self._release = len(self._recorder) - 1

    def watch(self) -> None:
        """The first frame, where nothing is in the hand."""
        self._frame()

    def _look(self, grip: Point) -> None:
        """A frame with the piece in the hand, and C16."""
        places = self._frame(held=self._piece)
        if self._touch is None:
            hung = [hung_at(piece, place) for piece, place in places.items()]
            pose = hung_at(self._piece, places[self._piece]).pose
            self._touch = finger_touches(self._cactus, hung, self._piece, pose, grip)

    def _frame(self, held: Piece | None = None) -> dict[Piece, Place]:
        """Record where everything is. What has come to the ground, and is not held, falls."""
        places = self._world.places()
        self._recorder.add(places)
        for piece in sorted(places):
            if piece != held and is_on_ground(hung_at(piece, places[piece])):
                self._fall(piece)
        return {piece: place for piece, place in places.items() if piece in self._world}

    def _fall(self, piece: Piece) -> None:
        self._world.remove(piece)
        if piece != self._piece:
            self._fallen.append(piece)

    def settle(self) -> tuple[CactusHung, ...]:
        """Wait for everything to come to rest: until the world that is built anew from the poses found stays so."""
        while True:
            self._wait()
            rest = self._rest()
            moved = {one.piece for one in rest if one != self._before.get(one.piece)}
            if not moved or self._stays(rest, moved):
                return rest

    def _wait(self) -> None:
        """Until nothing moves, and no old piece lies low."""
        recent: deque[dict[Piece, Place]] = deque(maxlen=STILL_FRAMES + 1)
        while True:
            recent.append(self._pass())
            if self._world.is_asleep() or (len(recent) > STILL_FRAMES and are_near(recent[-1], recent[0], STILL)):
                low = [one.piece for one in self._hung() if one.piece != self._piece and lies_low(self._cactus, one)]
                if not low:
                    return
                for piece in low:
                    self._fall(piece)
                recent.clear()

    def _pass(self) -> dict[Piece, Place]:
        """Let a frame go by. Raises `Unsettled` when that has happened too often."""
        self._waited += 1
        if self._waited > PATIENCE * HZ:
            raise Unsettled("C10", "The pieces do not come to rest: try another path or place.", "unsettled")
        self._world.space.damping = AIR if self._waited <= TREACLE_AFTER * HZ else TREACLE
        self._world.run(FRAME)
        return self._frame()

    def _hung(self) -> list[CactusHung]:
        return [hung_at(piece, place) for piece, place in sorted(self._world.places().items())]

    def _rest(self) -> tuple[CactusHung, ...]:
        """Everything at its pose in integers. What has hardly moved is where it was, unless it would overlap what has:
        were it put back all the same, overlaps would grow from placement to placement."""
        found = self._hung()
        stuck = {one.piece for one in found if self._is_stuck(one)}
        while True:
            rest = tuple(self._before[one.piece] if one.piece in stuck else one for one in found)
            probe = Probe(self._cactus, rest)
            deep = {one.piece for one in rest if one.piece in stuck and probe.obstacle(one.piece, one.pose) is not None}
            if not deep:
                return rest
            stuck -= deep

    def _is_stuck(self, one: CactusHung) -> bool:
        before = self._before.get(one.piece)
        return before is not None and is_near(place_of(before.pose), place_of(one.pose), STUCK)

    def _stays(self, rest: tuple[CactusHung, ...], moved: set[Piece]) -> bool:
        """Build the world anew, and wait a little; what is seen of it is forgotten where it stays."""
        self._world = World(self._cactus, rest)
        self._world.fall_asleep(rest, moved)
        seen = len(self._recorder)
        for _ in range(PROOF_FRAMES):
            places = self._pass()
        if len(places) == len(rest) and are_near(places, {one.piece: place_of(one.pose) for one in rest}, SAME):
            self._recorder.cut(seen)
            return True
        return False

    def found(self) -> Placement:
        """What came of it. Raises `Unsettled`."""
        rest = self.settle()
        self._recorder.add({one.piece: place_of(one.pose) for one in rest})
        held = any(one.piece == self._piece for one in rest)
        trace = self._recorder.trace(self._release)
        return Placement(rest, tuple(self._fallen), held, self._touch, trace, ENGINE)


def _fingerprint() -> str:
    """Of what becomes of a tumbling piece, to the last bit: C libraries and processors differ in their sines."""
    world = World("zigzag", ())
    world.add("lizard-green", (-20.0, 240.0, 0.3)).angular_velocity = 7.0
    world.run(120)
    return sha256(repr(world.places()).encode()).hexdigest()[:8]


ENGINE: Final = f"pymunk {pymunk.version} {platform.machine()} {REVISION} {_fingerprint()}"
"""The engine, the machine, our revision, and what tells apart machines of one name."""
