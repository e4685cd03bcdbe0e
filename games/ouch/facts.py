"""What each fact changes: the table after an event. No chance, no checks, no rules but who watches whom (O11)."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from games.core.contract import Seat
from games.ouch.cards import PERMUTATION_INDEX
from games.ouch.model import (
    OuchDealt,
    OuchDiscardAsked,
    OuchExtraTurnOffered,
    OuchFlipped,
    OuchLost,
    OuchScored,
    OuchShuffled,
    OuchState,
    OuchTurnBegan,
    OuchWithdrew,
    OuchWon,
)


def _shuffled(state: OuchState, event: OuchShuffled) -> OuchState:
    order = () if event.order is UNSET else event.order
    if event.pile == 2:
        return replace(state, pile=order, box=(), reshuffled=state.box)
    sides = 0 if event.sides is UNSET else PERMUTATION_INDEX[event.sides]
    return replace(state, pile=order, sides=sides)


def _dealt(state: OuchState, event: OuchDealt) -> OuchState:
    return replace(state, row=_placed(state.row, event.slot, state.pile[0]), pile=state.pile[1:])


def _flipped(state: OuchState, event: OuchFlipped) -> OuchState:
    card = state.row[event.slot]
    return replace(state, row=_placed(state.row, event.slot, -1), flipped=card)


def _placed(row: tuple[int, ...], slot: int, card: int) -> tuple[int, ...]:
    return (*row[:slot], card, *row[slot + 1 :])


def _won(state: OuchState, event: OuchWon) -> OuchState:
    assert event.seat is not None
    won = _with(state.won, event.seat, (*state.won[event.seat], state.flipped))
    next_snake = state.next_snake if event.watches is None else event.seat
    return replace(state, won=won, flipped=-1, extra=False, next_snake=next_snake)


def _lost(state: OuchState, event: OuchLost) -> OuchState:
    assert event.seat is not None
    won, card, index = state.won, state.flipped, event.index
    if index is not None:
        held = won[event.seat]
        card = held[index]
        won = _with(won, event.seat, held[:index] + held[index + 1 :])
    if event.to == "box":
        return replace(state, won=won, flipped=-1, extra=False, box=(*state.box, card))
    return replace(state, won=_with(won, event.to, (*won[event.to], card)), flipped=-1, extra=False)


def _with(won: tuple[tuple[int, ...], ...], seat: Seat, cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*won[:seat], cards, *won[seat + 1 :])


def _discard_asked(state: OuchState, event: OuchDiscardAsked) -> OuchState:
    return replace(state, asks="discard")


def _extra_turn_offered(state: OuchState, event: OuchExtraTurnOffered) -> OuchState:
    return replace(state, asks="extra_turn")


def _turn_began(state: OuchState, event: OuchTurnBegan) -> OuchState:
    """O11: a snake is spent when the turn that it watched ends; one won in that turn watches this one."""
    if event.extra:
        return replace(state, asks="flip", extra=True)
    assert event.seat is not None
    first = event.seat if state.first < 0 else state.first
    snake = state.next_snake
    return replace(state, asks="flip", extra=False, first=first, turn=event.seat, snake=snake, next_snake=-1)


def _withdrew(state: OuchState, event: OuchWithdrew) -> OuchState:
    """A snake of the seat is spent; one that watched its turn watches the next seat that plays instead. [A]"""
    assert event.seat is not None
    snake, next_snake = state.snake, state.next_snake
    if event.seat == state.turn:
        snake, next_snake = -1, snake
    elif event.seat == snake:
        snake = -1
    return replace(state, withdrawn=(*state.withdrawn, event.seat), snake=snake, next_snake=next_snake)


def _scored(state: OuchState, event: OuchScored) -> OuchState:
    return replace(state, asks=None, extra=False, snake=-1, next_snake=-1, ended=event.reason)


EVOLVE: dict[type, Callable[[OuchState, Any], OuchState]] = {
    OuchShuffled: _shuffled,
    OuchDealt: _dealt,
    OuchFlipped: _flipped,
    OuchWon: _won,
    OuchLost: _lost,
    OuchDiscardAsked: _discard_asked,
    OuchExtraTurnOffered: _extra_turn_offered,
    OuchTurnBegan: _turn_began,
    OuchWithdrew: _withdrew,
    OuchScored: _scored,
}
