"""What an action sets going: the facts of a turn in their order, until something is asked again or all is over."""

from itertools import chain
from typing import NamedTuple

from games.cactus import awards
from games.cactus.facts import Course
from games.cactus.findings import Placement
from games.cactus.geometry import contacts, lies_low
from games.cactus.model import (
    CACTI,
    Cactus,
    CactusClaimAsked,
    CactusClaimed,
    CactusDie,
    CactusFell,
    CactusForgone,
    CactusHung,
    CactusOffence,
    CactusPaid,
    CactusPlaced,
    CactusPoints,
    CactusRolled,
    CactusScored,
    CactusState,
    CactusTurnBegan,
    CactusWithdrew,
    Face,
    Pair,
    Piece,
    Point,
    Pose,
    Reason,
    Why,
)
from games.cactus.pieces import colour_of, shape_of
from games.cactus.refusals import fitting, stand_of
from games.core.chance import Chance
from games.core.contract import Seat
from games.core.ranking import by_points


class Attempt(NamedTuple):
    """A placement as it is simulated."""

    piece: Piece
    cactus: Cactus
    path: tuple[Pose, ...]
    grip: Point
    tremor: Pose


def place(course: Course, seat: Seat, attempt: Attempt, found: Placement, chance: Chance) -> None:
    """C10 to C18: what a placement found, what it costs, and, where it ends the turn, what it wins."""
    state = course.state
    offences = _offences(state, attempt, found)
    course.add(
        CactusPlaced(
            seat=seat,
            piece=attempt.piece,
            cactus=attempt.cactus,
            attempt=state.attempts + 1,
            path=attempt.path,
            grip=attempt.grip,
            pieces=found.hung,
            contacts=contacts(found.hung),
            offences=offences,
            held=found.held,
            touch=found.touch,
            tremor=attempt.tremor,
            trace=found.trace,
            engine=found.engine,
        )
    )
    _fall(course, seat, attempt.cactus, found.fallen)
    if found.touch is not None:
        _fine(course, seat, "touch", 1)
    if not found.held or offences:
        return
    if course.state.options.claims == "declare" and not course.state.spoiled:
        course.add(CactusClaimAsked(seat=seat))
        return
    for why, flowers in awards.won(course.state, attempt.piece, attempt.cactus).items():
        _pay(course, seat, why, flowers)
    end(course, chance)


def _offences(state: CactusState, attempt: Attempt, found: Placement) -> tuple[CactusOffence, ...]:
    """C11 to C13, without what is tolerated (C19)."""
    stand = stand_of(state, attempt.cactus)
    unmoved = {hung.piece for hung in set(stand.pieces) & set(found.hung)} - {attempt.piece}
    tolerated = {pair for pair in stand.tolerated if unmoved.issuperset(pair)}
    offences = [offence for pair in contacts(found.hung) if pair not in tolerated for offence in _against(pair)]
    new = next((hung for hung in found.hung if hung.piece == attempt.piece), None)
    if new is not None and lies_low(attempt.cactus, new):
        offences.append(CactusOffence("C13", (attempt.piece,)))
    return tuple(offences)


def _against(pair: Pair) -> list[CactusOffence]:
    """C11, C12: what two pieces that touch offend against."""
    one, other = pair
    if colour_of(one) == colour_of(other):
        return [CactusOffence("C11", pair)]
    return [CactusOffence("C12", pair)] if shape_of(one) == shape_of(other) else []


def _fall(course: Course, seat: Seat, cactus: Cactus, fallen: tuple[Piece, ...]) -> None:
    """C15."""
    if fallen:
        course.add(CactusFell(seat=seat, cactus=cactus, pieces=fallen))
        _fine(course, seat, "fall", len(fallen))


def _fine(course: Course, seat: Seat, why: Why, flowers: int) -> None:
    """C17: nobody goes below none."""
    course.add(CactusPaid(seat=seat, why=why, flowers=-min(flowers, course.state.flowers[seat]), due=-flowers))


def _pay(course: Course, seat: Seat, why: Why, due: int) -> None:
    """C25."""
    course.add(CactusPaid(seat=seat, why=why, flowers=awards.payable(course.state.flowers, seat, due), due=due))


