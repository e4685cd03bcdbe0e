"""Ouch! in numbers. Rule numbers are those of its README."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from games.core.contract import Seat
from games.environments.codec import Codec, Layout, Part, Vector
from games.ouch import GAME
from games.ouch.cards import FACES, TABLE
from games.ouch.model import (
    COLOURS,
    SIDES,
    SLOTS,
    OuchAction,
    OuchCard,
    OuchDiscard,
    OuchExtraTurn,
    OuchFlip,
    OuchLegal,
    OuchView,
)

SEATS: Final = 5
MOST_CARDS: Final = 12
"""O21: with so many a match is over at the latest."""
ASKS: Final = ("flip", "discard", "extra_turn")
ANIMALS: Final = (None, "snake", "fennec")


def _rank(face: OuchCard) -> tuple[int, int, int, tuple[int, ...]]:
    spines = tuple(SIDES.index(side) for side in face.spines)
    return COLOURS.index(face.colour), face.shown, ANIMALS.index(face.animal), spines


FACE: Final = {face: index for index, face in enumerate(sorted(set(chain.from_iterable(FACES)), key=_rank))}
"""All faces that a card can have under some turn of the sides, 22 a colour: 4 of one flower, 6 of two, 4 of three, 4
snakes, 4 fennecs; each by its spines."""

_ACTIONS: Final[tuple[OuchAction, ...]] = (
    *(OuchFlip(slot, side) for slot in range(SLOTS) for side in SIDES),
    *(OuchDiscard(card) for card in range(MOST_CARDS)),
    OuchExtraTurn(True),
    OuchExtraTurn(False),
)
_NUMBER: Final = {action: number for number, action in enumerate(_ACTIONS)}


class OuchCodec(Codec):
    """A number is a whole action."""

    game = GAME
    numbers = Layout(
        Part("flip", (SLOTS, len(SIDES)), "O3: the slot, and the side: top, right, bottom, left"),
        Part("discard", (MOST_CARDS,), "O8: the own won card, in the order of `own`"),
        Part("extra_turn", (2,), "O12: take it, decline it"),
    )
    layout = Layout(
        Part("asks", (len(ASKS),), "what is asked: flip, discard, extra turn; all 0 when it is over"),
        Part("turn", (SEATS,), "whose turn it is. Seats are counted from the observer, clockwise"),
        Part("seats", (SEATS,), "which seats are played"),
        Part(
            "row",
            (SLOTS, 8),
            "by slot: the colour (red, blue, purple, white); the flowers shown (1, 2, 3); whether from the second pile",
        ),
        Part("pile", (1,), "cards left to draw / 44"),
        Part("second", (1,), "O20: whether they are drawn from the second pile"),
        Part("won", (SEATS, len(FACE)), "by seat: the faces won, of 88: see `FACE`"),
        Part(
            "own",
            (MOST_CARDS, 9),
            "the own won cards as they came: the colour (4); the flowers that score (1, 2, 3); snake, fennec",
        ),
        Part("snake", (SEATS, SEATS), "O11: by owner of a snake, the seat that it watches"),
        Part("stake", (1,), "O13: whether an extra turn is played: the last card won by its seat is at stake"),
        Part("box", (len(FACE),), "the faces in the box"),
        Part("reshuffled", (len(FACE),), "O20: the faces of which the second pile was made"),
        Part("options", (5,), "`red_flowers`, `animals`, `bouquets`, `piles` - 1, `cards_to_win` / 12"),
    )

    def encode(self, out: Vector, view: OuchView, seat: Seat, begun: Sequence[int]) -> None:
        start, options = self.layout.start, view.options
        out[list(self._ones(view, seat))] = 1
        out[start["pile"]] = view.pile / len(TABLE)
        out[start["options"] + 4] = options.cards_to_win / MOST_CARDS

    def _ones(self, view: OuchView, seat: Seat) -> Iterator[int]:
        """The indices of all that is 1."""
        start, options, seats = self.layout.start, view.options, len(view.players)
        if view.asks:
            yield start["asks"] + ASKS.index(view.asks)
        if view.turn is not None:
            yield start["turn"] + (view.turn - seat) % seats
        yield from range(start["seats"], start["seats"] + seats)
        for card in view.row:
            at = start["row"] + 8 * card.slot
            yield at + COLOURS.index(card.colour)
            yield at + 3 + card.shown
            if card.pile == 2:
                yield at + 7
        if view.pile_number == 2:
            yield start["second"]
        for player in view.players:
            own = (player.seat - seat) % seats
            for face in player.cards:
                yield start["won"] + len(FACE) * own + FACE[face]
            if player.snake_watches is not None:
                yield start["snake"] + SEATS * own + (player.snake_watches - seat) % seats
        for index, face in enumerate(view.players[seat].cards[:MOST_CARDS]):
            at = start["own"] + 9 * index
            yield at + COLOURS.index(face.colour)
            yield at + 3 + face.flowers
            if face.animal:
                yield at + 6 + ANIMALS.index(face.animal)
        if view.fennec_at_stake is not None:
            yield start["stake"]
        yield from (start["box"] + FACE[face] for face in view.box)
        yield from (start["reshuffled"] + FACE[face] for face in view.reshuffled)
        flags = (options.red_flowers, options.animals, options.bouquets, options.piles == 2)
        yield from (start["options"] + index for index, flag in enumerate(flags) if flag)

    def open(self, view: OuchView, legal: OuchLegal, begun: Sequence[int]) -> dict[int, OuchAction]:
        return {_NUMBER[action]: action for action in legal.actions}


CODEC = OuchCodec()
