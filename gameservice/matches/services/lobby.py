"""Before a match starts: creating it, taking and leaving seats, starting; and its rematch."""

import secrets
import uuid
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypeVar

import msgspec
from django.db import IntegrityError

from games import registry
from games.core import chance, contract, play
from games.core.contract import Level
from games.core.errors import InvalidOptions
from gameservice.accounts.models import User
from gameservice.http.bodies import malformed
from gameservice.http.problems import (
    AlreadySeated,
    Busy,
    Fault,
    Malformed,
    NotActive,
    NotFinished,
    NotFound,
    NotHost,
    NotStartable,
    NotYourSeat,
    SeatTaken,
)
from gameservice.matches import clocks, effects, log, selectors
from gameservice.matches.models import Match, Seat, mask
from gameservice.matches.selectors import NO_MATCH, Table
from gameservice.matches.services import progress, store

T = TypeVar("T")

TRIES = 30
"""How often a change of the lobby that came late is tried again: more than seats can fill at once."""


@dataclass(frozen=True)
class Sitter:
    """Who is to sit: a person with what they tell, a bot with its level, or nobody yet."""

    user: User | None = None
    level: str = ""
    entropy: str = ""
    age: int | None = None
    hair_cm: int | None = None

    def sit(self, seat: Seat, now: datetime) -> None:
        seat.sit(self.user, self.level)
        if self.user and self.user.vacation_until and self.user.vacation_until > now and seat.match.allows_vacation:
            seat.note_vacation(self.user)
        seat.entropy, seat.age, seat.hair_cm = self.entropy, self.age, self.hair_cm


@dataclass(frozen=True)
class Plan:
    """A match as its host wants it."""

    game: str
    seats: Sequence[Sitter]
    options: Mapping[str, Any] = field(default_factory=dict)
    preset: str | None = None
    clock: clocks.Clock = field(default_factory=clocks.NoClock)
    visibility: str = "private"
    start: str = "full"
    on_abandon: str = "bot"


def create_match(host: User, plan: Plan, now: datetime) -> Table:
    """A new match; with no open seat it starts at once. Raises `Malformed`."""
    return publish(lay(host, plan, now), now)


def lay(host: User, plan: Plan, now: datetime) -> Table:
    """A match as it is planned, in memory. Raises `Malformed`."""
    game = registry.game(plan.game)
    if len(plan.seats) not in game.players:
        said = f"{game.title} is for {game.players[0]} to {game.players[-1]} seats, not {len(plan.seats)}"
        raise Malformed(f"{said}.", errors=[Fault("/seats", said)])
    asked = {**_preset(game, plan.preset), **plan.options}
    return _lay(host, plan, asked, Match(asked_options=asked), now)


def publish(table: Table, now: datetime) -> Table:
    """Store a match that was laid, and begin its log."""
    writer = log.Writer(table.match, now)
    _open(table, writer)
    _start_if_full(table, writer)
    store.create(table.match, table.seats, writer.rows)
    effects.follow_up(table.match)
    return table


def _preset(game: contract.AnyGame, name: str | None) -> Mapping[str, Any]:
    if name is None:
        return {}
    if name not in game.presets:
        known = ", ".join(game.presets) or "none"
        raise Malformed(f"There is no preset '{name}'.", errors=[Fault("/preset", f"one of {known}")])
    return game.presets[name]


def _options(game: contract.AnyGame, asked: Mapping[str, Any], seating: contract.Seating) -> contract.Options:
    try:
        options: contract.Options = msgspec.convert(dict(asked), game.options_type)
    except msgspec.ValidationError:
        raise malformed(game.options_type, dict(asked), at="/options") from None
    try:
        game.accept(options, seating)
    except InvalidOptions as refusal:
        fault = Fault(f"/options/{refusal.option}", refusal.reason)
        raise Malformed(f"The options do not fit: {refusal.reason}", errors=[fault]) from None
    return options


def _lay(host: User, plan: Plan, options: Mapping[str, Any], match: Match, now: datetime) -> Table:
    """The match and its seats in memory, the chance committed to."""
    game = registry.game(plan.game)
    match.game, match.rules_version = plan.game, game.rules_version
    match.host, match.seat_count = host, len(plan.seats)
    match.clock, match.visibility = msgspec.to_builtins(plan.clock), plan.visibility
    match.start, match.on_abandon = plan.start, plan.on_abandon
    match.invite = secrets.token_urlsafe(12)
    match.server_seed = secrets.token_bytes(32)
    match.created_at = match.updated_at = now
    seats = [Seat(match=match, seat=number) for number in range(len(plan.seats))]
    for seat, sitter in zip(seats, plan.seats, strict=True):
        sitter.sit(seat, now)
    table = Table(match, seats)
    match.options = msgspec.to_builtins(_options(game, options, table.seating()))
    return table


