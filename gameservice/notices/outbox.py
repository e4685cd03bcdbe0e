"""The rows of the outbox: what is due, who takes it, and what became of it.

A row is taken by moving its `due` on and counting the attempt, and a failure is written only where that count still
stands: of several who deliver at once none sends what another has taken, unless that one died.
"""

import random
from collections.abc import Collection
from datetime import datetime, timedelta
from functools import cache
from http import HTTPStatus
from typing import Any, Final, NamedTuple
from uuid import UUID

from django.db import connection
from django.db.models import Count, Exists, Min, OuterRef, Q, QuerySet, Subquery, Window
from django.db.models.expressions import RawSQL
from django.db.models.functions import RowNumber

from gameservice.notices.models import Channel, Delivery
from gameservice.notices.sending import Answer

LEASE: Final = timedelta(seconds=20)
"""So long nobody else sends what somebody took; an attempt ends sooner."""
FOR_EACH: Final = 64
"""As many matches of one account are looked at at once."""
FIRST_RETRY: Final = 5.0
"""Seconds; each further one waits twice as long."""
JITTER: Final = 0.2
"""Up to so much longer, so that what failed together does not come again together."""
GIVE_UP: Final = timedelta(days=1)
"""After its creation a delivery is tried for the last time."""
KEPT: Final = timedelta(days=30)
"""What has ended is shown so long."""
AT_ONCE: Final = 2_000
"""So many rows are looked at, or forgotten, at once."""
GONE: Final = "The receiver answered 410 Gone."

# SQLite takes an index only for the very text of its condition, not for a parameter.
PENDING: Final = Q(state=RawSQL("'pending'", ()))


class Line(NamedTuple):
    """Deliveries of one channel and match: only the first of them may be sent."""

    channel: UUID
    match: UUID


def pending() -> QuerySet[Delivery]:
    """What is to be sent, or sent again."""
    return Delivery.objects.filter(PENDING)


def overdue(now: datetime) -> QuerySet[Delivery]:
    """What is due, or waits for what is sent before it."""
    return pending().filter(due__lte=now)


def longest_due(now: datetime) -> timedelta:
    """How long the one has been due that waits longest, those aside that wait behind others."""
    first = _firsts(now).aggregate(first=Min("due"))["first"]
    return timedelta(0) if first is None else now - first


def ended(since: datetime) -> list[tuple[str, int]]:
    """How many ended since then, by state."""
    recent = Delivery.objects.filter(ended_at__isnull=False, ended_at__gt=since)
    return list(recent.values_list("state").annotate(count=Count("*")))


def due(now: datetime) -> bool:
    """Whether there may be anything to send."""
    return overdue(now).filter(channel__user__isnull=False).exists()


def waiting(now: datetime) -> dict[UUID, list[Line]]:
    """Lines whose first delivery is due, by account: some of each, those that wait longest first."""
    place = Window(RowNumber(), partition_by="channel__user", order_by="due")
    fair = _firsts(now).annotate(place=place).filter(place__lte=FOR_EACH).order_by("place", "due")[:AT_ONCE]
    found: dict[UUID, list[Line]] = {}
    for channel, match, user in fair.values_list("channel", "match_id", "channel__user"):
        found.setdefault(user, []).append(Line(channel, match))
    return found


def _firsts(now: datetime) -> QuerySet[Delivery]:
    """What is due, and first in its line."""
    line = pending().filter(channel=OuterRef("channel"), match_id=OuterRef("match_id"))
    return overdue(now).filter(id=Subquery(line.order_by("seq", "created_at").values("id")[:1]))


def take(lines: Collection[Line], now: datetime) -> list[Delivery]:
    """Take the first of each line, where it is due and nobody else has taken it."""
    if not lines:
        return []
    uuid, moment = Delivery._meta.get_field("match_id"), Delivery._meta.get_field("due")
    parameters: list[Any] = [uuid.get_db_prep_value(each, connection) for line in lines for each in line]
    parameters += [moment.get_db_prep_value(time, connection) for time in (now, now + LEASE)]
    with connection.cursor() as cursor:
        cursor.execute(_take_text(len(lines)), parameters)
        taken = [row[0] for row in cursor.fetchall()]
    return list(Delivery.objects.filter(id__in=taken).select_related("channel__user__owner"))


