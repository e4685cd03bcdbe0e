"""What may be read of matches, and by whom. Every way out of the service passes `Sight`: it holds one caller's view of
one match, and nothing that it returns depends on more than that caller may know.
"""

import uuid
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from itertools import count as count_from
from typing import Any, cast

import msgspec
from django.db.models import F, Func, IntegerField, Q, QuerySet
from msgspec.structs import replace

from games import registry
from games.core import play
from games.core.chance import SeededChance, bot_seed
from games.core.contract import AnyGame, Legal, Seating, State, View
from gameservice.accounts.models import User
from gameservice.columns import Columns, fetch, places
from gameservice.http.problems import NotFound, NotYourSeat
from gameservice.matches import clocks, log
from gameservice.matches.models import Decision, Event, Match, Seat, unmask
from gameservice.timestamps import timestamp

NO_MATCH = "There is no match of this id that you may see; a private one asks for its invite code."


@dataclass(frozen=True)
class Table:
    """A match and its seats, in order, as they were read together."""

    match: Match
    seats: list[Seat]

    @property
    def game(self) -> AnyGame:
        return registry.game(self.match.game)

    @cached_property
    def options(self) -> Any:
        return msgspec.convert(self.match.options, self.game.options_type)

    @cached_property
    def clock(self) -> clocks.Clock:
        return clocks.read(self.match.clock)

    def deadline(self, seat: int) -> datetime | None:
        """When the time of a seat runs out, were it to act; None for never."""
        match = self.match
        if match.turn_since is None or self.seats[seat].played_by_bot:
            return None
        return clocks.deadline(self.clock, match.banks, match.turn_since, seat, self.seats[seat].away)

    def waits_for(self, seat: int) -> bool:
        """Whether the match waits for the person at a seat."""
        return bool(self.match.waits_for >> seat & 1)

    def state(self) -> State:
        """The state as it is stored."""
        return cast(State, msgspec.json.decode(self.match.state, type=self.game.state_type))

    def chance(self, decision: int) -> SeededChance:
        """The stream of a decision of a match that has started."""
        return SeededChance(self.match.chain_seed, decision)

    def bot_chance(self, seat: int) -> SeededChance:
        """What the bot at a seat draws from now; it tells nothing of the match's own chance."""
        return SeededChance(bot_seed(self.match.chain_seed), f"{seat}:{self.match.seq}")

    def seat_of(self, user: User | None) -> Seat | None:
        """Where a person sits, None for a spectator."""
        if user is None:
            return None
        return next((seat for seat in self.seats if seat.user_id == user.pk), None)

    def names(self, language: str | None = None) -> list[str]:
        """What to call whoever plays each seat, the service's own bots in a language; those who share a name are told
        apart."""
        names: list[str] = []
        for seat in self.seats:
            name = "" if seat.kind == Seat.Kind.OPEN else log.name(seat, language)
            if seat.kind == Seat.Kind.PERSON and seat.played_by_bot:
                name = f"{name} (bot)"
            taken = (numbered for count in count_from(2) if (numbered := f"{name} {count}") not in names)
            names.append(next(taken) if name and name in names else name)
        return names

    def seating(self) -> Seating:
        """What the setup is told of the seats."""
        host = next((seat.seat for seat in self.seats if seat.user_id == self.match.host_id), None)
        return Seating(
            ages=tuple(seat.age for seat in self.seats),
            hair_cm=tuple(seat.hair_cm for seat in self.seats),
            host=host,
            previous_winners=tuple(unmask(self.match.previous_winners)),
        )


_SEAT, _MATCH = Columns(Seat, "s"), Columns(Match, "m")
_LOAD = f"""
    SELECT {_SEAT}, {_MATCH} FROM matches_seat s JOIN matches_match m ON m.id = s.match_id
    WHERE s.match_id = %s ORDER BY s.seat
"""  # noqa: S608  (names are the models')


def load(match_id: uuid.UUID) -> Table:
    """A match with its seats, by one query. Raises `NotFound`."""
    match: Match | None = None
    seats = []
    for row in fetch(_LOAD, Seat, "match_id", match_id):
        seat = cast(Seat, _SEAT.take(row))
        if match is None:  # each row repeats it
            match = cast(Match, _MATCH.take(row))
        seat.match = match
        seats.append(seat)
    if match is None:
        raise NotFound(NO_MATCH)
    return Table(match, seats)


_ID_AND_SEQ = Columns(Match, "m", "id", "seq")


def seqs(match_ids: Collection[uuid.UUID]) -> dict[uuid.UUID, int]:
    """How far the matches are, those that there are."""
    statement = f"SELECT {_ID_AND_SEQ} FROM matches_match m WHERE m.id IN {places(match_ids)}"  # noqa: S608  (likewise)
    found = (cast(Match, _ID_AND_SEQ.take(row)) for row in fetch(statement, Match, "id", *match_ids))
    return {match.id: match.seq for match in found}


