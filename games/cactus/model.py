"""The words of Cactus: options, actions, events, view, state. Rule numbers are those of this package's README.

Lengths are integer micrometres, angles integer microradians. The origin is the middle of a cactus' base on the ground,
x to the right, y up; a piece's pose is where its centroid lies and how far it is turned anticlockwise.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from games.core.contract import Action, Event, Legal, Options, Seat, State, View

Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "blue"]
Shape: TypeAlias = Literal["hook", "arch", "moon", "tee", "ess"]
"""The shapes of the basic pieces."""
Cactus: TypeAlias = Literal["saguaro", "candelabra", "prickly_pear", "zigzag", "anchor"]
# fmt: off
Piece: TypeAlias = Literal[
    "hook-red", "hook-orange", "hook-yellow", "hook-green", "hook-blue",
    "arch-red", "arch-orange", "arch-yellow", "arch-green", "arch-blue",
    "moon-red", "moon-orange", "moon-yellow", "moon-green", "moon-blue",
    "tee-red", "tee-orange", "tee-yellow", "tee-green", "tee-blue",
    "ess-red", "ess-orange", "ess-yellow", "ess-green", "ess-blue",
    "sombrero-red", "guitar-red", "boot-orange", "snake-orange", "sun-yellow",
    "skull-yellow", "lizard-green", "chili-green", "hummingbird-blue", "jug-blue",
]
# fmt: on
"""A piece by its shape and colour: 25 basic ones, then 10 specials."""
Asks: TypeAlias = Literal["place", "mend", "claim"]
Face: TypeAlias = Literal["colour", "shape", "special"]
"""A face of the die; `special` is "!!"."""
Reason: TypeAlias = Literal["no_flowers", "no_basic", "no_specials"]
Why: TypeAlias = Literal[
    "colour", "shape", "all_colours", "cactus_colour", "cactus_shape", "claim", "fall", "touch", "forgo"
]
"""What flowers are won or lost for: C20, C21, C22, the option `per_cactus_bonus`, C24; C15, C16, C19."""
Rule: TypeAlias = Literal["C11", "C12", "C13"]
Pose: TypeAlias = Annotated[tuple[int, ...], Meta(min_length=3, max_length=3)]
"""x, y and angle."""
Point: TypeAlias = Annotated[tuple[int, ...], Meta(min_length=2, max_length=2)]
"""x and y."""
Pair: TypeAlias = Annotated[tuple[Piece, ...], Meta(min_length=2, max_length=2)]
"""Two pieces that touch, in alphabetical order."""

COLOURS: tuple[Colour, ...] = ("red", "orange", "yellow", "green", "blue")
SHAPES: tuple[Shape, ...] = ("hook", "arch", "moon", "tee", "ess")
CACTI: tuple[Cactus, ...] = ("saguaro", "candelabra", "prickly_pear", "zigzag", "anchor")
"""Clockwise."""


class CactusDie(Struct, frozen=True, forbid_unknown_fields=True):
    """How many faces of the die show what."""

    colour: Annotated[int, Meta(ge=0, le=6)] = 2
    shape: Annotated[int, Meta(ge=0, le=6)] = 2
    special: Annotated[int, Meta(ge=0, le=6)] = 2


class CactusOptions(Options, frozen=True, forbid_unknown_fields=True):
    """What can be agreed before a match."""

    first_seat: Literal["random", "host", "previous_winner"] = "random"
    """C3. `previous_winner` only in a rematch."""
    steadiness: Literal["rock", "easy", "normal", "hard", "clumsy"] = "normal"
    """How much a hand trembles: not at all, or by a standard deviation of 0.5, 1.2, 2.5 or 4 mm."""
    claims: Literal["auto", "declare"] = "auto"
    """C24: flowers are paid by themselves, or declared by the player."""
    fallen: Literal["discard", "return"] = "discard"
    """C15: where basic pieces go that fall."""
    cactus_choice: Literal["next", "free"] = "next"
    """C5: the next cactus clockwise, or any."""
    per_cactus_bonus: bool = False
    """C20 and C21 also count for each single cactus."""
    die: CactusDie = CactusDie()


# Actions: what a seat may want.


class CactusPlace(Action, frozen=True, tag="cactus.place"):
    """C10: bring a piece in at the first pose of a path, follow the path with it, and let go at the last."""

    piece: Piece
    path: Annotated[tuple[Pose, ...], Meta(min_length=1, max_length=16)]
    """C10a: at most 600 mm in all. Between two poses the piece turns the shorter way."""
    cactus: Cactus | None = None
    """Needed only where there is a choice."""
    grip: Point | None = None
    """C16: where the fingertip holds the piece, in the piece's own frame (origin its centroid, unrotated). Without one
    a point is chosen that keeps the finger clear."""


class CactusClaim(Action, frozen=True, tag="cactus.claim"):
    """C24: declare how many flowers the placement has won."""

    flowers: Annotated[int, Meta(ge=0, le=10)]


class CactusForgo(Action, frozen=True, tag="cactus.forgo"):
    """C19: give the piece back after five placements that did not end the turn."""


CactusAction: TypeAlias = CactusPlace | CactusClaim | CactusForgo


# Events: what has happened.


class CactusHung(Struct, frozen=True):
    """A piece at rest."""

    piece: Piece
    pose: Pose


class CactusOffence(Struct, frozen=True):
    """What must be mended, and by which rule: two pieces of one colour (C11) or shape (C12) that touch, or the new
    piece on the base (C13)."""

    rule: Rule
    pieces: tuple[Piece, ...]


class CactusTrack(Struct, frozen=True):
    """How a piece moved: keyframes `[frame, x, y, angle]`; between two of them it moves evenly."""

    piece: Piece
    keys: tuple[Annotated[tuple[int, ...], Meta(min_length=4, max_length=4)], ...]


class CactusTrace(Struct, frozen=True):
    """What happened from the first pose to the rest, to be animated. Pieces without a track did not move."""

    hz: int
    """Frames a second."""
    frames: int
    release: int
    """The frame in which the hand lets go."""
    tracks: tuple[CactusTrack, ...]


class CactusSetUp(Event, frozen=True, kw_only=True, tag="cactus.set_up"):
    """C1, C2: flowers are dealt, and the specials lie in their row."""

    specials: tuple[Piece, ...]
    """From left to right."""
    flowers: int
    """What each seat gets."""
    tokens: int
    """How many tokens are in play."""


class CactusTurnBegan(Event, frozen=True, kw_only=True, tag="cactus.turn_began"):
    """C4, C5: the seat is to place a piece; the die, where it is thrown, follows."""

    begins_turn = True
    cactus: Cactus | None
    """Where the piece goes; null where the seat may choose."""


class CactusRolled(Event, frozen=True, kw_only=True, tag="cactus.rolled"):
    """C5."""

    face: Face


class CactusPlaced(Event, frozen=True, kw_only=True, tag="cactus.placed"):
    """C10 to C16: a piece was placed and everything has come to rest. Pieces that fell are not among `pieces`."""

    piece: Piece
    cactus: Cactus
    attempt: int
    """Counted from 1 in each turn."""
    path: tuple[Pose, ...]
    grip: Point
    """Where the finger held it, in the piece's own frame."""
    pieces: tuple[CactusHung, ...]
    """All that now hangs on this cactus, in alphabetical order."""
    contacts: tuple[Pair, ...]
    """Which of them touch."""
    offences: tuple[CactusOffence, ...]
    """What must be mended."""
    held: bool
    """The piece is on the cactus; it has ended the turn where there are no offences."""
    touch: Cactus | Piece | None
    """C16: what the finger touched."""
    tremor: Pose | UnsetType = UNSET
    """Hidden until the end: what the hand's trembling added to the last pose."""
    trace: CactusTrace
    engine: str
    """What simulated it, with its version."""