def _open(table: Table, writer: log.Writer) -> None:
    match = table.match
    writer.add(
        log.MatchCreated(
            game=match.game,
            rules_version=match.rules_version,
            options=match.options,
            clock=match.clock,
            visibility=match.visibility,
            start=match.start,
            on_abandon=match.on_abandon,
            seats=match.seat_count,
            commitment=chance.commitment(match.secret),
            rematch_of=str(match.rematch_of) if match.rematch_of else None,
        )
    )
    writer.add(*(_taken(seat) for seat in table.seats if seat.kind != Seat.Kind.OPEN))


def _taken(seat: Seat) -> log.MatchSeatTaken:
    kind: Any = seat.kind
    return log.MatchSeatTaken(seat=seat.seat, kind=kind, user=log.person(seat), level=seat.level or None)


def _start_if_full(table: Table, writer: log.Writer) -> None:
    if table.match.start == "full" and not _open_seats(table):
        start(table, writer)


def _open_seats(table: Table) -> list[Seat]:
    return [seat for seat in table.seats if seat.kind == Seat.Kind.OPEN]


def start(table: Table, writer: log.Writer) -> None:
    """The setup: decision 0."""
    match, game, seating = table.match, table.game, table.seating()
    entropy = tuple(seat.entropy for seat in table.seats)
    match.match_seed = chance.match_seed(match.secret, str(match.id), entropy)
    match.status = Match.Status.ACTIVE
    writer.add(log.MatchStarted(entropy=entropy, seating=seating))
    match.banks = clocks.filled(table.clock, match.seat_count)
    state, events = play.begin(game, seating, table.options, table.chance(0))
    progress.go_on(table, state, events, writer)


def retrying(change: Callable[[], T]) -> T:
    """Do a change of the lobby; when somebody else was first, do it again on what there is now. Raises `Busy`."""
    for _ in range(TRIES):
        try:
            return change()
        except store.Conflict:
            continue
    raise Busy("Too many change this match at once; send it again.")


def take_seat(match_id: uuid.UUID, sitter: Sitter, number: int | None, invite: str | None, now: datetime) -> Table:
    """Sit a person down, at a certain seat or the first open one; the last one starts the match.

    Raises `NotFound`, `AlreadySeated`, `NotActive` (aborted), `SeatTaken`.
    """
    return retrying(lambda: _take_seat(match_id, sitter, number, invite, now))


def _take_seat(match_id: uuid.UUID, sitter: Sitter, number: int | None, invite: str | None, now: datetime) -> Table:
    table = selectors.load(match_id)
    match = table.match
    invited = invite is not None and secrets.compare_digest(invite.encode(), match.invite.encode())
    if not invited and not selectors.Sight(table, sitter.user).may_see():
        raise NotFound(NO_MATCH)
    held = table.seat_of(sitter.user)
    if held is not None:
        raise AlreadySeated(f"You hold seat {held.seat} of this match.")
    if match.over:
        raise NotActive(f"The match is {match.status}; nobody sits down any more.")
    free = _open_seats(table)
    if number is not None and not any(seat.seat == number for seat in free):
        left = ", ".join(str(seat.seat) for seat in free) or "none"
        raise SeatTaken(f"Seat {number} is not open; open seats: {left}.")
    if not free:
        raise SeatTaken("All seats are taken.")
    seat = table.seats[number] if number is not None else free[0]
    sitter.sit(seat, now)
    since, writer = match.seq, log.Writer(match, now)
    writer.add(_taken(seat))
    _start_if_full(table, writer)
    try:
        store.append(match, since, writer.rows, seats=[seat])
    except IntegrityError:
        raise store.Conflict from None
    effects.follow_up(match)
    return table


def fill_with_bots(table: Table, level: Level, now: datetime) -> Table:
    """Bots take the open seats, and the match starts."""
    since, writer = table.match.seq, log.Writer(table.match, now)
    free = _open_seats(table)
    for seat in free:
        seat.sit(None, level)
        writer.add(_taken(seat))
    _start_if_full(table, writer)
    store.append(table.match, since, writer.rows, seats=free)
    effects.follow_up(table.match)
    return table