def load_many(matches: Iterable[Match]) -> list[Table]:
    """The seats of several matches, by one query."""
    tables = {match.id: Table(match, []) for match in matches}
    for seat in Seat.objects.filter(match_id__in=list(tables)).order_by("match_id", "seat"):
        table = tables[seat.match_id]
        seat.match = table.match
        table.seats.append(seat)
    return list(tables.values())


class Sight:
    """What one caller may see of one match: a person at a seat, or a spectator.

    Until the match is over that is the view of the own seat; afterwards everything.
    """

    def __init__(self, table: Table, user: User | None) -> None:
        self.table = table
        self.match = table.match
        self.user = user
        mine = table.seat_of(user)
        self.seat = mine.seat if mine else None

    @classmethod
    def of_seat(cls, table: Table, seat: int) -> "Sight":
        """What whoever plays a seat may see."""
        sight = cls(table, None)
        sight.seat = seat
        return sight

    @property
    def is_host(self) -> bool:
        return self.user is not None and self.user.pk == self.match.host_id

    def may_see(self) -> bool:
        return self.match.visibility != "private" or self.seat is not None or self.is_host

    @cached_property
    def _state(self) -> State:
        return self.table.state()

    def view(self) -> View | None:
        """The caller's view now; None before the start."""
        return self._shown(self._state, self.seat, self.match.over) if self.match.state else None

    def _shown(self, state: State, seat: int | None, over: bool) -> View:
        """A view; where the match has ended without its rules, it asks nothing of anybody any more."""
        view = cast(View, self.table.game.view(state, seat))
        return replace(view, asks=None, to_act=()) if over and view.to_act else view

    def legal(self) -> Legal | None:
        """What the caller may do now; None where it is not the caller's turn."""
        if self.match.status != Match.Status.ACTIVE or self.seat is None or self.table.seats[self.seat].played_by_bot:
            return None
        return cast(Legal | None, self.table.game.legal(self._state, self.seat))

    def waits(self) -> bool:
        """Whether the match waits for the caller."""
        return self.seat is not None and self.table.waits_for(self.seat)

    def own_seat(self) -> int:
        """The caller's seat. Raises `NotYourSeat` for a spectator."""
        if self.seat is None:
            raise NotYourSeat("You hold no seat in this match; you may only watch.")
        return self.seat

    def seen_as(self, seat: int | None) -> int | None:
        """The seat whose view may be asked for. Raises `NotYourSeat` for another's before the end."""
        if seat is None or seat == self.seat:
            return self.seat
        if not self.match.over:
            raise NotYourSeat("Another seat's view is shown when the match is over; leave out 'seat' for your own.")
        if not 0 <= seat < len(self.table.seats):
            raise NotFound(f"The match has seats 0 to {len(self.table.seats) - 1}.")
        return seat

    def view_at(self, seq: int, seat: int | None) -> View | None:
        """The view of a seat as it was after event `seq`; None before the setup, and for what has not happened yet."""
        if seq > self.match.seq:
            return None
        state = self._state if seq == self.match.seq else state_at(self.table, seq)
        if state is None:
            return None
        # The end is the last event, but for the note of a rematch.
        ended = self.match.over and seq >= self.match.seq - (self.match.rematch is not None)
        return self._shown(state, self.seen_as(seat), ended)

    def events(self, after: int = 0, limit: int | None = None) -> list["SeenEvent"]:
        """The log from the event after `after` on, redacted while the match runs."""
        return self.redacted(log_rows(self.match, after, limit))

    def redacted(self, rows: Iterable[Event]) -> list["SeenEvent"]:
        """Rows of the log, as the caller may read them."""
        return [SeenEvent(row, None if self.match.over else self._event(row), self.match.game) for row in rows]

    def _event(self, row: Event) -> Any:
        if row.type.startswith(log.PREFIX):
            return None
        event = log.decode(self.match.game, row.type, row.seat, row.data)
        seen = self.table.game.redact(event, self.seat)
        return None if seen is event else seen


class SeenEvent:
    """An event as somebody may read it; `redacted` is None where that is the whole of it."""

    def __init__(self, row: Event, redacted: Any, game: str) -> None:
        self.row = row
        self._redacted = redacted
        self._game = game

    @property
    def data(self) -> bytes:
        """JSON."""
        return log.encode_data(self._redacted) if self._redacted is not None else self.row.data.encode()

    def body(self) -> dict[str, Any]:
        """As the API shows it; without `hash` it is, in full, what is hashed."""
        row = self.row
        return {
            "seq": row.seq,
            "type": row.type,
            "seat": row.seat,
            "at": timestamp(row.at),
            "data": msgspec.Raw(self.data),
            "hash": row.hash,
        }

    @property
    def event(self) -> Any:
        """Typed."""
        if self._redacted is not None:
            return self._redacted
        return log.decode(self._game, self.row.type, self.row.seat, self.row.data)


