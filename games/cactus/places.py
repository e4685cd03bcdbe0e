"""Where pieces are while they move: in floating point, as the engine has it; from and to the integers of `model`."""

from collections.abc import Mapping
from math import pi, remainder

from games.cactus.model import CactusHung, Piece, Pose

Place = tuple[float, float, float]
"""x and y in millimetres, and an angle in radians, which runs on past half a turn."""

_TURN = round(2e6 * pi)
_HALF_TURN = _TURN // 2


def place_of(pose: Pose) -> Place:
    x, y, angle = pose
    return x / 1000, y / 1000, angle / 1e6


def hung_at(piece: Piece, place: Place) -> CactusHung:
    """A piece at a place, its angle within half a turn."""
    x, y, angle = place
    wrapped = (round(angle * 1e6) + _HALF_TURN) % _TURN - _HALF_TURN
    return CactusHung(piece, (round(x * 1000), round(y * 1000), wrapped))


def turned_to(start: float, angle: float) -> float:
    """An angle as it is reached from another one the shorter way."""
    return start + remainder(angle - start, 2 * pi)


def is_near(one: Place, other: Place, leeway: Place) -> bool:
    """Whether two places differ by less than a leeway."""
    dx, dy, turn = one[0] - other[0], one[1] - other[1], remainder(one[2] - other[2], 2 * pi)
    return abs(dx) < leeway[0] and abs(dy) < leeway[1] and abs(turn) < leeway[2]


def are_near(now: Mapping[Piece, Place], before: Mapping[Piece, Place], leeway: Place) -> bool:
    """Whether whatever is there now was about there before."""
    return all(piece in before and is_near(place, before[piece], leeway) for piece, place in now.items())
