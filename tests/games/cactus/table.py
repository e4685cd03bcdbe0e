"""Positions of Cactus laid out by hand, and what a simulation might find in them, without simulating anything.

    state = position(saguaro=["hook-red", "moon-blue"], die="colour", reference="moon-blue")
    state, events = place(state, "arch-blue", fell=["hook-red"])

Pieces hang free, each at a place of its own; those that are named together, `("hook-red", "moon-red")`, touch. Nothing
here knows of gravity: of what is to be simulated see `piles`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from games.cactus import GAME, geometry, refusals, turn
from games.cactus.facts import Course
from games.cactus.findings import Placement
from games.cactus.model import (
    CACTI,
    Cactus,
    CactusAction,
    CactusEvent,
    CactusHand,
    CactusHung,
    CactusOffence,
    CactusOptions,
    CactusPaid,
    CactusPlace,
    CactusReference,
    CactusStand,
    CactusState,
    CactusTrace,
    Face,
    Pair,
    Piece,
    Pose,
)
from games.cactus.pieces import PIECES, SPECIALS, is_basic
from games.core.chance import Chance, QuickChance
from games.core.contract import Seat
from games.core.play import fold

ENGINE = "by hand"
TRACE = CactusTrace(hz=30, frames=2, release=0, tracks=())
PATH: tuple[Pose, ...] = ((0, 300_000, 0),)
TREMOR: Pose = (700, -300, 20_000)

Group = Piece | tuple[Piece, ...] | CactusHung
"""A piece that hangs free, or several of which each touches the next, or one wherever it was found."""


# Where pieces hang.


def at(piece: Piece, number: int = 0) -> Pose:
    """The place of a piece, where it touches no other that is at its own, or that of the next in its group."""
    row, column = divmod(PIECES.index(piece), 7)
    return (column - 3) * 100_000 + number * 9_000, 100_000 + row * 100_000, 0


def hang(*groups: Group) -> tuple[CactusHung, ...]:
    """Pieces at rest, in alphabetical order."""
    hung = []
    for group in groups:
        if isinstance(group, CactusHung):
            hung.append(group)
            continue
        first, *_ = members = group if isinstance(group, tuple) else (group,)
        hung += [CactusHung(piece, at(first, number)) for number, piece in enumerate(members)]
    return tuple(sorted(hung, key=lambda one: one.piece))


def low(piece: Piece) -> CactusHung:
    """A piece that lies on the base of any cactus."""
    return CactusHung(piece, (0, 10_000, 0))


# Tables.


def position(
    *,
    saguaro: Sequence[Group] = (),
    candelabra: Sequence[Group] = (),
    prickly_pear: Sequence[Group] = (),
    zigzag: Sequence[Group] = (),
    anchor: Sequence[Group] = (),
    reference: Piece | None = None,
    basic: Piece | None = None,
    cactus: Cactus | None = "saguaro",
    hand: Piece | None = None,
    standing: bool = False,
    attempts: int | None = None,
    tolerated: Sequence[Pair] = (),
    pile: Sequence[Piece] | None = None,
    specials: Sequence[Piece] | None = None,
    discarded: Sequence[Piece] = (),
    flowers: Sequence[int] = (3, 3),
    options: CactusOptions | None = None,
    **fields: Any,
) -> CactusState:
    """A table at which seat 0 is to place a piece.

    What is named nowhere lies in the pile or in the row, in table order, unless `pile` or `specials` say otherwise.
    The next placement goes on `cactus`; with None the seat may choose. `reference` is the piece placed last, `basic`
    the last basic one where that was a special; without a reference nothing has been placed yet. A `hand` has been
    tried, once unless `attempts` says otherwise; where it is `standing` it hangs on `cactus`, with whatever offends
    there. Of `tolerated` each pair is tolerated where it hangs.
    """
    groups = dict(zip(CACTI, (saguaro, candelabra, prickly_pear, zigzag, anchor), strict=True))
    cacti = tuple(_stand(one, hang(*groups[one]), tolerated) for one in CACTI)
    gone = {one.piece for stand in cacti for one in stand.pieces} | {*discarded, *([hand] if hand else [])}
    left = [piece for piece in PIECES if piece not in gone]
    last = None if cactus is None or reference is None else CACTI[CACTI.index(cactus) - 1]
    return CactusState(
        **{
            "options": options or CactusOptions(),
            "flowers": tuple(flowers),
            "cacti": cacti,
            "pile": tuple(pile if pile is not None else [piece for piece in left if is_basic(piece)]),
            "specials": tuple(specials if specials is not None else [one for one in left if one in SPECIALS]),
            "discarded": tuple(discarded),
            "first": 0,
            "player": 0,
            "asks": "mend" if standing else "place",
            "next_cactus": cactus,
            "last_cactus": last,
            "reference": _reference(reference, basic),
            "hand": _hand(hand, cactus, cacti, standing) if hand and cactus else None,
            "attempts": attempts if attempts is not None else int(hand is not None),
            **fields,
        }
    )


def _stand(cactus: Cactus, hung: tuple[CactusHung, ...], tolerated: Sequence[Pair]) -> CactusStand:
    here = {one.piece for one in hung}
    kept = tuple(pair for pair in tolerated if here.issuperset(pair))
    return CactusStand(cactus, hung, geometry.contacts(hung), kept)


def _reference(piece: Piece | None, basic: Piece | None) -> CactusReference | None:
    if piece is None:
        return None
    return CactusReference(piece, piece if is_basic(piece) else basic)


def _hand(piece: Piece, cactus: Cactus, cacti: Sequence[CactusStand], standing: bool) -> CactusHand:
    return CactusHand(piece, cactus, standing, _offences(cacti[CACTI.index(cactus)]))


def _offences(stand: CactusStand) -> tuple[CactusOffence, ...]:
    """C11, C12, told apart from what the rules do."""
    return tuple(
        CactusOffence("C11" if one.split("-")[1] == other.split("-")[1] else "C12", (one, other))
        for one, other in stand.contacts
        if set(one.split("-")) & set(other.split("-")) and (one, other) not in stand.tolerated
    )


# What a placement finds.


def found(
    state: CactusState,
    piece: Piece,
    cactus: Cactus | None = None,
    *,
    held: bool = True,
    beside: Piece | None = None,
    on_base: bool = False,
    fell: Sequence[Piece] = (),
    pushed: Mapping[Piece, Piece] | None = None,
    moved: Mapping[Piece, Pose] | None = None,
    touch: Cactus | Piece | None = None,
) -> Placement:
    """What comes of placing a piece on a cactus, by default that of the turn: it hangs free, or touches the piece
    that it is `beside`, or lies `on_base`, or has fallen, if it is not `held`. Pieces that were `pushed` touch others
    now, or have `moved` elsewhere; all others hang as before."""
    stand = refusals.stand_of(state, cactus or refusals.cacti(state)[0])
    places = {one.piece: one.pose for one in stand.pieces if one.piece not in (piece, *fell)}
    for one, other in (pushed or {}).items():
        places[one] = _next_to(places[other])
    places.update(moved or {})
    if held:
        places[piece] = low(piece).pose if on_base else _next_to(places[beside]) if beside else at(piece)
    hung = tuple(CactusHung(one, pose) for one, pose in sorted(places.items()))
    return Placement(hung, tuple(fell), held, touch, TRACE, ENGINE)


def taken_out(
    state: CactusState, *, fell: Sequence[Piece] = (), pushed: Mapping[Piece, Piece] | None = None
) -> Placement:
    """What comes of taking out the piece that stands to be mended."""
    assert state.hand
    return found(state, state.hand.piece, held=False, fell=fell, pushed=pushed)


def _next_to(pose: Pose) -> Pose:
    x, y, angle = pose
    return x - 9_000, y, angle


# Chance.

COLOUR, SHAPE, SPECIAL = 0, 2, 4
"""What a draw must be for a face of the usual die."""


class Drawn(Chance):
    """Draws these numbers, and no others."""

    def __init__(self, *numbers: int) -> None:
        self.left = list(numbers)

    def below(self, n: int) -> int:
        assert self.left, f"a draw below {n} that was not expected"
        return self.left.pop(0)


def die(face: Face) -> Chance:
    """The usual die falls on a face; nothing else is drawn."""
    return Drawn({"colour": COLOUR, "shape": SHAPE, "special": SPECIAL}[face])


# What is done.


class After(NamedTuple):
    """The state afterwards, and the events."""

    state: CactusState
    events: list[CactusEvent]


def place(
    state: CactusState,
    piece: Piece,
    cactus: Cactus | None = None,
    *,
    chance: Chance | None = None,
    **finding: Any,
) -> After:
    """The seat that is to act places a legal piece on a legal cactus; the rest says what is `found`."""
    (seat,) = GAME.to_act(state)
    where = cactus or refusals.cacti(state)[0]
    assert piece in refusals.pieces(state)
    assert where in refusals.cacti(state)
    course = Course(state)
    attempt = turn.Attempt(piece, where, PATH, (0, 0), TREMOR)
    turn.place(course, seat, attempt, found(state, piece, where, **finding), chance or QuickChance(0))
    return _after(state, course)


def forgo(state: CactusState, taken_out: Placement | None = None, *, chance: Chance | None = None) -> After:
    """The seat that is to act forgoes; what was found where its piece was taken out."""
    assert refusals.may_forgo(state)
    course = Course(state)
    turn.forgo(course, state.player, taken_out, chance or QuickChance(0))
    return _after(state, course)


def leave(state: CactusState, seat: Seat, taken_out: Placement | None = None, *, chance: Chance | None = None) -> After:
    """A seat leaves the match; what was found where its piece was taken out."""
    course = Course(state)
    turn.leave(course, seat, taken_out, chance or QuickChance(0))
    return _after(state, course)


def lapse(state: CactusState, *, chance: Chance | None = None) -> After:
    """Time runs out for the seat that is to act. A piece that stands is taken out by simulation."""
    (seat,) = GAME.to_act(state)
    events = GAME.lapse(state, seat, chance or QuickChance(0))
    return After(fold(GAME, state, events), events)


def act(state: CactusState, action: CactusAction, *, chance: Chance | None = None) -> After:
    """The seat that is to act does this. A placement is simulated."""
    (seat,) = GAME.to_act(state)
    events = GAME.decide(state, seat, action, chance or QuickChance(0))
    return After(fold(GAME, state, events), events)


def _after(state: CactusState, course: Course) -> After:
    assert fold(GAME, state, course.events) == course.state
    return After(course.state, course.events)


# What is seen of it.


def types(events: Sequence[CactusEvent]) -> list[str]:
    """The verbs of the events."""
    return [str(event.__struct_config__.tag).removeprefix("cactus.") for event in events]


def paid(events: Sequence[CactusEvent]) -> dict[str, int]:
    """What was paid, or lost, for what."""
    told = [event for event in events if isinstance(event, CactusPaid)]
    assert len({event.why for event in told}) == len(told)
    return {event.why: event.flowers for event in told}


def pieces_on(state: CactusState, cactus: Cactus) -> set[Piece]:
    return {one.piece for one in refusals.stand_of(state, cactus).pieces}


def colour(pieces: Sequence[Piece], name: str) -> list[Piece]:
    """Those of a colour."""
    return [piece for piece in pieces if piece.endswith(f"-{name}")]


def shape(pieces: Sequence[Piece], name: str) -> list[Piece]:
    """Those of a shape."""
    return [piece for piece in pieces if piece.startswith(f"{name}-")]


def aside(piece: Piece, cactus: Cactus | None = None) -> CactusPlace:
    """A placement that is legal wherever the piece is, and harms nothing: it is let go beside the cactus."""
    return CactusPlace(piece, ((290_000, 200_000, 0),), cactus)
