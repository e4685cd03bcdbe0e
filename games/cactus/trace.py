"""What a simulation looked like, kept as few keyframes."""

from collections.abc import Mapping, Sequence
from math import pi, remainder

from games.cactus.model import CactusTrace, CactusTrack, Piece

Place = tuple[float, float, float]
"""Where a piece is: x and y in millimetres, its angle in radians, which runs on past half a turn."""

HZ = 30
"""Frames a second."""
LEEWAY: Place = (0.25, 0.25, 0.006)
"""How far a piece may be from where its keyframes show it, in x, y and angle."""
STIRRED: Place = (0.1, 0.1, 0.005)
"""What has moved less than this has no track."""


class Recorder:
    """Frames as they happen."""

    def __init__(self) -> None:
        self._frames: list[Mapping[Piece, Place]] = []

    def __len__(self) -> int:
        return len(self._frames)

    def add(self, places: Mapping[Piece, Place]) -> None:
        """A frame: where everything is. A piece that has fallen is in no frame any more."""
        self._frames.append(places)

    def cut(self, length: int) -> None:
        """Forget all but the first frames."""
        del self._frames[length:]

    def trace(self, release: int) -> CactusTrace:
        """All frames. Angles run on past half a turn, so that what is between two keyframes is even."""
        tracks = [CactusTrack(piece, _keys(self._of(piece))) for piece in sorted(self._pieces())]
        return CactusTrace(HZ, len(self._frames), release, tuple(track for track in tracks if track.keys))

    def _pieces(self) -> set[Piece]:
        return {piece for frame in self._frames for piece in frame}

    def _of(self, piece: Piece) -> list[Place]:
        """A piece is there from the first frame on."""
        places = [frame[piece] for frame in self._frames if piece in frame]
        for index in range(1, len(places)):
            x, y, angle = places[index]
            before = places[index - 1][2]
            places[index] = x, y, before + remainder(angle - before, 2 * pi)
        return places


def _keys(places: Sequence[Place]) -> tuple[tuple[int, ...], ...]:
    """Greedily the fewest frames between which even motion comes near enough; none for what did not move."""
    if all(_is_near(place, places[0], STIRRED) for place in places):
        return ()
    keys, last = [0], len(places) - 1
    while keys[-1] < last:
        keys.append(_reach(places, keys[-1]))
    return tuple((key, *_rounded(places[key])) for key in keys)


def _reach(places: Sequence[Place], start: int) -> int:
    """The last frame up to which even motion from a start comes near enough to all between: along each axis the
    speeds that would do, narrowed frame by frame, must hold the mean speed up to the next."""
    lowest, highest = [-float("inf")] * 3, [float("inf")] * 3
    for frame in range(start + 1, len(places)):
        elapsed = frame - start
        for axis in range(3):
            moved = places[frame][axis] - places[start][axis]
            if not lowest[axis] <= moved / elapsed <= highest[axis]:
                return frame - 1
        for axis in range(3):
            moved = places[frame][axis] - places[start][axis]
            lowest[axis] = max(lowest[axis], (moved - LEEWAY[axis]) / elapsed)
            highest[axis] = min(highest[axis], (moved + LEEWAY[axis]) / elapsed)
    return len(places) - 1


def _is_near(one: Place, other: Place, leeway: Place) -> bool:
    return all(abs(a - b) <= c for a, b, c in zip(one, other, leeway, strict=True))


def _rounded(place: Place) -> tuple[int, int, int]:
    x, y, angle = place
    return round(x * 1000), round(y * 1000), round(angle * 1e6)
