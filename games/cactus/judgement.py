"""What a table of Cactus is worth to whom, were whatever is placed to hold. No physics: poses play no part.

Rule numbers are those of this package's README. `left` and `SWAY` were fitted to 1,500 games in which all held.
"""

from collections.abc import Iterator, Sequence
from math import cbrt, exp, sqrt
from typing import Final, TypeAlias

from msgspec.structs import replace

from games.cactus import awards, turn
from games.cactus.facts import Course
from games.cactus.model import (
    Cactus,
    CactusHung,
    CactusPaid,
    CactusPlaced,
    CactusStand,
    CactusState,
    CactusTrace,
    Face,
    Piece,
)
from games.cactus.refusals import cacti, fitting, stand_of
from games.core.chance import Chance
from games.core.contract import Seat

Chances: TypeAlias = tuple[float, ...]
"""How likely each seat is to win, by seat."""

SWAY: Final = 2.8
"""By how much the variance of a lead grows in a turn, divided by the number of seats."""
LOGISTIC: Final = 0.55
"""The scale of the logistic distribution that looks like a normal one of standard deviation 1."""
WIDE: Final = 10
"""Of more replies than this only the first ply is looked at."""


class _Unrolled(Chance):
    """Stands in where a turn ends: `Outlook` looks at all faces of the die, whichever was rolled."""

    def below(self, n: int) -> int:
        return 0


UNROLLED: Final = _Unrolled()


def hang(state: CactusState, piece: Piece, cactus: Cactus) -> CactusState:
    """The next turn's beginning, after the piece was hung without an offence and paid for."""
    seat, course = state.player, Course(state)
    others = [hung for hung in stand_of(state, cactus).pieces if hung.piece != piece]
    course.add(
        CactusPlaced(
            seat=seat,
            piece=piece,
            cactus=cactus,
            attempt=state.attempts + 1,
            path=(),
            grip=(0, 0),
            pieces=(*others, CactusHung(piece, (0, 0, 0))),
            contacts=(),
            offences=(),
            held=True,
            touch=None,
            trace=_NO_TRACE,
            engine="",
        )
    )
    due = sum(awards.won(course.state, piece, cactus).values())
    if due:
        paid = awards.payable(course.state.flowers, seat, due)
        course.add(CactusPaid(seat=seat, why="claim", flowers=paid, due=due))
    turn.end(course, UNROLLED)
    return course.state


_NO_TRACE = CactusTrace(hz=1, frames=0, release=0, tracks=())


class Outlook:
    """Looks ahead from the beginnings of turns, through all faces of the die; who is to reply does what is best for
    himself. What was looked at is remembered."""

    def __init__(self) -> None:
        self._known: dict[tuple[CactusState, int], Chances] = {}

    def chances(self, state: CactusState, plies: int) -> Chances:
        """How likely each seat is to win, so many turns being looked at; whatever the die shows now."""
        bare = replace(state, cacti=tuple(_bare(stand) for stand in state.cacti), asks="place", die=None)
        key = bare, plies
        if key not in self._known:
            self._known[key] = self._found(bare, plies)
        return self._known[key]

    def _found(self, state: CactusState, plies: int) -> Chances:
        if state.ended in ("no_flowers", "no_specials"):
            return shares(state)
        if plies == 0 or state.reference is None:
            return estimate(state)
        total = [0.0] * len(state.flowers)
        for face, weight in _faces(state):
            for seat, chance in enumerate(self._reply(state, face, plies)):
                total[seat] += weight * chance
        return tuple(total)

    def _reply(self, state: CactusState, face: Face, plies: int) -> Chances:
        pieces = fitting(state, face)
        if not pieces:
            return shares(state)  # C27
        replies = [(piece, cactus) for piece in pieces for cactus in cacti(state)]
        plies = 1 if len(replies) > WIDE else plies
        return max(
            (self.chances(hang(state, *reply), plies - 1) for reply in replies),
            key=lambda chances: chances[state.player],
        )


def _bare(stand: CactusStand) -> CactusStand:
    """A cactus with what hangs there, wherever and however."""
    pieces = sorted(hung.piece for hung in stand.pieces)
    return CactusStand(stand.cactus, tuple([CactusHung(piece, (0, 0, 0)) for piece in pieces]))


def _faces(state: CactusState) -> Iterator[tuple[Face, float]]:
    """C5: each face that the die may show, and how likely it does."""
    die = state.options.die
    counts: dict[Face, int] = {"colour": die.colour, "shape": die.shape, "special": die.special}
    for face, count in counts.items():
        if count:
            yield face, count / sum(counts.values())


def shares(state: CactusState) -> Chances:
    """C29: each seat's part of the win, if the game ended now."""
    seats = _seats(state)
    most = max(state.flowers[seat] for seat in seats)
    winners = [seat for seat in seats if state.flowers[seat] == most]
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.flowers)))


def estimate(state: CactusState) -> Chances:
    """How likely each seat is to win, by its flowers and how long the game may last."""
    seats = _seats(state)
    scale = LOGISTIC * sqrt(SWAY / len(seats) * left(state))
    most = max(state.flowers)
    weights = {seat: exp((state.flowers[seat] - most) / scale) for seat in seats}
    total = sum(weights.values())
    return tuple(weights.get(seat, 0.0) / total for seat in range(len(state.flowers)))


def _seats(state: CactusState) -> Sequence[Seat]:
    return [seat for seat in range(len(state.flowers)) if seat not in state.withdrawn]


def left(state: CactusState) -> float:
    """About how many turns the game will last: until the specials (C28) or the basics (C27) give out."""
    specials, basics = 2.2 * len(state.specials), 0.8 * len(state.pile)
    return 1 / cbrt(max(1.0, specials) ** -3 + max(1.0, basics) ** -3)
