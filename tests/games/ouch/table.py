"""Positions of Ouch! laid out by hand, and moves in them.

The sides of the match are left as in the card table. A card is named by its colour and what makes it one of a kind:
`pick("red", 2, 1)` is the second red card of two flowers, `pick("red", "fennec")` the red fennec.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.chance import Chance, QuickChance
from games.core.play import step
from games.ouch import GAME
from games.ouch.cards import TABLE
from games.ouch.model import (
    SIDES,
    Asks,
    OuchAction,
    OuchCard,
    OuchEvent,
    OuchExtraTurn,
    OuchFlip,
    OuchOptions,
    OuchState,
)

TAKE, DECLINE = OuchExtraTurn(True), OuchExtraTurn(False)


def pick(colour: str, kind: int | str, number: int = 0) -> int:
    """The index of a card in the card table."""
    return [
        index
        for index, card in enumerate(TABLE)
        if card.colour == colour and kind == (card.animal if card.animal else card.shown)
    ][number]


def position(
    won: Sequence[Sequence[int]],
    *,
    row: Mapping[int, int] | None = None,
    pile: int | None = None,
    turn: int = 0,
    asks: Asks = "flip",
    options: OuchOptions | None = None,
    **fields: Any,
) -> OuchState:
    """A table of 44 cards: `won` by seat, some slots of the row, the rest as it comes in table order.

    Animals come last, at the bottom of the pile. With `pile` so many cards are left to draw; the rest is in the box.
    """
    placed = dict(row or {})
    used = {*placed.values(), *(card for cards in won for card in cards), *fields.get("box", ())}
    rest = sorted(set(range(len(TABLE))) - used, key=lambda card: (TABLE[card].animal is not None, card))
    slots = tuple(placed[slot] if slot in placed else rest.pop(0) for slot in range(6))
    kept = len(rest) if pile is None else pile
    fields["box"] = (*fields.get("box", ()), *rest[kept:])
    return OuchState(
        options=options or OuchOptions(),
        won=tuple(tuple(cards) for cards in won),
        row=slots,
        pile=tuple(rest[:kept]),
        first=0,
        turn=turn,
        asks=asks,
        **fields,
    )


def plain(count: int, *, without: Sequence[str] = ("red",)) -> list[int]:
    """So many cards without an animal, of other colours than those."""
    return [i for i, card in enumerate(TABLE) if card.animal is None and card.colour not in without][:count]


def safely(state: OuchState, slot: int = 0) -> OuchFlip:
    """A flip of the card in the slot by a side that is clear."""
    spines = TABLE[state.row[slot]].spines
    return OuchFlip(slot, next(side for side in SIDES if side not in spines))


def spinily(state: OuchState, slot: int = 0) -> OuchFlip:
    """A flip of the card in the slot by a side that is spiny."""
    return OuchFlip(slot, TABLE[state.row[slot]].spines[0])


def play(state: OuchState, action: OuchAction, chance: Chance | None = None) -> tuple[OuchState, list[OuchEvent]]:
    """The seat that is to act does this: the state afterwards and the events."""
    (seat,) = GAME.to_act(state)
    return step(GAME, state, seat, action, chance or QuickChance(0))


def types(events: Sequence[OuchEvent]) -> list[str]:
    """The verbs of the events."""
    return [str(event.__struct_config__.tag).removeprefix("ouch.") for event in events]


def face(card: int) -> OuchCard:
    return TABLE[card]
