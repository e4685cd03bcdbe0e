"""The words of Aloha Pioha: options, actions, events, view, state. Rule numbers are those of this package's README."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from games.core.contract import Action, Event, Legal, Options, Seat, State, View

End: TypeAlias = Literal["left", "right"]
Face: TypeAlias = Literal["up", "down"]
Tribe: TypeAlias = Literal["yellow", "red", "green", "blue"]
Asks: TypeAlias = Literal["play", "tickle", "target", "comb"]
Reason: TypeAlias = Literal["hairs_resolved", "great_win", "win", "beaten"]
Kind: TypeAlias = Literal[
    "flashlight",
    "hop",
    "pluck",
    "home",
    "extra_pull",
    "knot",
    "strong",
    "weak",
    "double",
    "topsy_turvy",
    "crowd",
    "champions",
    "steel",
    "blindfold",
    "few_and_brave",
]
"""What a tickle does: six lightning cards, six clocks, three house cards."""
Targeted: TypeAlias = Literal["hop", "home", "extra_pull"]
"""The tickles that ask for a target."""
Back: TypeAlias = tuple[int, ...]
"""The three forces that a louse with this back may have, in rising order."""
Source: TypeAlias = Literal[0, 1, 2, "deck"]
"""A13: one of the three face-up tickles, by its place, or the top card of the deck, unseen."""
Position: TypeAlias = Annotated[int, Meta(ge=0)]
HairNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]

ENDS: tuple[End, End] = ("left", "right")
TRIBES: tuple[Tribe, ...] = ("yellow", "red", "green", "blue")
"""By seat; alone at the table, the ghost is the second."""


class AlohaOptions(Options, frozen=True, forbid_unknown_fields=True):
    """What can be agreed before a match."""

    first_seat: Literal["random", "host", "longest_hair"] = "random"
    """A4. Alone, one always begins (A22)."""
    tickles: bool = True
    """A1 and A12 to A16."""
    tickle_trigger: Literal["exceeds", "reaches"] = "exceeds"
    """A12: the number of lice on a hair must exceed its tickle number, or only reach it."""
    tickle_hair: Literal["due", "free"] = "due"
    """A13: a tickle goes on a hair whose tickle is due, or on any that has none yet."""
    house_tickles: bool = False
    """Also the three house cards are shuffled in."""
    face_down: bool = True
    """A7: lice may be played face down."""
    minus_ones: bool = True
    """With False each tribe is without its two lice of force -1: 12 cards, 6 turns."""


class AlohaHairCard(Struct, frozen=True):
    """A hair as it is printed."""

    endurance: int
    """A17: it breaks when the sum of all forces is greater."""
    tickle_at: int
    """A12: the number of lice that makes its tickle due."""
    points: int


# Actions: what a seat may want.


class AlohaPlay(Action, frozen=True, tag="aloha.play"):
    """A5 to A7: play one louse from the hand on one end of a hair."""

    card: Position
    """Index in the own hand."""
    hair: HairNumber
    end: End
    face: Face
    keep: Position | None = None
    """A7: only face down with two or more other cards in hand: the one that is kept, as an index in the hand as it is
    before the play; the others go under the comb."""


class AlohaTickle(Action, frozen=True, tag="aloha.tickle", rename={"from_": "from"}):
    """A13: place a tickle on a hair."""

    from_: Source
    hair: HairNumber


class AlohaTarget(Action, frozen=True, tag="aloha.target"):
    """A14: the target of the tickle that was just placed: `louse`, `hair` and `end` for a hop, `louse` for home, `card`
    for an extra pull."""

    louse: Position | UnsetType = UNSET
    """Which louse, as an index on the own end of the tickled hair."""
    hair: HairNumber | UnsetType = UNSET
    """Where it hops."""
    end: End | UnsetType = UNSET
    card: Position | UnsetType | None = UNSET
    """Index in the own hand; null declines the extra pull."""


class AlohaComb(Action, frozen=True, tag="aloha.comb"):
    """A10: with no place to play on, put a card under the comb."""

    card: Position
    """Index in the own hand."""


AlohaAction: TypeAlias = AlohaPlay | AlohaTickle | AlohaTarget | AlohaComb


# Events: what has happened.


class AlohaCard(Struct, frozen=True):
    """A louse card; `force` is absent where it may not be known."""

    back: Back
    force: int | UnsetType = UNSET


class AlohaDeck(Struct, frozen=True):
    """A3: a tribe's shuffled deck."""

    seat: Seat | None
    """Whose tribe it is; null for the ghost's."""
    tribe: Tribe
    cards: int
    deck_back: Back | None
    """The back of the ghost's top card; null for seats, who draw at once (`aloha.drew` tells theirs)."""
    order: tuple[int, ...] | UnsetType = UNSET
    """Hidden: the lice from the top down, as indices 0 to 13 in the order of the card table."""


