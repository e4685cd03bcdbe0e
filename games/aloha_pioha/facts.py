"""What each fact changes: the table after an event. No chance, no checks."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from games.aloha_pioha.model import (
    ENDS,
    AlohaCombed,
    AlohaDealt,
    AlohaDrew,
    AlohaEnd,
    AlohaEvent,
    AlohaHairWon,
    AlohaLaid,
    AlohaMoved,
    AlohaPlace,
    AlohaPlayed,
    AlohaResult,
    AlohaRevealed,
    AlohaScored,
    AlohaState,
    AlohaStrand,
    AlohaTargetAsked,
    AlohaTickled,
    AlohaTickleDue,
    AlohaTickleRevealed,
    AlohaTurnBegan,
    AlohaWithdrew,
)
from games.core.contract import Seat

NOBODY = AlohaEnd()


class Course:
    """A decision as it unfolds: its facts so far, and the table after them."""

    def __init__(self, state: AlohaState) -> None:
        self.state = state
        self.events: list[AlohaEvent] = []

    def add(self, event: AlohaEvent) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)


def evolve(state: AlohaState, event: AlohaEvent) -> AlohaState:
    """The table after an event."""
    return _EVOLVE[type(event)](state, event)


def tribe_of(state: AlohaState, seat: Seat | None) -> int:
    """The tribe of a seat; the ghost's (None) comes after those of the seats."""
    return state.seats if seat is None else seat


