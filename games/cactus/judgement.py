"""What a table of Cactus is worth to a seat: in the mind it is played on to its end, as if whatever is placed held.

Rule numbers are those of this package's README. There is no physics here: poses play no part, nothing falls, and
tokens (C25, C26) do not run out.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from games.cactus import awards, turn
from games.cactus.facts import Course
from games.cactus.model import (
    CACTI,
    COLOURS,
    SHAPES,
    Cactus,
    CactusHung,
    CactusOptions,
    CactusPaid,
    CactusPlaced,
    CactusStand,
    CactusState,
    CactusTrace,
    Face,
    Piece,
)
from games.cactus.pieces import BASICS, PIECES, colour_of, shape_of
from games.cactus.refusals import stand_of
from games.core.chance import Chance
from games.core.contract import Seat


class _Unrolled(Chance):
    """Stands in where a turn ends: whatever it lets the die show is not looked at."""

    def below(self, n: int) -> int:
        return 0


UNROLLED: Final = _Unrolled()


def hang(state: CactusState, piece: Piece, cactus: Cactus) -> CactusState:
    """The beginning of the next turn, after the piece was hung without an offence and paid for."""
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
            trace=CactusTrace(hz=1, frames=0, release=0, tracks=()),
            engine="",
        )
    )
    due = sum(awards.won(course.state, piece, cactus).values())
    if due:
        paid = awards.payable(course.state.flowers, seat, due)
        course.add(CactusPaid(seat=seat, why="claim", flowers=paid, due=due))
    turn.end(course, UNROLLED)
    return course.state


# The table in the mind. Colours are 0 to 4, shapes 5 to 9; a basic piece is one of each, a special a colour.

Kinds = tuple[int, ...]
_KINDS: Final[Mapping[Piece, Kinds]] = {
    piece: (
        COLOURS.index(colour_of(piece)),
        *(len(COLOURS) + SHAPES.index(shape) for shape in SHAPES if shape == shape_of(piece)),
    )
    for piece in PIECES
}
_FOR_COUNT: Final = [awards.PER_COUNT.get(count, 0) for count in range(len(PIECES) + 1)]
_NO_KINDS: Final = [0] * (len(COLOURS) + len(SHAPES))


class World(NamedTuple):
    """The luck of a game that is played on."""

    faces: Sequence[Face]
    """What the die shows."""
    taste: Sequence[Sequence[Kinds]]
    """The basics of each kind; of those that win as much as each other the first is taken."""


class Prospects:
    """Plays tables on to their ends, in the same worlds each, so that they can be compared. Every seat takes what wins
    most flowers at once."""

    def __init__(self, options: CactusOptions, worlds: int, chance: Chance) -> None:
        die = options.die
        faces: list[Face] = [*["colour"] * die.colour, *["shape"] * die.shape, *["special"] * die.special]  # type: ignore[list-item]
        self._worlds = [World([chance.choice(faces) for _ in PIECES], _taste(chance)) for _ in range(worlds)]
        self._known: dict[tuple[CactusState, Seat], float] = {}

    def win(self, state: CactusState, seat: Seat) -> float:
        """How likely a seat wins, at the beginning of a turn, whatever the die shows."""
        bare = replace(state, cacti=tuple([_bare(stand) for stand in state.cacti]), die=None)
        key = bare, seat
        if key not in self._known:
            if state.ended in ("no_flowers", "no_specials"):
                self._known[key] = share(state.flowers, state.withdrawn, seat)
            else:
                table = _Table(bare)
                shares = [share(table.played_on(world), state.withdrawn, seat) for world in self._worlds]
                self._known[key] = sum(shares) / len(shares)
        return self._known[key]


def _taste(chance: Chance) -> Sequence[Sequence[Kinds]]:
    basics = chance.shuffled([_KINDS[piece] for piece in BASICS])
    return [[basic for basic in basics if kind in basic] for kind in range(len(_NO_KINDS))]


def share(flowers: Sequence[int], withdrawn: Sequence[Seat], seat: Seat) -> float:
    """C29: a seat's part of the win."""
    left = [count for other, count in enumerate(flowers) if other not in withdrawn]
    return 1 / left.count(max(left)) if seat not in withdrawn and flowers[seat] == max(left) else 0.0


def _bare(stand: CactusStand) -> CactusStand:
    """A cactus with what hangs there, wherever and however."""
    pieces = sorted(hung.piece for hung in stand.pieces)
    return CactusStand(stand.cactus, tuple([CactusHung(piece, (0, 0, 0)) for piece in pieces]))


class _Table:
    """What matters of a state, quick to be played on."""

    def __init__(self, state: CactusState) -> None:
        self._flowers = state.flowers
        self._seats = [seat for seat in range(len(state.flowers)) if seat not in state.withdrawn]
        self._turn = self._seats.index(state.player)
        self._cactus = None if state.next_cactus is None else CACTI.index(state.next_cactus)
        self._per_cactus = state.options.per_cactus_bonus
        self._pile = {_KINDS[piece] for piece in state.pile}
        self._specials = [_KINDS[piece] for piece in state.specials]
        self._stands = [list(_NO_KINDS) for _ in CACTI]
        for counts, stand in zip(self._stands, state.cacti, strict=True):
            for hung in stand.pieces:
                for kind in _KINDS[hung.piece]:
                    counts[kind] += 1
        self._totals = [sum(counts) for counts in zip(*self._stands, strict=True)]
        reference = state.reference
        self._colour = _KINDS[reference.piece][0] if reference else -1
        self._shape = _KINDS[reference.basic][1] if reference and reference.basic else -1

    def played_on(self, world: World) -> Sequence[int]:
        """Each seat's flowers in the end."""
        flowers, pile, specials = list(self._flowers), set(self._pile), list(self._specials)
        stands, totals = [list(counts) for counts in self._stands], list(self._totals)
        turn, cactus, colour, shape = self._turn, self._cactus, self._colour, self._shape
        for face in world.faces:
            if face == "special":
                fits = specials[:1]
            elif colour < 0:
                fits = list(pile)
            else:
                fits = [piece for piece in world.taste[colour if face == "colour" else shape] if piece in pile]
            places = stands if cactus is None else (stands[cactus],)
            won, most = None, -1
            for piece in fits:
                for counts in places:
                    gain = self._gain(piece, totals, counts)
                    if gain > most:
                        won, most = (piece, counts), gain
            if won is None:
                break  # C27
            piece, counts = won
            for kind in piece:
                totals[kind] += 1
                counts[kind] += 1
            flowers[self._seats[turn]] += most
            colour = piece[0]
            if len(piece) == 1:
                del specials[0]
                if not specials:
                    break  # C28
            else:
                shape = piece[1]
                pile.remove(piece)
            turn = (turn + 1) % len(self._seats)
            if cactus is not None:
                cactus = (cactus + 1) % len(stands)
        return flowers

    def _gain(self, piece: Kinds, totals: Sequence[int], counts: Sequence[int]) -> int:
        """C20 to C22."""
        gain = 0
        for kind in piece:
            gain += _FOR_COUNT[totals[kind] + 1]
            if self._per_cactus:
                gain += _FOR_COUNT[counts[kind] + 1]
        if counts[piece[0]] == 0 and counts[: len(COLOURS)].count(0) == 1:
            gain += awards.ALL_COLOURS
        return gain
