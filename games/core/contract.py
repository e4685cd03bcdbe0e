"""The contract between a game's rules and whatever hosts them. These docstrings are its specification.

A game is a set of pure functions over frozen typed structs. It decides what an action does (`decide`: an intent
becomes facts, chance included) and how facts change the state (`evolve`: no chance, no checks). Hence
`state == fold(evolve, initial, events)` always, and a match that was played never depends on later rules or engines.

What a game owes beyond its rules, checked for every registered game by `games.core.conformance`:

* secrets: `view`, `legal`, `redact` and every refusal depend only on what their seat may know;
* names: an action's or event's `type` is "<prefix>.<verb>", and every struct's class name begins with the game's
  (`OuchFlip`), since API documents and generated clients know types by these names alone;
* no floating-point numbers in events: what is hashed must read the same everywhere.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType

from games.core.chance import Chance

Seat: TypeAlias = int
"""A place at the table, 0 … n − 1, clockwise; held by a person or a bot."""


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """An intent of one seat. A game's actions are a union of subclasses, each with `tag="<prefix>.<verb>"`."""


class Withdrawal(Action, frozen=True, tag="match.resign"):
    """Stands among a match's actions where a seat left for good: `Game.withdraw`. Of no game, and sent by nobody."""


class Lapse(Action, frozen=True, tag="match.lapse"):
    """Stands there where a seat's time ran out and the seat plays on: `Game.lapse`. Of no game, and sent by nobody."""