def _with(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _without(items: tuple[Any, ...], indices: Sequence[int]) -> tuple[Any, ...]:
    return tuple([item for index, item in enumerate(items) if index not in indices])


def _with_end(strand: AlohaStrand, end: int, held: AlohaEnd) -> AlohaStrand:
    left, right = strand.ends
    return AlohaStrand(
        strand.card, (held, right) if end == 0 else (left, held), strand.tickle, strand.due, strand.result
    )


def _laid(strand: AlohaStrand, end: int, tribe: int, louse: AlohaLaid) -> AlohaStrand:
    return _with_end(strand, end, AlohaEnd(tribe, (*strand.ends[end].lice, louse)))


def _dealt(state: AlohaState, event: AlohaDealt) -> AlohaState:
    nothing = ((),) * len(event.decks)
    return replace(
        state,
        strands=tuple(AlohaStrand(card) for card in event.hairs),
        hands=nothing,
        decks=tuple(() if deck.order is UNSET else deck.order for deck in event.decks),
        combs=nothing,
        tickles=event.tickles,
        tickle_deck=() if event.tickle_order is UNSET else event.tickle_order,
    )


def _drew(state: AlohaState, event: AlohaDrew) -> AlohaState:
    tribe, count = tribe_of(state, event.seat), len(event.cards)
    deck = state.decks[tribe]
    hand = tuple(sorted((*state.hands[tribe], *deck[:count])))
    return replace(state, hands=_with(state.hands, tribe, hand), decks=_with(state.decks, tribe, deck[count:]))


def _turn_began(state: AlohaState, event: AlohaTurnBegan) -> AlohaState:
    """The ghost is asked nothing: what it does follows at once."""
    if event.seat is None:
        return replace(state, asks=None, target=None)
    first = event.seat if state.first < 0 else state.first
    return replace(state, first=first, player=event.seat, turn=event.turn, asks=event.asks, target=None)


def _played(state: AlohaState, event: AlohaPlayed) -> AlohaState:
    tribe, index = tribe_of(state, event.seat), 0 if event.card is UNSET else event.card
    hand = state.hands[tribe]
    strand = _laid(state.strands[event.hair], ENDS.index(event.end), tribe, AlohaLaid(hand[index], event.face == "up"))
    return replace(
        state,
        hands=_with(state.hands, tribe, hand[:index] + hand[index + 1 :]),
        strands=_with(state.strands, event.hair, strand),
    )


def _combed(state: AlohaState, event: AlohaCombed) -> AlohaState:
    tribe, positions = tribe_of(state, event.seat), () if event.positions is UNSET else event.positions
    hand, comb = state.hands[tribe], state.combs[tribe]
    combed = (*comb, *(AlohaLaid(hand[position], event.shown) for position in positions))
    return replace(
        state,
        hands=_with(state.hands, tribe, _without(hand, positions)),
        combs=_with(state.combs, tribe, combed),
    )


def _tickle_due(state: AlohaState, event: AlohaTickleDue) -> AlohaState:
    strand = replace(state.strands[event.hair], due=True)
    asks = state.asks if event.seat is None else "tickle"
    return replace(state, strands=_with(state.strands, event.hair, strand), asks=asks)


def _tickled(state: AlohaState, event: AlohaTickled) -> AlohaState:
    strand = replace(state.strands[event.hair], tickle=event.kind, due=False)
    row, deck = state.tickles, state.tickle_deck
    if event.from_ == "deck":
        deck = deck[1:]
    else:
        row = _without(row, [event.from_])
    asked: Any = event.kind
    return replace(
        state,
        strands=_with(state.strands, event.hair, strand),
        tickles=row,
        tickle_deck=deck,
        asks="target" if event.asks_target else state.asks,
        target=AlohaTargetAsked(asked, event.hair) if event.asks_target else None,
    )


def _tickle_revealed(state: AlohaState, event: AlohaTickleRevealed) -> AlohaState:
    return replace(state, tickles=(*state.tickles, event.kind), tickle_deck=state.tickle_deck[1:])


def _moved(state: AlohaState, event: AlohaMoved) -> AlohaState:
    tribe, place = tribe_of(state, event.owner), event.from_
    strand, end = state.strands[place.hair], ENDS.index(place.end)
    lice = strand.ends[end].lice
    louse, left = lice[place.louse], _without(lice, [place.louse])
    strands = _with(state.strands, place.hair, _with_end(strand, end, AlohaEnd(tribe, left) if left else NOBODY))
    if isinstance(event.to, AlohaPlace):
        landed = _laid(strands[event.to.hair], ENDS.index(event.to.end), tribe, louse)
        return replace(state, strands=_with(strands, event.to.hair, landed))
    if event.to == "hand":
        hand = tuple(sorted((*state.hands[tribe], louse.louse)))
        return replace(state, strands=strands, hands=_with(state.hands, tribe, hand))
    combed = AlohaLaid(louse.louse, louse.up and event.owner is None)
    comb = (*state.combs[tribe], combed)
    return replace(state, strands=strands, combs=_with(state.combs, tribe, comb))


def _revealed(state: AlohaState, event: AlohaRevealed) -> AlohaState:
    strand = state.strands[event.hair]
    left, right = (
        AlohaEnd(end.tribe, tuple([AlohaLaid(laid.louse, True) for laid in end.lice])) for end in strand.ends
    )
    return replace(state, strands=_with(state.strands, event.hair, replace(strand, ends=(left, right))))


def _hair_won(state: AlohaState, event: AlohaHairWon) -> AlohaState:
    result = AlohaResult(event.winner, event.ghost, event.sums, event.broken, event.points)
    strand = replace(state.strands[event.hair], due=False, result=result)
    return replace(state, strands=_with(state.strands, event.hair, strand))


def _scored(state: AlohaState, event: AlohaScored) -> AlohaState:
    return replace(state, asks=None, target=None, ended=event.reason)


def _withdrew(state: AlohaState, event: AlohaWithdrew) -> AlohaState:
    assert event.seat is not None
    return replace(state, withdrawn=(*state.withdrawn, event.seat))


_EVOLVE: dict[type, Callable[[AlohaState, Any], AlohaState]] = {
    AlohaDealt: _dealt,
    AlohaDrew: _drew,
    AlohaTurnBegan: _turn_began,
    AlohaPlayed: _played,
    AlohaCombed: _combed,
    AlohaTickleDue: _tickle_due,
    AlohaTickled: _tickled,
    AlohaTickleRevealed: _tickle_revealed,
    AlohaMoved: _moved,
    AlohaRevealed: _revealed,
    AlohaHairWon: _hair_won,
    AlohaScored: _scored,
    AlohaWithdrew: _withdrew,
}
