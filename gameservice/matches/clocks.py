"""Time to think: the clocks of a match, and when their deadlines fall. Pure.

A turn has one budget, whatever the number of its decisions: an event that begins a turn starts the clock anew. Bots
have no clock.
"""

from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta, Struct

A_DAY: Final = 86_400
A_YEAR: Final = 365 * A_DAY
AT_LEAST: Final = timedelta(minutes=1)
"""Who comes back after the time had run out has so long in the bank, or as much as everyone began with."""
REMINDERS: Final = (0.5, 0.9)
"""When somebody is reminded, as parts of the time of a turn."""
MILLISECOND: Final = timedelta(milliseconds=1)


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """No deadlines."""


class PerTurn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="per_turn"):
    """Each turn has so many seconds. With a day or more, a player's vacation does not count."""

    seconds: Annotated[int, Meta(ge=1, le=A_YEAR)]


class Bank(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bank"):
    """Each seat has so many seconds for the whole match, and gets an increment with each turn that it ends."""

    seconds: Annotated[int, Meta(ge=1, le=A_YEAR)]
    increment: Annotated[int, Meta(ge=0, le=A_YEAR)] = 0


Clock: TypeAlias = NoClock | PerTurn | Bank
Banks: TypeAlias = list[int] | None
"""Milliseconds left to each seat when the turn began; None without such a clock."""


class Away(NamedTuple):
    """A vacation."""

    since: datetime
    until: datetime


def read(stored: Mapping[str, Any]) -> Clock:
    """A clock as a match stores it."""
    return msgspec.convert(dict(stored), Clock)  # type: ignore[no-any-return]


def filled(clock: Clock, seats: int) -> Banks:
    """The banks at the start."""
    return [1000 * clock.seconds] * seats if isinstance(clock, Bank) else None


def charged(banks: Banks, seat: int, used: timedelta) -> Banks:
    """The banks when a seat has used so much time."""
    return _changed(banks, seat, lambda left: max(0, left - round(used / MILLISECOND)))


def rewarded(clock: Clock, banks: Banks, seat: int) -> Banks:
    """The banks when a seat has ended its turn."""
    return _changed(banks, seat, lambda left: left + 1000 * clock.increment) if isinstance(clock, Bank) else banks


def revived(clock: Clock, banks: Banks, seat: int) -> Banks:
    """The banks when a seat is taken back after its time had run out."""
    if not isinstance(clock, Bank):
        return banks
    least = min(round(AT_LEAST / MILLISECOND), 1000 * clock.seconds)
    return _changed(banks, seat, lambda left: max(left, least))


def _changed(banks: Banks, seat: int, change: Callable[[int], int]) -> Banks:
    return banks and [change(left) if other == seat else left for other, left in enumerate(banks)]


def allows_vacation(clock: Clock) -> bool:
    return isinstance(clock, PerTurn) and clock.seconds >= A_DAY


def deadline(clock: Clock, banks: Banks, since: datetime, seat: int, away: Away | None = None) -> datetime | None:
    """When the time of a seat runs out whose turn began at `since`; None for never."""
    if isinstance(clock, PerTurn):
        return since + timedelta(seconds=clock.seconds) + missed(clock, since, away)
    return None if banks is None else since + banks[seat] * MILLISECOND


def missed(clock: Clock, since: datetime, away: Away | None) -> timedelta:
    """How much of a vacation falls into a turn that began at `since`: it does not count."""
    if away is None or not allows_vacation(clock):
        return timedelta(0)
    return max(timedelta(0), away.until - max(since, away.since))


def first(deadlines: Collection[datetime | None]) -> datetime | None:
    """The earliest of several; None where there is none."""
    return min((due for due in deadlines if due is not None), default=None)


def reminder(since: datetime, due: datetime, sent: int) -> datetime | None:
    """When the next reminder of a turn falls, of which so many were sent; None after the last."""
    return since + REMINDERS[sent] * (due - since) if sent < len(REMINDERS) else None