class AlohaDealt(Event, frozen=True, kw_only=True, tag="aloha.dealt"):
    """A1 to A3: hairs, tickles and decks are on the table; nobody has drawn yet."""

    hairs: tuple[AlohaHairCard, ...]
    tickles: tuple[Kind, ...]
    """The face-up ones."""
    tickle_deck: int
    """How many more there are."""
    tickle_order: tuple[Kind, ...] | UnsetType = UNSET
    """Hidden: the tickle deck from the top down."""
    decks: tuple[AlohaDeck, ...]
    """By seat, the ghost's last."""


class AlohaDrew(Event, frozen=True, kw_only=True, tag="aloha.drew"):
    """A3, A9, A22: cards went from the own deck to the hand. Their forces are for their owner alone; those of the
    ghost are shown where it plays face up."""

    cards: tuple[AlohaCard, ...]
    """In table order, not as they were drawn."""
    deck: int
    """How many cards are left in the deck."""
    deck_back: Back | None
    """The back of the next one; null when there is none."""
    shown: bool = False
    """A22: everybody sees the forces: the ghost's, on the turns in which it plays face up."""


class AlohaTurnBegan(Event, frozen=True, kw_only=True, tag="aloha.turn_began"):
    """A5, A10: the seat, or the ghost, is to play a louse, or has no place for one and must comb a card."""

    begins_turn = True
    turn: int
    """Counted for everyone alike, from 1."""
    asks: Literal["play", "comb"]


class AlohaPlayed(Event, frozen=True, kw_only=True, tag="aloha.played"):
    """A5 to A7: a louse came to an end of a hair."""

    hair: int
    end: End
    face: Face
    back: Back
    force: int | UnsetType = UNSET
    """Face down it is hidden from everybody, its owner too."""
    card: int | UnsetType = UNSET
    """Its index in the hand before; for its owner alone."""
    extra: bool = False
    """It is an extra pull's."""


class AlohaCombed(Event, frozen=True, kw_only=True, tag="aloha.combed"):
    """A7, A10, A22: cards went from the hand under the comb. Their forces are for their owner alone; the ghost's are
    shown where it plays face up."""

    cards: tuple[AlohaCard, ...]
    """In table order."""
    positions: tuple[int, ...] | UnsetType = UNSET
    """Their indices in the hand as it is before they leave it; for their owner alone."""
    shown: bool = False
    """A22: everybody sees the forces."""


class AlohaTickleDue(Event, frozen=True, kw_only=True, tag="aloha.tickle_due"):
    """A12, A15: the louse just played makes the hair's tickle due, or leaves it due; who played it places one."""

    hair: int


class AlohaTickled(Event, frozen=True, kw_only=True, tag="aloha.tickled", rename={"from_": "from"}):
    """A13: a tickle was placed."""

    hair: int
    kind: Kind
    from_: Source
    asks_target: bool
    """A14: who placed it must now choose a target."""


