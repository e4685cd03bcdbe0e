"""How a person leaves a running match, or leaves a seat to a bot for a while: resignations, stand-ins, deadlines."""

import uuid
from datetime import datetime
from typing import cast

from games.core import play
from games.core.contract import Lapse, Level, Withdrawal
from gameservice.accounts.models import User
from gameservice.http.problems import Busy, NotAbortable, NotActive, NotHost, NotStandingIn
from gameservice.matches import clocks, effects, endings, log, selectors
from gameservice.matches.models import Decision, Event, Match, Seat, unmask
from gameservice.matches.selectors import Table
from gameservice.matches.services import progress, pulse, store
from gameservice.matches.services.lobby import fill_with_bots, retrying

STAND_IN: Level = "normal"
"""The level of the bot that plays on for a person who has left."""


def resign(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    """Give one's seat up: a bot plays it on, or, where the match says `forfeit`, it ranks last. Again: nothing happens.

    Raises `NotFound`, `NotYourSeat`, `NotActive`, `Unavailable`.
    """
    return retrying(lambda: _resign(match_id, user, now))


def _resign(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    sight = selectors.see(match_id, user)
    seat = sight.table.seats[sight.own_seat()]
    if seat.state != Seat.State.PLAYING:
        return sight.table
    _require_active(sight.match)
    end_what_is_late(sight.match, now)
    return _leave(sight.table, seat, Seat.State.RESIGNED, log.Writer(sight.match, now))


def _require_active(match: Match) -> None:
    if match.status != Match.Status.ACTIVE:
        hint = "leave your seat instead (DELETE its address)" if match.status == Match.Status.OPEN else "it is over"
        raise NotActive(f"The match is {match.status}: {hint}.")


def _leave(table: Table, seat: Seat, how: Seat.State, writer: log.Writer) -> Table:
    """A seat is given up: a bot plays it on, or it is out of the game."""
    match, since = table.match, table.match.seq
    level = STAND_IN if match.on_abandon == "bot" else None
    event = log.MatchResigned if how == Seat.State.RESIGNED else log.MatchTimedOut
    if how == Seat.State.TIMED_OUT:
        progress.charge(table, seat.seat, writer)
    seat.state, seat.level = how, level or ""
    writer.add(event(seat=seat.seat, played_on_by=level))
    decision: Decision | None = None
    dropped: list[Seat] = []
    if level is None:
        decision, dropped = _forfeit(table, seat.seat, writer)
    else:
        progress.wait(table)
    store.append(match, since, writer.rows, decision=decision, seats=[seat], orders=dropped)
    effects.follow_up(match)
    return table


def _forfeit(table: Table, seat: int, writer: log.Writer) -> tuple[Decision | None, list[Seat]]:
    """Out of the game: with at most one seat left it is over, else the rules go on without the seat. The decision, and
    who lost standing orders."""
    match = table.match
    ended = endings.of_departures(match.seat_count, [*_left_before(match), (seat, writer.rows[0].type)])
    if ended is not None:
        progress.finish(table, ended, writer)
        return None, []
    match.decisions += 1
    match.acted |= 1 << seat  # nothing more is to come from there
    state = table.state()
    with progress.asking_the_rules():
        events = table.game.withdraw(state, seat, table.chance(match.decisions))
    dropped = progress.go_on(table, play.fold(table.game, state, events), events, writer)
    return progress.decision(writer, seat, Withdrawal()), dropped


def _left_before(match: Match) -> list[endings.Departure]:
    """The seats that are out, and by which event, in this order."""
    gone = Event.objects.filter(match_id=match.id, type__in=endings.DEPARTURES).order_by("seq")
    return [(cast(int, seat), type_) for seat, type_ in gone.values_list("seat", "type")]


def abort(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    """The host calls the match off, before every seat has moved. Again: nothing happens.

    Raises `NotFound`, `NotHost`, `NotActive`, `NotAbortable`.
    """
    return retrying(lambda: _abort(match_id, user, now))


def _abort(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    sight = selectors.see(match_id, user)
    table, match = sight.table, sight.match
    if not sight.is_host:
        raise NotHost("Only the host aborts the match; to leave it, resign.")
    if match.status == Match.Status.ABORTED:
        return table
    if match.status == Match.Status.FINISHED:
        raise NotActive("The match is finished.")
    if match.acted == (1 << match.seat_count) - 1:
        raise NotAbortable("Every seat has moved; to leave the match now, resign.")
    end_what_is_late(match, now)
    since, writer = match.seq, log.Writer(match, now)
    progress.abort(table, writer)
    store.append(match, since, writer.rows)
    effects.follow_up(match)
    return table


# A bot plays for a while.


def stand_in(match_id: uuid.UUID, user: User, level: Level, now: datetime) -> Table:
    """A bot plays the own seat until its person is back. Where one does already, nothing happens.

    Raises `NotFound`, `NotYourSeat`, `NotActive`, `NotStandingIn` (the person is only just back).
    """
    return retrying(lambda: _stand_in(match_id, user, level, now))


def _stand_in(match_id: uuid.UUID, user: User, level: Level, now: datetime) -> Table:
    table, seat = _own_seat(match_id, user, now)
    if seat.played_by_bot or seat.state != Seat.State.PLAYING:
        return table
    if _is_just_back(seat):
        # Each change makes the others' views stale: nobody is to hold a match up so.
        raise NotStandingIn("You have only just taken this seat back: play in it first.")
    writer = log.Writer(table.match, now)
    if table.match.to_act >> seat.seat & 1:
        progress.charge(table, seat.seat, writer)
    seat.level = level
    return _hand_over(table, seat, log.MatchStandInBegan(seat=seat.seat, level=level), writer)


def _is_just_back(seat: Seat) -> bool:
    """Whether nothing has been decided at a seat since it was taken back."""
    back = Event.objects.filter(match_id=seat.match_id, type="match.stand_in_ended", seat=seat.seat)
    last = back.order_by("seq").values_list("seq", flat=True).last()
    decided = Decision.objects.filter(match_id=seat.match_id, seat=seat.seat, first_seq__gt=last or 0)
    return last is not None and not decided.exists()


def take_back(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    """The person at a seat that a bot plays is back, also where time had run out. With no bot there, nothing happens.

    Raises `NotFound`, `NotYourSeat`, `NotActive`, `NotStandingIn` (the seat was resigned, or is out), `Busy` (the bot
    is to decide).
    """
    return retrying(lambda: _take_back(match_id, user, now))


def _take_back(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    table, seat = _own_seat(match_id, user, now)
    match = table.match
    if seat.state == Seat.State.RESIGNED:
        raise NotStandingIn("You resigned this seat for good.")
    if not seat.played_by_bot:
        if seat.state == Seat.State.TIMED_OUT:
            raise NotStandingIn("Your time ran out: this seat is out of the match.")
        return table
    if match.to_act >> seat.seat & 1:
        # Else a turn could be begun anew again and again.
        raise Busy("The bot is deciding; take the seat back when it has.", headers={"Retry-After": "1"})
    if seat.state == Seat.State.TIMED_OUT:
        match.banks = clocks.revived(table.clock, match.banks, seat.seat)
    seat.level, seat.state = "", Seat.State.PLAYING
    return _hand_over(table, seat, log.MatchStandInEnded(seat=seat.seat), log.Writer(match, now))


def _own_seat(match_id: uuid.UUID, user: User, now: datetime) -> tuple[Table, Seat]:
    sight = selectors.see(match_id, user)
    seat = sight.table.seats[sight.own_seat()]
    _require_active(sight.match)
    end_what_is_late(sight.match, now)
    return sight.table, seat


def _hand_over(table: Table, seat: Seat, event: log.ServiceEvent, writer: log.Writer) -> Table:
    since = table.match.seq
    writer.add(event)
    progress.wait(table)
    store.append(table.match, since, writer.rows, seats=[seat])
    effects.follow_up(table.match)
    return table


# Time runs out.


def pass_deadline(match_id: uuid.UUID, now: datetime) -> Table:
    """The match, once what its passed deadlines do has been done, or bots have sat down where people were waited for
    long enough; nothing where none has passed, and while it is not sure that the service was up.

    Raises `NotFound`, `Unavailable`.
    """
    while True:
        table = retrying(lambda: _pass_deadline(match_id, now))
        if not is_late(table.match, now) or not pulse.is_steady(now):
            return table


def end_what_is_late(match: Match, now: datetime) -> None:
    """Before anything else happens to a match. Raises `store.Conflict` where it has changed so, to be tried again."""
    if is_late(match, now) and pulse.is_steady(now):
        pass_deadline(match.id, now)
        raise store.Conflict


def is_late(match: Match, now: datetime) -> bool:
    """Whether the time of somebody has run out."""
    return match.due is not None and match.due < now


def _pass_deadline(match_id: uuid.UUID, now: datetime) -> Table:
    table = selectors.load(match_id)
    match = table.match
    if not is_late(match, now) or not pulse.is_steady(now):
        return table
    if match.status == Match.Status.OPEN:
        return fill_with_bots(table, STAND_IN, now)
    late = (seat for seat in unmask(match.to_act) if (due := table.deadline(seat)) is not None and due < now)
    seat, writer = table.seats[next(late)], log.Writer(match, now)
    return _lapse(table, seat.seat, writer) or _leave(table, seat, Seat.State.TIMED_OUT, writer)


def _lapse(table: Table, seat: int, writer: log.Writer) -> Table | None:
    """What the game makes of it; None where it has no answer, or the seat has done nothing since the last time."""
    match, since = table.match, table.match.seq
    if _has_lapsed(match, seat):
        return None
    state = table.state()
    with progress.asking_the_rules():
        events = table.game.lapse(state, seat, table.chance(match.decisions + 1))
    if not events:
        return None
    match.decisions += 1
    match.acted |= 1 << seat
    writer.add(log.MatchLapsed(seat=seat))
    dropped = progress.go_on(table, play.fold(table.game, state, events), events, writer, acted=seat)
    store.append(match, since, writer.rows, decision=progress.decision(writer, seat, Lapse()), orders=dropped)
    effects.follow_up(match)
    return table


def _has_lapsed(match: Match, seat: int) -> bool:
    """Whether the seat's last decision was none of its own."""
    last = Decision.objects.filter(match_id=match.id, seat=seat).order_by("number").last()
    return last is not None and last.action == progress.encode_action(Lapse())
