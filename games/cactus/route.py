"""Where the hand leads a piece, and how fast."""

from collections.abc import Iterator, Sequence
from math import ceil, hypot

from games.cactus.model import Pose
from games.cactus.places import Place, place_of, turned_to

SPEED = 160.0
"""Millimetres a second."""
SPIN = 3.5
"""Radians a second."""


def route(path: Sequence[Pose], tremor: Pose, step: float) -> Iterator[Place]:
    """C10: every so many seconds a place, from the first pose on: from pose to pose, turning the shorter way, and then
    on by the tremor."""
    here = place_of(path[0])
    yield here
    for pose in path[1:]:
        x, y, angle = place_of(pose)
        there = x, y, turned_to(here[2], angle)
        yield from _between(here, there, step)
        here = there
    if any(tremor):
        dx, dy, turn = place_of(tremor)
        yield from _between(here, (here[0] + dx, here[1] + dy, here[2] + turn), step)


def _between(here: Place, there: Place, step: float) -> Iterator[Place]:
    dx, dy, turn = there[0] - here[0], there[1] - here[1], there[2] - here[2]
    steps = max(1, ceil(max(hypot(dx, dy) / SPEED, abs(turn) / SPIN) / step))
    for number in range(1, steps + 1):
        share = number / steps
        yield here[0] + dx * share, here[1] + dy * share, here[2] + turn * share