class AlohaTickleRevealed(Event, frozen=True, kw_only=True, tag="aloha.tickle_revealed"):
    """A13: a tickle was placed and did what it does; the next of the deck lies face up, to the right of the others."""

    kind: Kind


class AlohaPlace(Struct, frozen=True):
    """An end of a hair."""

    hair: int
    end: End


class AlohaLousePlace(Struct, frozen=True):
    """A louse on a hair, by its index on its end."""

    hair: int
    end: End
    louse: int


class AlohaMoved(Event, frozen=True, kw_only=True, tag="aloha.moved", rename={"from_": "from"}):
    """A14: a tickle moved a louse: to another hair (`hop`), to its owner's hand (`home`) or comb (`pluck`)."""

    owner: Seat | None
    """Whose louse it is; null for the ghost's."""
    from_: AlohaLousePlace
    to: AlohaPlace | Literal["hand", "comb"]
    back: Back
    face: Face
    """How it lay; a louse that hops lies as it lay."""
    force: int | UnsetType = UNSET
    """Of a louse that lay face down it is hidden: from everybody while it is on a hair, then from all but its owner."""


class AlohaRevealed(Event, frozen=True, kw_only=True, tag="aloha.revealed"):
    """A14 (`flashlight`), A17: all lice of a hair lie face up."""

    hair: int
    left: tuple[int, ...]
    """Their forces, in the order in which they lie."""
    right: tuple[int, ...]


class AlohaSums(Struct, frozen=True):
    """The forces that count at the two ends of a hair, the tickle included."""

    left: int
    right: int


class AlohaHairWon(Event, frozen=True, kw_only=True, tag="aloha.hair_won"):
    """A17 to A20: a hair was resolved."""

    hair: int
    winner: Seat | None
    """Null where nobody wins it, or the ghost."""
    ghost: bool = False
    """A22: the ghost wins it."""
    sums: AlohaSums
    broken: bool
    points: int
    """What it is worth, the tickle included."""


class AlohaPoints(Struct, frozen=True):
    """The points of one seat."""

    seat: Seat
    total: int


class AlohaScored(Event, frozen=True, kw_only=True, tag="aloha.scored"):
    """A21, A25: the game is over."""

    reason: Reason
    scores: tuple[AlohaPoints, ...]
    """By seat."""
    winners: tuple[Seat, ...]
    winning_total: int
    """The points of each winner; of the ghost, where it beats the only player."""
    ghost: int | UnsetType = UNSET
    """The ghost's points."""


class AlohaWithdrew(Event, frozen=True, kw_only=True, tag="aloha.withdrew"):
    """The seat left the match for good."""


AlohaEvent: TypeAlias = (
    AlohaDealt
    | AlohaDrew
    | AlohaTurnBegan
    | AlohaPlayed
    | AlohaCombed
    | AlohaTickleDue
    | AlohaTickled
    | AlohaTickleRevealed
    | AlohaMoved
    | AlohaRevealed
    | AlohaHairWon
    | AlohaScored
    | AlohaWithdrew
)


# What a seat sees, and what it may do.


class AlohaLouse(Struct, frozen=True):
    """A louse on a hair; `force` is absent while it lies face down."""

    back: Back
    face: Face
    force: int | UnsetType = UNSET


class AlohaHeldEnd(Struct, frozen=True):
    """An end of a hair that a tribe holds."""

    seat: Seat | None
    """Whose tribe; null for the ghost's."""
    lice: tuple[AlohaLouse, ...]
    """In the order in which they came."""
    sum: int
    """Of the forces that lie face up."""


class AlohaResult(Struct, frozen=True):
    """A17 to A20: how a hair was resolved."""

    winner: Seat | None
    """Null where nobody won it, or the ghost."""
    ghost: bool
    sums: AlohaSums
    broken: bool
    points: int


