"""The words of Ouch!: options, cards, actions, events, view, state. Rule numbers are those of this package's README."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from games.core.contract import Action, Event, Legal, Options, Seat, State, View

Side: TypeAlias = Literal["top", "right", "bottom", "left"]
"""An edge of a card, as seen on its visible face."""
Colour: TypeAlias = Literal["red", "blue", "purple", "white"]
Animal: TypeAlias = Literal["snake", "fennec"]
Asks: TypeAlias = Literal["flip", "discard", "extra_turn"]
Reason: TypeAlias = Literal["eight_cards", "empty_pile"]
Slot: TypeAlias = Annotated[int, Meta(ge=0, le=5)]

SIDES: tuple[Side, ...] = ("top", "right", "bottom", "left")
"""In the order T, R, B, L of the card table."""
COLOURS: tuple[Colour, ...] = ("red", "blue", "purple", "white")
"""In the order of the card table."""
SLOTS = 6


class OuchOptions(Options, frozen=True, forbid_unknown_fields=True):
    """What can be agreed before a match."""

    first_seat: Literal["random", "host", "youngest", "previous_winner"] = "random"
    """O2. A rematch begins with `previous_winner` where nothing else was asked for."""
    red_flowers: bool = True
    """O8 and O9."""
    animals: bool = True
    """O10 to O17."""
    bouquets: bool = True
    """O23."""
    piles: Annotated[int, Meta(ge=1, le=2)] = 1
    """O20: with 2 the discarded cards are shuffled once into a second draw pile."""
    cards_to_win: Annotated[int, Meta(ge=4, le=12)] = 8
    """O21: the game ends at once when a player has this many cards."""


class OuchCard(Struct, frozen=True):
    """A card whose hidden face is public."""

    colour: Colour
    shown: int
    """Flowers on the visible face, 1 to 3."""
    flowers: int
    """Flowers that score: as many as shown, or 1 on an animal card."""
    animal: Animal | None
    spines: tuple[Side, ...]
    """The spiny edges in this match, in the order top, right, bottom, left."""


# Actions: what a seat may want.


class OuchFlip(Action, frozen=True, tag="ouch.flip"):
    """O3: touch a side of a card in the row and flip it."""

    slot: Slot
    side: Side


class OuchDiscard(Action, frozen=True, tag="ouch.discard"):
    """O8: choose which of the own won cards the red prick costs."""

    card: Annotated[int, Meta(ge=0)]
    """Index in the player's own won cards."""


class OuchExtraTurn(Action, frozen=True, tag="ouch.extra_turn"):
    """O12: take the fennec's extra turn, or decline it."""

    take: bool


OuchAction: TypeAlias = OuchFlip | OuchDiscard | OuchExtraTurn


# Events: what has happened.


class OuchShuffled(Event, frozen=True, kw_only=True, tag="ouch.shuffled"):
    """O1, O20: a draw pile was made. Its order, and the sides of the match, are hidden until the end."""

    pile: Literal[1, 2]
    """The first draw pile of the match or the second."""
    cards: int
    """How many cards are in it."""
    sides: tuple[Side, ...] | UnsetType = UNSET
    """Only with the first pile: what the table's edges T, R, B, L have become in this match."""
    order: tuple[int, ...] | UnsetType = UNSET
    """The cards from the top of the pile down, as indices 0 to 43 in the order of the card table."""


class OuchDealt(Event, frozen=True, kw_only=True, tag="ouch.dealt"):
    """O1, O6: the top card of the pile came into the row, hidden face down."""

    slot: Slot
    colour: Colour
    shown: int


class OuchFlipped(Event, frozen=True, kw_only=True, tag="ouch.flipped"):
    """O3 to O5: a card was flipped and its hidden face is public."""

    slot: Slot
    side: Side
    pricked: bool
    card: OuchCard


class OuchWon(Event, frozen=True, kw_only=True, tag="ouch.won"):
    """O5: the flipped card lies in front of the seat."""

    card: OuchCard
    watches: Seat | None = None
    """O11: the seat that the snake on this card will watch; null without a snake that acts."""


class OuchLost(Event, frozen=True, kw_only=True, tag="ouch.lost"):
    """O4, O8, O11, O13: the seat lost a card."""

    card: OuchCard
    to: Literal["box"] | Seat
    """Where the card went: the box, or the seat that owns the snake."""
    cause: Literal["prick", "fennec", "red_flowers"]
    """The flipped card itself (O4), the fennec at stake (O13), or the further card of a red prick (O8)."""
    index: int | None = None
    """Its place among the seat's won cards before it was lost; null for the flipped card."""