class CactusFell(Event, frozen=True, kw_only=True, tag="cactus.fell"):
    """C15: other pieces fell, or were pushed onto the base or the ground."""

    cactus: Cactus
    pieces: tuple[Piece, ...]


class CactusPaid(Event, frozen=True, kw_only=True, tag="cactus.paid"):
    """C15 to C25: flowers won, or, where negative, lost."""

    why: Why
    flowers: int
    due: int
    """What it should have been: less is paid where the tokens (C25) or the player's flowers (C17) do not suffice."""


class CactusClaimAsked(Event, frozen=True, kw_only=True, tag="cactus.claim_asked"):
    """C24: the seat is to declare what it has won."""


class CactusClaimed(Event, frozen=True, kw_only=True, tag="cactus.claimed"):
    """C24."""

    flowers: int
    due: int
    """What the placement has won."""


class CactusForgone(Event, frozen=True, kw_only=True, tag="cactus.forgone"):
    """C19: the piece is back in its supply, and what leaned on it has come to rest."""

    piece: Piece | None
    """Null where none had been chosen."""
    cactus: Cactus | None
    pieces: tuple[CactusHung, ...]
    """All that now hangs on this cactus; as it was where the piece did not stand there."""
    contacts: tuple[Pair, ...]
    tolerated: tuple[Pair, ...]
    """The contacts against C11 and C12 that may stand until one of their pieces moves."""
    trace: CactusTrace | None
    """Null where nothing was taken out."""
    engine: str | None
    """What simulated it; null likewise."""


