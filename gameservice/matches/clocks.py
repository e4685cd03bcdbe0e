"""Time to think: the clocks of a match, and when their deadlines fall. Pure.

A turn has one budget, whatever the number of its decisions: an event that begins a turn starts the clock anew. Bots
have no clock.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

A_DAY: Final = 86_400
A_YEAR: Final = 365 * A_DAY
AT_LEAST: Final = timedelta(minutes=1)
"""Who takes a seat back in mid-turn has so long, however late it is, or the whole budget where that is less."""


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


def read(stored: Mapping[str, Any]) -> Clock:
    """A clock as a match stores it."""
    return msgspec.convert(dict(stored), Clock)  # type: ignore[no-any-return]


def filled(clock: Clock, seats: int) -> list[int] | None:
    """The seats' banks at the start, in milliseconds; None where there are none."""
    return [1000 * clock.seconds] * seats if isinstance(clock, Bank) else None


def charged(clock: Clock, banks: Sequence[int] | None, since: datetime, now: datetime, seat: int) -> list[int] | None:
    """The banks when a turn that began at `since` has been ended by its seat."""
    if banks is None or not isinstance(clock, Bank):
        return None
    left = max(0, banks[seat] - round((now - since) / timedelta(milliseconds=1)))
    return [left + 1000 * clock.increment if other == seat else bank for other, bank in enumerate(banks)]


def budget(clock: Clock, banks: Sequence[int] | None, seat: int) -> timedelta | None:
    """How long a seat's turn may last; None without limit."""
    if isinstance(clock, PerTurn):
        return timedelta(seconds=clock.seconds)
    return None if banks is None else timedelta(milliseconds=banks[seat])


def allows_vacation(clock: Clock) -> bool:
    return isinstance(clock, PerTurn) and clock.seconds >= A_DAY


def deadline(
    clock: Clock, banks: Sequence[int] | None, since: datetime, seat: int, away_until: datetime | None = None
) -> datetime | None:
    """When the time of a seat runs out whose turn began at `since`; None for never."""
    time = budget(clock, banks, seat)
    if time is None:
        return None
    if away_until is not None and allows_vacation(clock):
        since = max(since, away_until)
    return since + time


def first(deadlines: Collection[datetime | None]) -> datetime | None:
    """The earliest of several; None where there is none."""
    return min((due for due in deadlines if due is not None), default=None)


def resumed(clock: Clock, banks: Sequence[int] | None, since: datetime, seat: int, now: datetime) -> datetime:
    """When a turn counts as begun that began at `since`, and whose seat is taken back now."""
    time = budget(clock, banks, seat)
    return since if time is None else max(since, now + min(AT_LEAST, time) - time)