def claim(course: Course, seat: Seat, declared: int, chance: Chance) -> None:
    """C24: a lower claim is paid as it was made, a higher one not at all."""
    reference, cactus = course.state.reference, course.state.last_cactus
    assert reference is not None
    assert cactus is not None
    due = sum(awards.won(course.state, reference.piece, cactus).values())
    course.add(CactusClaimed(seat=seat, flowers=declared, due=due))
    if 0 < declared <= due:
        _pay(course, seat, "claim", declared)
    end(course, chance)


def forgo(course: Course, seat: Seat, taken_out: Placement | None, chance: Chance) -> None:
    """C19."""
    _give_back(course, seat, taken_out)
    _fine(course, seat, "forgo", 1)
    end(course, chance)


def leave(course: Course, seat: Seat, taken_out: Placement | None, chance: Chance) -> None:
    """A seat leaves for good. Was it its turn, its piece goes back to the supply as by C19, and the turn ends. [A]"""
    state = course.state
    course.add(CactusWithdrew(seat=seat))
    if state.asks is None or seat != state.player:
        return
    if state.asks != "claim":
        _give_back(course, seat, taken_out)
    end(course, chance)


def _give_back(course: Course, seat: Seat, taken_out: Placement | None) -> None:
    """The piece of the turn returns to its supply; where it stood it was taken out, and others may have fallen."""
    state = course.state
    hand = state.hand
    cactus = hand.cactus if hand else state.next_cactus
    pieces: tuple[CactusHung, ...] = () if cactus is None else stand_of(state, cactus).pieces
    if taken_out is not None:
        pieces = taken_out.hung
    touching = contacts(pieces)
    course.add(
        CactusForgone(
            seat=seat,
            piece=hand.piece if hand else None,
            cactus=cactus,
            pieces=pieces,
            contacts=touching,
            tolerated=tuple(pair for pair in touching if _against(pair)),
            trace=taken_out.trace if taken_out else None,
            engine=taken_out.engine if taken_out else None,
        )
    )
    if cactus is not None and taken_out is not None:
        _fall(course, seat, cactus, taken_out.fallen)


def end(course: Course, chance: Chance) -> None:
    """C26, C28: is it over? Else the next seat's turn begins."""
    state = course.state
    if state.short or awards.exhausted(state.flowers):
        _score(course, "no_flowers")
    elif not state.specials:
        _score(course, "no_specials")
    else:
        begin(course, _next_seat(state), chance)


def begin(course: Course, seat: Seat, chance: Chance) -> None:
    """C4, C5, C27: a turn begins, and the die is rolled, once there is a piece that it can refer to."""
    state = course.state
    course.add(CactusTurnBegan(seat=seat, cactus=_next_cactus(state)))
    if state.reference is None:
        return
    face = _roll(state.options.die, chance)
    course.add(CactusRolled(seat=seat, face=face))
    if not fitting(course.state, face):
        _score(course, "no_basic")


def _roll(die: CactusDie, chance: Chance) -> Face:
    faces: list[Face] = [*["colour"] * die.colour, *["shape"] * die.shape, *["special"] * die.special]  # type: ignore[list-item]
    return chance.choice(faces)


def _next_cactus(state: CactusState) -> Cactus | None:
    """C5: the next one clockwise; None where the seat may choose."""
    if state.last_cactus is None or state.options.cactus_choice == "free":
        return None
    return CACTI[(CACTI.index(state.last_cactus) + 1) % len(CACTI)]


def _next_seat(state: CactusState) -> Seat:
    """C3: clockwise, past those that have left."""
    seats = len(state.flowers)
    order = chain(range(state.player + 1, seats), range(seats))
    return next(seat for seat in order if seat not in state.withdrawn)


def _score(course: Course, reason: Reason) -> None:
    """C29."""
    state = course.state
    winners = by_points(dict(enumerate(state.flowers)), state.withdrawn)[0]
    course.add(
        CactusScored(
            reason=reason,
            scores=tuple(CactusPoints(seat, flowers) for seat, flowers in enumerate(state.flowers)),
            winners=winners,
            winning_total=state.flowers[winners[0]],
        )
    )