class CactusPoints(Struct, frozen=True):
    """The flowers of one seat."""

    seat: Seat
    total: int


class CactusScored(Event, frozen=True, kw_only=True, tag="cactus.scored"):
    """C26 to C29: the game is over."""

    reason: Reason
    scores: tuple[CactusPoints, ...]
    """By seat."""
    winners: tuple[Seat, ...]
    winning_total: int


class CactusWithdrew(Event, frozen=True, kw_only=True, tag="cactus.withdrew"):
    """The seat left the match for good."""


CactusEvent: TypeAlias = (
    CactusSetUp
    | CactusTurnBegan
    | CactusRolled
    | CactusPlaced
    | CactusFell
    | CactusPaid
    | CactusClaimAsked
    | CactusClaimed
    | CactusForgone
    | CactusScored
    | CactusWithdrew
)


# What a seat sees, and what it may do.


class CactusStand(Struct, frozen=True):
    """A cactus and what hangs on it."""

    cactus: Cactus
    pieces: tuple[CactusHung, ...] = ()
    """In alphabetical order."""
    contacts: tuple[Pair, ...] = ()
    """Which of them touch."""
    tolerated: tuple[Pair, ...] = ()
    """C19: contacts against C11 and C12 that may stand until one of their pieces moves."""


class CactusReference(Struct, frozen=True):
    """C6, C7, C9: what the die refers to."""

    piece: Piece
    """The piece placed last."""
    basic: Piece | None
    """The basic piece placed last."""


class CactusHand(Struct, frozen=True):
    """The piece that is being placed in this turn."""

    piece: Piece
    cactus: Cactus
    standing: bool
    """It is on the cactus and must be mended (C18); else it is in the hand."""
    offences: tuple[CactusOffence, ...] = ()


class CactusPlayer(Struct, frozen=True):
    """What a seat has."""

    seat: Seat
    flowers: int


class CactusView(View, frozen=True, kw_only=True, tag="cactus.view"):
    """What anyone may see; seats and spectators see the same."""

    asks: Asks | None
    options: CactusOptions
    first: Seat | None
    player: Seat | None
    """Whose turn it is, or was last."""
    die: Face | None
    attempts: int
    """Placements in this turn so far."""
    next_cactus: Cactus | None
    """Where the piece of this turn goes; null where the seat may choose."""
    last_cactus: Cactus | None
    """Where the turn before went."""
    reference: CactusReference | None
    """Null while nothing has been placed."""
    hand: CactusHand | None
    spoiled: bool
    """C15: other pieces fell in this turn, so it wins no flowers."""
    cacti: tuple[CactusStand, ...]
    """Clockwise."""
    pile: tuple[Piece, ...]
    """The basic pieces that are left."""
    specials: tuple[Piece, ...]
    """From left to right."""
    discarded: tuple[Piece, ...]
    """In the order in which they fell."""
    players: tuple[CactusPlayer, ...]
    """By seat."""
    supply: int
    """C25: the tokens in the supply, while nobody has made change."""
    tokens: int
    """How many tokens are in play."""
    short: bool
    """C26: a payment could not be made in full."""
    withdrawn: tuple[Seat, ...]
    """The seats that have left, in that order."""
    ended: Reason | None


class CactusLegal(Legal, frozen=True, kw_only=True, tag="cactus.legal"):
    """What the seat that is to act may do: `cactus.place` any of `pieces` on any of `cacti`, or one of `actions`."""

    pieces: tuple[Piece, ...]
    cacti: tuple[Cactus, ...]
    actions: tuple[CactusClaim | CactusForgo, ...]


class CactusState(State, frozen=True):
    """The whole table; −1 stands for no seat."""

    options: CactusOptions
    flowers: tuple[int, ...]
    """By seat."""
    cacti: tuple[CactusStand, ...]
    pile: tuple[Piece, ...]
    specials: tuple[Piece, ...] = ()
    discarded: tuple[Piece, ...] = ()
    first: Seat = -1
    player: Seat = -1
    asks: Asks | None = None
    die: Face | None = None
    next_cactus: Cactus | None = None
    last_cactus: Cactus | None = None
    reference: CactusReference | None = None
    hand: CactusHand | None = None
    attempts: int = 0
    spoiled: bool = False
    short: bool = False
    withdrawn: tuple[Seat, ...] = ()
    ended: Reason | None = None