@cache
def _take_text(lines: int) -> str:
    table = Delivery._meta.db_table
    tuples = ", ".join(["(%s, %s)"] * lines)
    lock = "FOR UPDATE SKIP LOCKED" if connection.features.has_select_for_update_skip_locked else ""
    return f"""
        WITH free AS MATERIALIZED (
            SELECT id FROM {table} WHERE id IN (
                SELECT (
                    SELECT id FROM {table}
                    WHERE channel_id = line.column1 AND match_id = line.column2 AND state = 'pending'
                    ORDER BY seq, created_at LIMIT 1
                ) FROM (VALUES {tuples}) AS line
            ) AND state = 'pending' AND due <= %s {lock}
        )
        UPDATE {table} SET due = %s, attempts = attempts + 1 WHERE id IN (SELECT id FROM free) RETURNING id
    """  # noqa: S608  (names are the model's)


def record(outcomes: Collection[tuple[Delivery, Answer | None]], now: datetime) -> None:
    """Write what became of attempts; None is of one that was not needed."""
    delivered: dict[int | None, list[UUID]] = {}
    for delivery, answer in outcomes:
        if answer is None:
            _taken(delivery).update(state=Delivery.State.NEEDLESS, ended_at=now)
        elif not answer.fault:
            delivered.setdefault(answer.status, []).append(delivery.id)
        elif answer.status == HTTPStatus.GONE:
            _taken(delivery).update(status=answer.status)
            close(delivery.channel, GONE, now)
        else:
            _record_failure(delivery, answer, now)
    for status, ids in delivered.items():
        # Also what was given up while it was on its way.
        received = Delivery.objects.filter(id__in=ids).exclude(state=Delivery.State.DELIVERED)
        received.update(state=Delivery.State.DELIVERED, status=status, fault="", ended_at=now)


def _taken(delivery: Delivery) -> QuerySet[Delivery]:
    """Its row, if nobody has taken it since."""
    return pending().filter(id=delivery.id, attempts=delivery.attempts)


def _record_failure(delivery: Delivery, answer: Answer, now: datetime) -> None:
    last = delivery.created_at + GIVE_UP
    again = min(now + retry_after(delivery.attempts), last)
    failed = {"status": answer.status, "fault": answer.fault}
    if now >= last or not delivery.channel.is_open:
        _taken(delivery).update(**failed, state=Delivery.State.DEAD, ended_at=now)
    elif _taken(delivery).update(**failed, due=again):
        # Who looks for what is due need not find again and again what waits behind this one.
        behind = pending().filter(channel=delivery.channel, match_id=delivery.match_id, due__lt=again)
        behind.update(due=again)


def retry_after(attempts: int) -> timedelta:
    """How long after so many attempts the next one is made."""
    wait = FIRST_RETRY * 2 ** min(attempts - 1, 20)
    return timedelta(seconds=wait * (1 + JITTER * random.random()))  # noqa: S311  (no secret)


def close(channel: Channel, because: str, now: datetime) -> None:
    """Nothing more is sent to a channel; what waits is dead."""
    Channel.objects.filter(id=channel.id).update(is_open=False, closed_because=because)
    pending().filter(channel=channel).update(state=Delivery.State.DEAD, fault=because, ended_at=now)


def again(delivery: Delivery, now: datetime) -> Delivery:
    """Send it again, or at once."""
    row = Delivery.objects.filter(id=delivery.id)
    row.update(state=Delivery.State.PENDING, due=now, ended_at=None)
    hurry(Line(delivery.channel_id, delivery.match_id), now)
    return row.get()


def hurry(line: Line, now: datetime) -> None:
    """Send at once what has failed, and what waits behind it; but not again what somebody is sending."""
    put_off = Q(attempts=0) | ~Q(fault="")
    pending().filter(put_off, channel=line.channel, match_id=line.match, due__gt=now).update(due=now)


def forget(now: datetime) -> int:
    """Delete what has ended long ago, and what a webhook left that was deleted; how many rows that were."""
    old = Delivery.objects.filter(ended_at__isnull=False, ended_at__lt=now - KEPT).order_by("ended_at")
    left = pending().filter(~Exists(Channel.objects.filter(id=OuterRef("channel"))))
    ids = [*old.values_list("id", flat=True)[:AT_ONCE], *left.values_list("id", flat=True)[:AT_ONCE]]
    return Delivery.objects.filter(id__in=ids).delete()[0]