def leave_seat(match_id: uuid.UUID, user: User, number: int, now: datetime) -> Table:
    """Leave one's seat, or, as the host, make any seat open, before the start. A host who leaves hands the match on to
    the first person seated; where there is none it is aborted.

    Raises `NotFound`, `NotYourSeat`, `NotStartable` (has started), `SeatTaken` (is open).
    """
    return retrying(lambda: _leave_seat(match_id, user, number, now))


def _leave_seat(match_id: uuid.UUID, user: User, number: int, now: datetime) -> Table:
    sight = selectors.see(match_id, user)
    table, match = sight.table, sight.match
    if number >= len(table.seats):
        raise NotFound(f"The match has seats 0 to {len(table.seats) - 1}.")
    if sight.seat != number and not sight.is_host:
        raise NotYourSeat(f"Seat {number} is not yours; only its person or the host may empty it.")
    if match.status != Match.Status.OPEN:
        raise NotActive(f"The match is {match.status}: seats are left before the start only; afterwards, resign.")
    seat = table.seats[number]
    if seat.kind == Seat.Kind.OPEN:
        raise SeatTaken(f"Seat {number} is open already.")
    since, writer = match.seq, log.Writer(match, now)
    by_host = sight.seat != number
    seat.sit(None)
    writer.add(log.MatchSeatLeft(seat=number, by_host=by_host))
    if not by_host and sight.is_host:
        _hand_on(table, writer)
    store.append(match, since, writer.rows, seats=[seat])
    effects.follow_up(match)
    return table


def _hand_on(table: Table, writer: log.Writer) -> None:
    person = next((seat for seat in table.seats if seat.user_id is not None), None)
    if person is None or person.user_id is None:
        progress.abort(table, writer)
    else:
        table.match.host_id = person.user_id


def start_match(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    """The host starts a match whose `start` is `host`.

    Raises `NotFound`, `NotHost`, `NotStartable`.
    """
    return retrying(lambda: _start_match(match_id, user, now))


def _start_match(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    sight = selectors.see(match_id, user)
    table, match = sight.table, sight.match
    if not sight.is_host:
        raise NotHost("Only the host starts the match.")
    if match.start != "host":
        raise NotStartable("The match starts by itself when its last seat is taken.")
    if match.status != Match.Status.OPEN:
        raise NotStartable(f"The match is {match.status} already.")
    free = _open_seats(table)
    if free:
        raise NotStartable(f"Seats {', '.join(str(seat.seat) for seat in free)} are open; every seat must be taken.")
    since, writer = match.seq, log.Writer(match, now)
    start(table, writer)
    store.append(match, since, writer.rows)
    effects.follow_up(match)
    return table


def rematch(match_id: uuid.UUID, user: User, now: datetime) -> tuple[Table, bool]:
    """The match that follows, with the same seats and options, started; and whether this call made it.

    Raises `NotFound`, `NotYourSeat`, `NotFinished`, `NotStartable` (it was aborted with open seats).
    """
    return retrying(lambda: _rematch(match_id, user, now))


def _rematch(match_id: uuid.UUID, user: User, now: datetime) -> tuple[Table, bool]:
    sight = selectors.see(match_id, user)
    sight.own_seat()
    old, match = sight.table, sight.match
    if match.rematch is not None:
        return selectors.load(match.rematch), False
    if not match.over:
        raise NotFinished("A rematch is played when the match is over.")
    if _open_seats(old):
        raise NotStartable("The match was aborted with open seats; create a new one.")
    new = _lay_rematch(old, now)
    writer = log.Writer(new.match, now)
    _open(new, writer)
    start(new, writer)
    since, note = match.seq, log.Writer(match, now)
    match.rematch = new.match.id
    note.add(log.MatchRematched(match=str(new.match.id)))
    store.create_rematch(match, since, note.rows, new.match, new.seats, writer.rows)
    effects.follow_up(new.match)
    return new, True


def _lay_rematch(old: Table, now: datetime) -> Table:
    match = old.match
    people = User.objects.in_bulk([seat.user_id for seat in old.seats if seat.user_id is not None])
    sitters = [
        Sitter(people[seat.user_id], "", "", seat.age, seat.hair_cm) if seat.user_id else Sitter(level=seat.level)
        for seat in old.seats
    ]
    plan = Plan(
        game=match.game,
        seats=sitters,
        clock=old.clock,
        visibility=match.visibility,
        start=match.start,
        on_abandon=match.on_abandon,
    )
    asked = match.asked_options
    winners = mask((match.outcome or {}).get("winners", ()))
    options = old.game.rematch_options(asked) if winners else asked
    new = Match(asked_options=asked, rematch_of=match.id, previous_winners=winners)
    return _lay(match.host, plan, options, new, now)