def state_at(table: Table, seq: int) -> State | None:
    """The state after event `seq`, folded from the log; None before the setup."""
    rows = Event.objects.filter(match_id=table.match.id, seq__lte=seq).order_by("seq")
    events = log.of_game(table.match.game, rows)
    if not events:
        return None
    return cast(State, play.replay(table.game, table.seating(), table.options, events))


def see(match_id: uuid.UUID, user: User | None) -> Sight:
    """A match as the caller may see it. Raises `NotFound`, also where its existence is not told."""
    sight = Sight(load(match_id), user)
    if not sight.may_see():
        raise NotFound(NO_MATCH)
    return sight


def see_invited(code: str) -> Sight:
    """The match that an invite opens, as a spectator sees it. Raises `NotFound`."""
    # PostgreSQL takes no text with a NUL.
    match = None if "\0" in code else Match.objects.filter(invite=code).only("id").first()
    if match is None:
        raise NotFound("There is no match with this invite code; it may have been mistyped.")
    return Sight(load(match.id), None)


def visible_matches(user: User) -> QuerySet[Match]:
    """Listed for the caller: public matches, and those of the own account."""
    seated = Seat.objects.filter(user=user).values("match_id")
    return Match.objects.filter(Q(visibility="public") | Q(host=user) | Q(id__in=seated))


def my_matches(user: User) -> QuerySet[Match]:
    """Those where the caller holds a seat."""
    return Match.objects.filter(id__in=Seat.objects.filter(user=user).values("match_id"))


def awaiting(user: User) -> QuerySet[Match]:
    """Active matches in which the caller must decide something."""
    asked, played = (F(f"match__{mask}").bitand(cast(Any, _bit(F("seat")))) for mask in ("to_act", "bots_to_act"))
    mine = Seat.objects.filter(user=user).annotate(asked=asked, played=played).filter(asked__gt=0, played=0)
    return Match.objects.filter(id__in=mine.values("match_id"), status=Match.Status.ACTIVE)


def moved(user: User, since: datetime) -> list[Table]:
    """The caller's matches in which something has happened since then, or of which the caller was reminded."""
    mine = Seat.objects.filter(_stirred(since), user=user)
    return load_many(Match.objects.filter(id__in=mine.values("match_id")).order_by("updated_at"))


def stirred(user_ids: Collection[uuid.UUID], since: datetime) -> set[uuid.UUID]:
    """Whoever of them holds a seat where something has happened since then, or was reminded."""
    seats = Seat.objects.filter(_stirred(since), user_id__in=user_ids)
    return set(cast(Iterable[uuid.UUID], seats.values_list("user_id", flat=True)))


def _stirred(since: datetime) -> Q:
    return Q(match__updated_at__gt=since) | Q(told_at__gt=since)


def turn_began(match: Match) -> datetime | None:
    """When the match began to wait for whom it waits for."""
    event = Event.objects.filter(match_id=match.id, seq=match.turn_seq)
    return event.values_list("at", flat=True).first()


def _bit(seat: F) -> Func:
    return Func(seat, template="(1 << %(expressions)s)", output_field=IntegerField())


def decisions(match: Match) -> Sequence[Decision]:
    """All actions that were accepted before the match was read, in order."""
    return list(Decision.objects.filter(match_id=match.id, number__lte=match.decisions).order_by("number"))


def log_rows(match: Match, after: int = 0, limit: int | None = None) -> Sequence[Event]:
    """The log from the event after `after` on, as it was when the match was read: what is told fits together. In full:
    for proofs and for `Sight.redacted`, never for a caller."""
    return list(Event.objects.filter(match_id=match.id, seq__gt=after, seq__lte=match.seq).order_by("seq")[:limit])


@dataclass(frozen=True)
class Waiting:
    """Who or what a match waits for, since when, until when."""

    kind: str
    seat: int | None
    since: datetime
    due: datetime | None = None


def waiting_on(table: Table) -> list[Waiting]:
    """Never empty while a match is open or active; empty once it is over."""
    match = table.match
    if match.status == Match.Status.OPEN:
        return [Waiting("players", None, match.updated_at, match.due)]
    if match.status == Match.Status.ACTIVE:
        since = match.turn_since or match.updated_at
        return [
            Waiting("bot" if table.seats[seat].played_by_bot else "seat", seat, since, table.deadline(seat))
            for seat in unmask(match.to_act)
        ]
    return []