class Event(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A fact, named in the past tense. A game's events are a union of subclasses with `tag="<prefix>.<verb>"`.

    A subclass with `begins_turn` begins a turn: whoever keeps time gives each turn one budget, whatever the number of
    its decisions.

    `seat` is whose doing it is, None where it is nobody's. All other fields form the event's public `data`; none may
    be named `type`. A field that may be hidden is declared `T | UnsetType = UNSET`: redaction unsets it, and JSON then
    has no such key.
    """

    begins_turn: ClassVar[bool] = False
    seat: Seat | None = None


class State(Struct, frozen=True):
    """All that is true of a match, secrets included; round-trips through JSON."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options, each with a default and its bounds (`Annotated[int, Meta(ge=…, le=…)]`)."""


class View(Struct, frozen=True, kw_only=True, tag_field="type"):
    """What one seat, or a spectator, may see; a subclass has `tag="<prefix>.view"`."""

    asks: str | None
    """Which kind of decision the match waits for; null when it is over."""
    to_act: tuple[Seat, ...]


class Legal(Struct, frozen=True, kw_only=True, tag_field="type"):
    """What one seat may do now; a subclass has `tag="<prefix>.legal"` and an `actions: tuple[…, ...]`.

    `actions` are whole and ready to send. Where choices are continuous they list what is discrete, and further fields
    give the bounds of the rest.
    """


class Score(Struct, frozen=True):
    """The points of one seat: `parts` by name, adding up to `total`."""

    seat: Seat
    total: int
    parts: dict[str, int]


class Outcome(Struct, frozen=True, omit_defaults=False):
    """How a match ended. Every ending has a `reason` by name.

    `ranking` groups seats that share a place, best first, and holds every seat once. `winners` is the first group,
    or empty where nobody wins. A game that one plays alone may set an opponent that sits nowhere, a ghost: its points
    are no seat's, so they stand beside `scores`, and are absent everywhere else.
    """

    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    winners: tuple[Seat, ...]
    scores: tuple[Score, ...]
    ghost: int | UnsetType = UNSET


class Seating(Struct, frozen=True):
    """Who sits down: as many entries in `ages` and `hair_cm` as there are seats, null where nothing was told.

    `host` is the seat of the match's host, null where the host does not play. `previous_winners` are the seats that
    won the match of which this is the rematch; empty in a first match.
    """

    ages: tuple[int | None, ...]
    hair_cm: tuple[int | None, ...]
    host: Seat | None = None
    previous_winners: tuple[Seat, ...] = ()

    @property
    def count(self) -> int:
        return len(self.ages)

    @classmethod
    def of(cls, count: int) -> "Seating":
        """A table of `count` seats of which nothing is told."""
        return cls(ages=(None,) * count, hair_cm=(None,) * count)


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
L = TypeVar("L", bound=Legal)
O = TypeVar("O", bound=Options)  # noqa: E741  (options, beside S, A, E, V, L)


class Game(ABC, Generic[S, A, E, V, L, O]):
    """The rules of one game. Stateless: one instance serves all matches, from any thread.

    An example of a whole one is `games.ouch.rules`.
    """

    name: ClassVar[str]
    """The game's name in addresses and the registry: "aloha_pioha"."""
    prefix: ClassVar[str]
    """What its action and event types begin with: "aloha"."""
    title: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised when `decide` would turn the same action into other events; a match keeps the version it began with."""
    players: ClassVar[range]
    """The numbers of seats that the game allows: range(2, 6) for 2 to 5."""
    chance_log: ClassVar[str] = ""
    """The order of draws in words, for whoever recomputes them."""

    state_type: type[S]
    options_type: type[O]
    view_type: type[V]
    legal_type: type[L]
    action_type: Any
    """The union of all actions, as a type for msgspec."""
    event_type: Any
    """The union of all events, as a type for msgspec."""
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Named bundles of options; what a player gives beside a preset overrides it."""

    # A match, from its beginning to its end.

    def accept(self, options: O, seating: Seating) -> None:
        """Refuse options that fit the schema but not this table. Raises `InvalidOptions`. By default all fit."""

    def rematch_options(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """The options that a rematch begins with, given those that were asked for explicitly; called where the match
        before had winners. By default the same."""
        return options

    @abstractmethod
    def initial(self, seating: Seating, options: O) -> S:
        """The table before anything has happened. No chance."""

    @abstractmethod
    def setup(self, seating: Seating, options: O, chance: Chance) -> list[E]:
        """The facts of the setup (decision 0), the first `turn_began` included; folded onto `initial`."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that must decide something now; empty exactly when the match is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> L | None:
        """What this seat may do, None when nothing is asked of it. Each listed action is accepted by `decide`."""

    @abstractmethod
    def check(self, state: S, seat: Seat, action: A) -> None:
        """Raise `IllegalAction` when `decide` would; draw no chance and tell nothing that the seat may not know.

        What only a simulation can tell is left to `decide`.
        """

    @abstractmethod
    def decide(self, state: S, seat: Seat, action: A, chance: Chance) -> list[E]:
        """The facts that follow from an action of a seat that is to act: at least one.

        Raises `IllegalAction` by way of `check`, before any draw, and `Unsettled` where a simulation finds no answer.
        All chance of the decision is drawn here.
        """

    def retake(
        self,
        state: S,
        seat: Seat,
        action: A | Withdrawal | Lapse,
        chance: Chance,
        logged: Sequence[E],
        *,
        simulate: bool = True,
    ) -> list[E]:
        """The facts of a decision made anew, to hold against those that were `logged`. By default `decide`, `withdraw`
        and `lapse`.

        Where a simulation had a part in them, its findings are taken from the log if its engine is not the one of then,
        or if it is not to `simulate`; all else is made anew: chance, and what the rules make of the findings.
        """
        if isinstance(action, Withdrawal):
            return self.withdraw(state, seat, chance)
        if isinstance(action, Lapse):
            return self.lapse(state, seat, chance)
        return self.decide(state, seat, action, chance)

    def foresee(self, state: S, seat: Seat, action: A) -> dict[str, Any]:
        """What is told, as JSON, to a seat that only asks whether an action would be accepted, beside that it would.
        By default nothing. No chance, no simulation."""
        return {}

    @abstractmethod
    def withdraw(self, state: S, seat: Seat, chance: Chance) -> list[E]:
        """The facts of a seat leaving a running match for good, whether or not it is to act; at least one.

        Afterwards `to_act` never names the seat again, and `outcome` ranks it behind all that stayed; of two that
        left, the later is ranked higher. Called only while at least two other seats remain.
        """

    def lapse(self, state: S, seat: Seat, chance: Chance) -> list[E]:
        """The facts of time running out for a seat that is to act, where the rules let it play on: its turn ends. By
        default there are none, and the seat counts as gone."""
        return []

    @abstractmethod
    def evolve(self, state: S, event: E) -> S:
        """The state after a fact. Total: no checks, no chance, no exceptions for events that `decide` made."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None exactly while `to_act` is not empty."""

    # What others may know.

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may see, or a spectator (None)."""

    @abstractmethod
    def redact(self, event: E, seat: Seat | None) -> E:
        """The event as a seat, or a spectator, may read it while the match runs: fields unset, never the whole."""

    @abstractmethod
    def determinize(self, view: V, chance: Chance) -> S:
        """A whole state that agrees with a view: `view(determinize(v), seat) == v`; searching bots sample these."""

    # What simulations and people need.

    def sample(self, state: S, seat: Seat, chance: Chance) -> A:
        """A random legal action of a seat that is to act. By default any of `legal`; override where that is slow or
        where choices are continuous."""
        legal = self.legal(state, seat)
        assert legal is not None, f"seat {seat} is not to act"
        actions: Sequence[A] = legal.actions  # type: ignore[attr-defined]
        return chance.choice(actions)

    def components(self) -> dict[str, Any]:
        """What is in the box, as JSON: card lists, tables, outlines. By default nothing."""
        return {}


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]

Level: TypeAlias = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
