"""What each fact changes: the table after an event. No chance, no checks, no geometry."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from games.cactus.model import (
    Cactus,
    CactusClaimAsked,
    CactusClaimed,
    CactusEvent,
    CactusFell,
    CactusForgone,
    CactusHand,
    CactusHung,
    CactusPaid,
    CactusPlaced,
    CactusReference,
    CactusRolled,
    CactusScored,
    CactusSetUp,
    CactusStand,
    CactusState,
    CactusTurnBegan,
    CactusWithdrew,
    Pair,
    Piece,
)
from games.cactus.pieces import BASICS, is_basic


class Course:
    """A decision as it unfolds: its facts so far, and the table after them."""

    def __init__(self, state: CactusState) -> None:
        self.state = state
        self.events: list[CactusEvent] = []

    def add(self, *events: CactusEvent) -> None:
        for event in events:
            self.events.append(event)
            self.state = evolve(self.state, event)


def evolve(state: CactusState, event: CactusEvent) -> CactusState:
    """The table after an event."""
    return _EVOLVE[type(event)](state, event)


def _set_up(state: CactusState, event: CactusSetUp) -> CactusState:
    return replace(state, specials=event.specials, flowers=(event.flowers,) * len(state.flowers))


def _turn_began(state: CactusState, event: CactusTurnBegan) -> CactusState:
    assert event.seat is not None
    return replace(
        state,
        first=event.seat if state.first < 0 else state.first,
        player=event.seat,
        asks="place",
        die=None,
        next_cactus=event.cactus,
        hand=None,
        attempts=0,
        spoiled=False,
    )


def _rolled(state: CactusState, event: CactusRolled) -> CactusState:
    return replace(state, die=event.face)


def _placed(state: CactusState, event: CactusPlaced) -> CactusState:
    """At the first attempt the piece leaves its supply; one that hangs without offence is the die's next reference."""
    state = replace(
        state,
        cacti=_with_stand(state.cacti, event.cactus, event.pieces, event.contacts),
        pile=tuple([piece for piece in state.pile if piece != event.piece]),
        specials=tuple([piece for piece in state.specials if piece != event.piece]),
        attempts=event.attempt,
    )
    if not event.held or event.offences:
        hand = CactusHand(event.piece, event.cactus, event.held, event.offences)
        return replace(state, hand=hand, asks="mend" if event.held else "place")
    before = state.reference.basic if state.reference else None
    reference = CactusReference(event.piece, event.piece if is_basic(event.piece) else before)
    return replace(state, hand=None, asks=None, last_cactus=event.cactus, reference=reference)


def _with_stand(
    cacti: tuple[CactusStand, ...],
    cactus: Cactus,
    pieces: tuple[CactusHung, ...],
    contacts: tuple[Pair, ...],
    tolerated: tuple[Pair, ...] | None = None,
) -> tuple[CactusStand, ...]:
    """C19: a contact is tolerated until one of its pieces moves; newly tolerated ones replace those of before."""

    def changed(stand: CactusStand) -> CactusStand:
        unmoved = {hung.piece for hung in set(stand.pieces) & set(pieces)}
        kept = tuple([pair for pair in stand.tolerated if unmoved.issuperset(pair)])
        return CactusStand(cactus, pieces, contacts, kept if tolerated is None else tolerated)

    return tuple([changed(stand) if stand.cactus == cactus else stand for stand in cacti])


def _fell(state: CactusState, event: CactusFell) -> CactusState:
    """C15."""
    return replace(_put_back(state, event.pieces, discard=state.options.fallen == "discard"), spoiled=True)


def _put_back(state: CactusState, pieces: Sequence[Piece], *, discard: bool) -> CactusState:
    """Specials go to the right end of their row; basics to the pile, or out of the game."""
    basics = tuple([piece for piece in pieces if is_basic(piece)])
    specials = (*state.specials, *(piece for piece in pieces if not is_basic(piece)))
    if discard:
        return replace(state, specials=specials, discarded=(*state.discarded, *basics))
    pile = tuple(sorted((*state.pile, *basics), key=BASICS.index))
    return replace(state, specials=specials, pile=pile)


def _paid(state: CactusState, event: CactusPaid) -> CactusState:
    assert event.seat is not None
    flowers = list(state.flowers)
    flowers[event.seat] += event.flowers
    return replace(state, flowers=tuple(flowers), short=state.short or event.flowers < event.due)


def _claim_asked(state: CactusState, event: CactusClaimAsked) -> CactusState:
    return replace(state, asks="claim")


def _claimed(state: CactusState, event: CactusClaimed) -> CactusState:
    return replace(state, asks=None)


def _forgone(state: CactusState, event: CactusForgone) -> CactusState:
    """C19: the cactus counts for the next turn, the piece does not."""
    cacti = state.cacti
    if event.cactus is not None:
        cacti = _with_stand(cacti, event.cactus, event.pieces, event.contacts, event.tolerated)
    state = replace(state, cacti=cacti, asks=None, hand=None, last_cactus=event.cactus or state.last_cactus)
    return state if event.piece is None else _put_back(state, [event.piece], discard=False)


def _scored(state: CactusState, event: CactusScored) -> CactusState:
    return replace(state, asks=None, ended=event.reason)


def _withdrew(state: CactusState, event: CactusWithdrew) -> CactusState:
    assert event.seat is not None
    return replace(state, withdrawn=(*state.withdrawn, event.seat))


_EVOLVE: dict[type, Callable[[CactusState, Any], CactusState]] = {
    CactusSetUp: _set_up,
    CactusTurnBegan: _turn_began,
    CactusRolled: _rolled,
    CactusPlaced: _placed,
    CactusFell: _fell,
    CactusPaid: _paid,
    CactusClaimAsked: _claim_asked,
    CactusClaimed: _claimed,
    CactusForgone: _forgone,
    CactusScored: _scored,
    CactusWithdrew: _withdrew,
}
