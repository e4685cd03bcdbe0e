"""What a simulation looked like, kept as few keyframes."""

from collections.abc import Mapping, Sequence
from math import inf

from games.cactus.model import CactusTrace, CactusTrack, Piece
from games.cactus.places import Place, turned_to

HZ = 30
"""Frames a second."""
LEEWAY: Place = (0.25, 0.25, 0.006)
"""How far a piece may be from where its keyframes show it."""
STIRRED: Place = (0.1, 0.1, 0.003)
"""What has never moved farther, and ends where it began, has no track."""


class Recorder:
    """Frames as they happen. A piece is in all of them until it falls."""

    def __init__(self) -> None:
        self._frames: list[Mapping[Piece, Place]] = []

    def __len__(self) -> int:
        return len(self._frames)

    def add(self, places: Mapping[Piece, Place]) -> None:
        self._frames.append(places)

    def cut(self, length: int) -> None:
        """Forget all but the first frames."""
        del self._frames[length:]

    def trace(self, release: int) -> CactusTrace:
        """All frames. Angles run on past half a turn, so that what is between two keyframes is even."""
        whole = len(self._frames)
        found = ((piece, self._of(piece)) for piece in sorted(self._frames[0]))
        tracks = (CactusTrack(piece, _keys(places)) for piece, places in found if len(places) < whole or _moves(places))
        return CactusTrace(HZ, whole, release, tuple(tracks))

    def _of(self, piece: Piece) -> list[Place]:
        """The places of a piece."""
        places: list[Place] = []
        for frame in self._frames:
            if piece in frame:
                x, y, angle = frame[piece]
                places.append((x, y, turned_to(places[-1][2], angle) if places else angle))
        return places


def _moves(places: Sequence[Place]) -> bool:
    """Whether it ends anywhere else than it began, or has been far enough away for that to be seen."""
    x, y, angle = places[0]
    return _integers(places[-1]) != _integers(places[0]) or any(
        abs(u - x) >= STIRRED[0] or abs(v - y) >= STIRRED[1] or abs(w - angle) >= STIRRED[2] for u, v, w in places
    )


def _keys(places: Sequence[Place]) -> tuple[tuple[int, ...], ...]:
    """Greedily the fewest frames between which even motion comes near enough."""
    keys = [0]
    while keys[-1] < len(places) - 1:
        keys.append(_reach(places, keys[-1]))
    return tuple((key, *_integers(places[key])) for key in keys)


def _reach(places: Sequence[Place], start: int) -> int:
    """The last frame up to which even motion from a start comes near enough to all between: along each axis the
    speeds that would do, narrowed frame by frame, must hold the mean speed up to the next."""
    slowest, fastest = [-inf] * 3, [inf] * 3
    for frame in range(start + 1, len(places)):
        elapsed = frame - start
        moved = [now - before for now, before in zip(places[frame], places[start], strict=True)]
        for axis in range(3):
            if not slowest[axis] <= moved[axis] / elapsed <= fastest[axis]:
                return frame - 1
        for axis in range(3):
            slowest[axis] = max(slowest[axis], (moved[axis] - LEEWAY[axis]) / elapsed)
            fastest[axis] = min(fastest[axis], (moved[axis] + LEEWAY[axis]) / elapsed)
    return len(places) - 1


def _integers(place: Place) -> tuple[int, int, int]:
    """In micrometres and microradians."""
    x, y, angle = place
    return round(x * 1000), round(y * 1000), round(angle * 1e6)
