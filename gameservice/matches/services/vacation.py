"""Vacation: clocks of a day or more a turn stand still for a person, some days a year."""

import uuid
from datetime import datetime, timedelta
from typing import Final

from django.db.models import F

from gameservice.accounts.models import User
from gameservice.http.problems import NoVacation
from gameservice.matches import clocks, effects, log, selectors
from gameservice.matches.models import Match, Seat
from gameservice.matches.services import leaving, progress, store
from gameservice.matches.services.lobby import retrying
from gameservice.timestamps import timestamp

DAYS_A_YEAR: Final = 30


def days_left(user: User, now: datetime) -> int:
    """In the calendar year (UTC)."""
    return DAYS_A_YEAR - (user.vacation_days if user.vacation_year == now.year else 0)


def begin(user: User, days: int, now: datetime) -> None:
    """So many days from now, or as many more where a vacation lasts. Raises `NoVacation`."""
    left = days_left(user, now)
    if days > left:
        raise NoVacation(f"{left} of {DAYS_A_YEAR} days are left in {now.year}; you asked for {days}.")
    begins = max(now, user.vacation_until or now)
    taken = DAYS_A_YEAR - left
    # Of two that were asked for at once one finds the days gone.
    as_read = User.objects.filter(pk=user.pk, vacation_days=user.vacation_days, vacation_until=user.vacation_until)
    until = begins + timedelta(days=days)
    since = now if begins == now else user.vacation_since
    days_taken = {"vacation_year": now.year, "vacation_days": taken + days}
    if not as_read.update(vacation_since=since, vacation_until=until, **days_taken):
        raise NoVacation("Another request has changed your vacation meanwhile; look at it and ask again.")
    user.refresh_from_db()
    _tell(user, now)


def end(user: User, now: datetime) -> None:
    """Back before the time: whole days that were not used are given back. Without a vacation nothing happens."""
    if user.vacation_until is None or user.vacation_until <= now:
        return
    unused = min((user.vacation_until - now).days, user.vacation_days if user.vacation_year == now.year else 0)
    User.objects.filter(pk=user.pk, vacation_until=user.vacation_until).update(
        vacation_until=now, vacation_days=F("vacation_days") - unused
    )
    user.refresh_from_db()
    _tell(user, now)


def _tell(user: User, now: datetime) -> None:
    """Every match that it concerns; a turn that waits gets a new deadline."""
    seated = Seat.objects.filter(user=user, match__status__in=[Match.Status.OPEN, Match.Status.ACTIVE])
    for match_id in list(seated.values_list("match_id", flat=True)):
        retrying(lambda match_id=match_id: _tell_one(match_id, user, now))  # type: ignore[misc]


def _tell_one(match_id: uuid.UUID, user: User, now: datetime) -> None:
    table = selectors.load(match_id)
    match, seat = table.match, table.seat_of(user)
    leaving.end_what_is_late(match, now)
    if seat is None or seat.state != Seat.State.PLAYING or match.over or not match.allows_vacation:
        return
    since, writer = match.seq, log.Writer(match, now)
    if seat.away_since != user.vacation_since and match.to_act >> seat.seat & 1 and match.turn_since is not None:
        # An earlier vacation in the same turn is not forgotten.
        match.turn_since += clocks.missed(table.clock, match.turn_since, seat.away)
    seat.note_vacation(user)
    if seat.away_until is not None and seat.away_until > now:
        writer.add(log.MatchVacationBegan(seat=seat.seat, until=timestamp(seat.away_until)))
    else:
        writer.add(log.MatchVacationEnded(seat=seat.seat))
    progress.wait(table)
    store.append(match, since, writer.rows, seats=[seat])
    effects.follow_up(match)
