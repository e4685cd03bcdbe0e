"""The log of a match: the service's own events beside the game's, and the rows that they become. Pure."""

from collections.abc import Iterable
from datetime import datetime
from functools import cache
from typing import Any, Literal, cast

import msgspec

from games import registry
from games.core import contract, narration
from games.core.contract import Outcome, Seating
from gameservice.matches import chain
from gameservice.matches.models import Event, Match, Seat
from gameservice.timestamps import Timestamp


class ServiceEvent(contract.Event, frozen=True, kw_only=True):
    """A fact about a match that no game's rules know of."""


class Person(msgspec.Struct, frozen=True):
    """Who sits somewhere, as everyone may know it."""

    id: str
    name: str
    kind: Literal["guest", "user", "bot"]


PACKAGE = "gameservice.matches"
"""Where the sentences of the service's own events are."""
BOT_NAMES = {"easy": "Easy bot", "normal": "Normal bot", "hard": "Hard bot"}


def person(seat: Seat) -> Person:
    """Who holds a seat that is not open; the service's own bots are known by their level."""
    if seat.user_id is None:
        return Person(f"bot-{seat.level}", BOT_NAMES[seat.level], "bot")
    return Person(str(seat.user_id), seat.user_name, cast(Any, seat.user_kind))


def name(seat: Seat, language: str | None = None) -> str:
    """What to call who holds a seat that is not open."""
    holder = person(seat)
    if seat.user_id is not None or language is None:
        return holder.name
    return narration.sentence(PACKAGE, holder.id, {}, (), language)


class MatchCreated(ServiceEvent, frozen=True, kw_only=True, tag="match.created"):
    """`seat` is null; all that was agreed on, and the promise about chance."""

    game: str
    rules_version: int
    options: dict[str, Any]
    clock: dict[str, Any]
    visibility: str
    start: str
    on_abandon: str
    seats: int
    commitment: str
    rematch_of: str | None


class MatchSeatTaken(ServiceEvent, frozen=True, kw_only=True, tag="match.seat_taken"):
    kind: Literal["person", "bot"]
    user: Person
    level: str | None


class MatchSeatLeft(ServiceEvent, frozen=True, kw_only=True, tag="match.seat_left"):
    """The seat is open again; `by_host` tells that it was not left but taken away."""

    by_host: bool


class MatchStarted(ServiceEvent, frozen=True, kw_only=True, tag="match.started"):
    """All that the setup and its chance follow from, beside the server's seed."""

    entropy: tuple[str, ...]
    seating: Seating


class MatchResigned(ServiceEvent, frozen=True, kw_only=True, tag="match.resigned"):
    """`played_on_by` is the level of the bot that takes over, null where the seat is out."""

    played_on_by: str | None


class MatchLapsed(ServiceEvent, frozen=True, kw_only=True, tag="match.lapsed"):
    """The seat's time has run out, and it plays on: what the game makes of it follows."""


class MatchTimedOut(ServiceEvent, frozen=True, kw_only=True, tag="match.timed_out"):
    """The seat's time has run out. `played_on_by` is the level of the bot that takes over, null where the seat is
    out."""

    played_on_by: str | None


class MatchStandInBegan(ServiceEvent, frozen=True, kw_only=True, tag="match.stand_in_began"):
    """A bot plays for the seat's person, who may come back."""

    level: str


class MatchStandInEnded(ServiceEvent, frozen=True, kw_only=True, tag="match.stand_in_ended"):
    """The seat's person is back."""


class MatchVacationBegan(ServiceEvent, frozen=True, kw_only=True, tag="match.vacation_began"):
    """The clock of the seat stands still `until` then."""

    until: Timestamp


class MatchVacationEnded(ServiceEvent, frozen=True, kw_only=True, tag="match.vacation_ended"):
    """The seat's person is back before that."""


class MatchClockCredited(ServiceEvent, frozen=True, kw_only=True, tag="match.clock_credited"):
    """`seat` is null. Time in which the service was down is given back to whoever was to act."""

    seconds: int


class MatchAborted(ServiceEvent, frozen=True, kw_only=True, tag="match.aborted"):
    server_seed: str


class MatchFinished(ServiceEvent, frozen=True, kw_only=True, tag="match.finished"):
    outcome: Outcome
    server_seed: str


class MatchRematched(ServiceEvent, frozen=True, kw_only=True, tag="match.rematched"):
    """The log goes on in another match."""

    match: str


SERVICE_EVENTS = (
    MatchCreated,
    MatchSeatTaken,
    MatchSeatLeft,
    MatchStarted,
    MatchResigned,
    MatchLapsed,
    MatchTimedOut,
    MatchStandInBegan,
    MatchStandInEnded,
    MatchVacationBegan,
    MatchVacationEnded,
    MatchClockCredited,
    MatchAborted,
    MatchFinished,
    MatchRematched,
)
PREFIX = "match."

_encode = msgspec.json.Encoder(order="sorted").encode


def encode_data(event: contract.Event) -> bytes:
    """The event's `data` as canonical JSON: all fields but type and seat."""
    data = cast(dict[str, Any], msgspec.to_builtins(event))
    del data["type"], data["seat"]
    return _encode(data)


@cache
def _decoder(game: str) -> Any:
    union = registry.game(game).event_type
    for service_event in SERVICE_EVENTS:
        union |= service_event
    return union


def decode(game: str, type_: str, seat: int | None, data: str) -> Any:
    """The typed event of a row."""
    return msgspec.convert({**msgspec.json.decode(data), "type": type_, "seat": seat}, _decoder(game), strict=True)


def of_game(game: str, rows: Iterable[Event]) -> list[Any]:
    """The game's own typed events among the rows: those that its rules fold."""
    return [decode(game, row.type, row.seat, row.data) for row in rows if not row.type.startswith(PREFIX)]


class Writer:
    """Appends to the log of a match in memory: numbers, chains and collects rows, and moves the match's `seq` on."""

    def __init__(self, match: Match, now: datetime) -> None:
        self.match = match
        # Clocks of several machines differ, and time never runs backwards in a log.
        self.now = max(now, match.updated_at)
        self.rows: list[Event] = []

    def add(self, *events: contract.Event) -> None:
        match = self.match
        for event in events:
            seed = match.chain_seed
            seq = match.seq + 1
            type_ = cast(str, type(event).__struct_config__.tag)
            data = encode_data(event)
            previous = match.head or chain.BEGINNING
            digest = chain.link(previous, seed, seq, type_, event.seat, self.now, data)
            self.rows.append(
                Event(
                    match_id=match.id,
                    seq=seq,
                    type=type_,
                    seat=event.seat,
                    at=self.now,
                    data=data.decode(),
                    hash=digest,
                )
            )
            match.seq, match.head, match.updated_at = seq, digest, self.now
