"""Tells the processes that hold streams which matches have moved. A hint like all messages: what is lost here is found
with the next heartbeat.
"""

import logging
import time
import uuid
from collections.abc import Collection
from datetime import datetime
from functools import cache
from typing import Any

import redis
from django.conf import settings
from django.db import connection
from django.utils import timezone

from gameservice.http.following import Source, Tell
from gameservice.matches.models import Event, Seat

logger = logging.getLogger(__name__)

CHANNEL = "gameservice:moved"
POLL = 0.02
"""Seconds between two looks into SQLite's log."""
RETRY = 1.0
"""Seconds before a broken source is tried again."""


def match_key(match_id: Any) -> str:
    return f"match:{match_id}"


def user_key(user_id: Any) -> str:
    return f"user:{user_id}"


@cache
def _redis() -> "redis.Redis":
    return redis.Redis.from_url(settings.REDIS_URL, socket_timeout=1, socket_connect_timeout=1)


def announce(match_id: uuid.UUID) -> None:
    """Called after each write of a match. On SQLite the log itself tells."""
    if settings.REDIS_URL:
        _redis().publish(CHANNEL, str(match_id))


def source() -> Source:
    """What tells of moves here."""
    if settings.REDIS_URL:
        return _from_redis
    return _from_the_log if connection.vendor == "sqlite" else _from_nowhere


def _from_redis(tell: Tell) -> None:
    while True:
        try:
            # Its reads wait for as long as nothing happens.
            client = redis.Redis.from_url(settings.REDIS_URL, socket_timeout=None)
            with client.pubsub() as subscription:  # type: ignore[no-untyped-call]
                subscription.subscribe(CHANNEL)
                tell(None)
                while True:
                    _tell_of(_heard(subscription), tell)
        except Exception:
            logger.exception("streams are not woken until Redis and the database are back")
            connection.close()  # one that was lost is no use any more, and no request ends in this thread
            time.sleep(RETRY)


def _heard(subscription: Any) -> set[str]:
    """The matches that have moved since it was last asked: all that are told of by now, and at least one message."""
    moved: set[str] = set()
    message = subscription.get_message(timeout=None)
    while message is not None:
        if message["type"] == "message":
            moved.add(message["data"].decode())
        message = subscription.get_message()
    return moved


def _from_the_log(tell: Tell) -> None:
    """SQLite counts its changes, and numbers rows in the order in which they were committed."""
    table = Event._meta.db_table
    seen = version = -1
    reminded = timezone.now()
    while True:
        try:
            with connection.cursor() as cursor:
                now = cursor.execute("PRAGMA data_version").fetchone()[0]
                if now != version:
                    moved = f"SELECT DISTINCT match_id FROM {table} WHERE rowid > %s"  # noqa: S608  (a model's name)
                    found = [str(uuid.UUID(row[0])) for row in cursor.execute(moved, [seen])] if seen >= 0 else []
                    seen = cursor.execute(f"SELECT COALESCE(MAX(rowid), 0) FROM {table}").fetchone()[0]  # noqa: S608
                    version = now
                    _tell_of(found, tell)
                    reminded = _tell_of_reminders(reminded, tell)
        except Exception:
            logger.exception("streams are not woken until the database is back")
            connection.close()
            time.sleep(RETRY)
        time.sleep(POLL)


def _tell_of_reminders(since: datetime, tell: Tell) -> datetime:
    """Which are no events: those after a moment; when the last one was."""
    new = list(Seat.objects.filter(told_at__gt=since).values_list("user_id", "told_at"))
    if new:
        tell([user_key(user) for user, _ in new])
    return max([since, *(at for _, at in new if at)])


def _from_nowhere(tell: Tell) -> None:
    """PostgreSQL without Redis: everyone looks every second."""
    while True:
        time.sleep(RETRY)
        tell(None)


def _tell_of(match_ids: Collection[str], tell: Tell) -> None:
    """First those who follow the matches, then those who follow all of theirs: who they are must be looked up."""
    tell(list(map(match_key, match_ids)))
    seats = Seat.objects.filter(match_id__in=match_ids, user__isnull=False)
    tell(list(map(user_key, seats.values_list("user_id", flat=True).distinct())))