class AlohaHair(Struct, frozen=True):
    """A hair and all that is on it."""

    hair: int
    endurance: int
    tickle_at: int
    points: int
    tickle: Kind | None
    due: bool
    """A12: its tickle is due and not yet placed."""
    left: AlohaHeldEnd | None
    """Null while nobody holds the end."""
    right: AlohaHeldEnd | None
    result: AlohaResult | None
    """Null before the end."""


class AlohaPlayer(Struct, frozen=True):
    """What a seat, or the ghost, has."""

    seat: Seat | None
    """Null for the ghost, who comes last."""
    tribe: Tribe
    hand: tuple[AlohaCard, ...]
    """In table order: by back, then by force, which only its owner sees."""
    deck: int
    deck_back: Back | None
    """The back of the top card; null for an empty deck."""
    comb: int
    """How many cards are under the comb."""
    comb_cards: tuple[AlohaCard, ...] | None
    """A8: in the order in which they came; for their owner alone, else null. The ghost's are seen by all, with the
    forces that were shown."""


class AlohaTickles(Struct, frozen=True):
    """The tickles that are not on hairs."""

    face_up: tuple[Kind, ...]
    deck: int


class AlohaTargetAsked(Struct, frozen=True):
    """A14: the tickle that waits for a target."""

    kind: Targeted
    hair: int


class AlohaView(View, frozen=True, kw_only=True, tag="aloha.view"):
    """What a seat, or a spectator, may see."""

    asks: Asks | None
    options: AlohaOptions
    turn: int
    """A11: which turn it is, for everyone alike, from 1."""
    turns: int
    """How many there are."""
    first: Seat | None
    """A4: the starting player."""
    player: Seat | None
    """Whose turn it is, or was last."""
    hairs: tuple[AlohaHair, ...]
    """From left to right."""
    players: tuple[AlohaPlayer, ...]
    """By seat, the ghost last."""
    tickles: AlohaTickles
    target: AlohaTargetAsked | None
    """What `asks` means by a target."""
    withdrawn: tuple[Seat, ...]
    """The seats that have left, in that order."""
    ended: Reason | None


class AlohaLegal(Legal, frozen=True, kw_only=True, tag="aloha.legal"):
    """What the seat that is to act may do."""

    actions: tuple[AlohaAction, ...]


# The state. A louse is its index in the card table, a tribe that of its seat; the ghost's tribe comes after the seats'.


class AlohaLaid(Struct, frozen=True):
    """A louse on the table."""

    louse: int
    up: bool
    """Its force is public."""


class AlohaEnd(Struct, frozen=True):
    """An end of a hair: held by a tribe exactly when lice are on it."""

    tribe: int = -1
    lice: tuple[AlohaLaid, ...] = ()


class AlohaStrand(Struct, frozen=True):
    """A hair on the table."""

    card: AlohaHairCard
    ends: tuple[AlohaEnd, AlohaEnd] = (AlohaEnd(), AlohaEnd())
    """Left and right, as in `ENDS`."""
    tickle: Kind | None = None
    due: bool = False
    result: AlohaResult | None = None


class AlohaState(State, frozen=True):
    """The whole table; −1 stands for no seat."""

    options: AlohaOptions
    seats: int
    strands: tuple[AlohaStrand, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    """By tribe, in table order: from the place of a card nobody can tell when it came."""
    decks: tuple[tuple[int, ...], ...] = ()
    """By tribe, from the top down."""
    combs: tuple[tuple[AlohaLaid, ...], ...] = ()
    """By tribe, in the order in which they came; only the ghost's may lie face up (A22)."""
    tickles: tuple[Kind, ...] = ()
    """The face-up ones."""
    tickle_deck: tuple[Kind, ...] = ()
    """From the top down."""
    first: Seat = -1
    player: Seat = -1
    """Whose turn it is."""
    turn: int = 0
    asks: Asks | None = None
    target: AlohaTargetAsked | None = None
    withdrawn: tuple[Seat, ...] = ()
    ended: Reason | None = None