class OuchDiscardAsked(Event, frozen=True, kw_only=True, tag="ouch.discard_asked"):
    """O8: the seat must choose which won card the red prick costs."""


class OuchExtraTurnOffered(Event, frozen=True, kw_only=True, tag="ouch.extra_turn_offered"):
    """O12: the seat won a fennec and may take an extra turn."""


class OuchTurnBegan(Event, frozen=True, kw_only=True, tag="ouch.turn_began"):
    """O7, O12: the seat is to flip a card."""

    begins_turn = True
    extra: bool = False
    """True for the extra turn of a fennec."""


class OuchWithdrew(Event, frozen=True, kw_only=True, tag="ouch.withdrew"):
    """The seat left the match for good."""


class OuchPoints(Struct, frozen=True):
    """The score of one seat: O22, O23, O24 and their sum."""

    seat: Seat
    flowers: int
    bouquets: int
    red_flowers: int
    total: int


class OuchScored(Event, frozen=True, kw_only=True, tag="ouch.scored"):
    """O18, O19, O25: the game is over."""

    reason: Reason
    scores: tuple[OuchPoints, ...]
    """By seat."""
    winners: tuple[Seat, ...]
    winning_total: int
    """The points of each winner."""


OuchEvent: TypeAlias = (
    OuchShuffled
    | OuchDealt
    | OuchFlipped
    | OuchWon
    | OuchLost
    | OuchDiscardAsked
    | OuchExtraTurnOffered
    | OuchTurnBegan
    | OuchWithdrew
    | OuchScored
)


# What a seat sees, and what it may do.


class OuchRowCard(Struct, frozen=True):
    """A card in the row, known by its slot alone."""

    slot: Slot
    colour: Colour
    shown: int
    pile: Literal[1, 2]
    """The draw pile that it came from."""


class OuchPlayer(Struct, frozen=True):
    """What lies in front of a seat."""

    seat: Seat
    cards: tuple[OuchCard, ...]
    """In the order in which they came."""
    snake_watches: Seat | None
    """O11: the seat whose losses go to this one, in the turn that runs or in the next one."""


class OuchView(View, frozen=True, kw_only=True, tag="ouch.view"):
    """What anyone may see; seats and spectators see the same."""

    asks: Asks | None
    options: OuchOptions
    row: tuple[OuchRowCard, ...]
    """The slots that hold a card."""
    pile: int
    """How many cards are left to draw."""
    pile_number: Literal[1, 2]
    reshuffled: tuple[OuchCard, ...]
    """O20: the cards that the second pile was made of, in the order in which they had been discarded."""
    players: tuple[OuchPlayer, ...]
    """By seat."""
    box: tuple[OuchCard, ...]
    """In the order in which they were discarded."""
    flipped: OuchCard | None
    """A card that is being resolved; null at every decision."""
    first: Seat | None
    """The seat that played first."""
    turn: Seat | None
    """The seat whose turn it is, or was when the game ended."""
    fennec_at_stake: int | None
    """O13: the index, in the won cards of `turn`, of the fennec that a prick would cost."""
    withdrawn: tuple[Seat, ...]
    """The seats that have left, in that order."""
    ended: Reason | None


class OuchLegal(Legal, frozen=True, kw_only=True, tag="ouch.legal"):
    """What the seat that is to act may do."""

    actions: tuple[OuchAction, ...]


class OuchState(State, frozen=True):
    """The whole table. A card is its index in the card table; −1 stands for no card and for no seat."""

    options: OuchOptions
    won: tuple[tuple[int, ...], ...]
    """By seat, in the order in which the cards came."""
    sides: int = 0
    """The permutation of the sides: its index in `cards.PERMUTATIONS`."""
    pile: tuple[int, ...] = ()
    """From the top down."""
    row: tuple[int, ...] = (-1,) * SLOTS
    """By slot."""
    box: tuple[int, ...] = ()
    reshuffled: tuple[int, ...] = ()
    """O20: the cards of the second pile in the order in which they had been discarded."""
    flipped: int = -1
    """The card that is being resolved."""
    first: Seat = -1
    turn: Seat = -1
    asks: Asks | None = None
    extra: bool = False
    """The flip that is asked for is an extra turn's: the last card won, a fennec, is at stake."""
    snake: Seat = -1
    """The owner of the snake that watches this turn."""
    next_snake: Seat = -1
    """The owner of the snake that will watch the next turn."""
    withdrawn: tuple[Seat, ...] = ()
    ended: Reason | None = None
