"""What follows a write, after its commit: messages to the workers. The broker is only a hint, for the rows say what
must happen: what is lost here, the sweeper finds.
"""

import logging
from typing import Any

from celery import current_app
from django.conf import settings
from redis import RedisError

from gameservice.matches import wakes
from gameservice.matches.models import Match, unmask
from gameservice.notices.delivering import DELIVER as DELIVER

logger = logging.getLogger(__name__)

PLAY_BOT = "matches.play_bot"
RESOLVE = "matches.resolve"
PASS_DEADLINE = "matches.pass_deadline"  # noqa: S105  (no password)
REMIND = "matches.remind"


def follow_up(match: Match, *, expires: float | None = None) -> None:
    """Send the messages that the match's row asks for: its bots' turns, or its resolution.

    Those that expire, in seconds, are dropped unread when the queue is longer than that: so who sends them again and
    again does not make it grow.
    """
    announce(match)
    if match.status == Match.Status.ACTIVE:
        for seat in unmask(match.bots_to_act):
            send(PLAY_BOT, str(match.id), seat, match.seq, expires=expires)
    elif match.over and match.resolved_at is None:
        send(RESOLVE, str(match.id), expires=expires)


def announce(match: Match) -> None:
    """Wake the streams; a Redis that does not answer is logged, never raised."""
    try:
        wakes.announce(match.id)
    except RedisError:
        logger.exception("match %s: its streams were not woken; they will look themselves", match.id)


def deliver(written: int) -> None:
    """Have so many new rows of the outbox delivered; whoever delivers takes all that there are."""
    if written:
        send(DELIVER, expires=settings.SWEEP_SECONDS)


def send(task: str, *arguments: Any, expires: float | None = None) -> None:
    """Enqueue a task by name; a broker that does not answer is logged, never raised."""
    try:
        current_app.send_task(task, args=arguments, expires=expires)
    except Exception:
        logger.exception("'%s' was not sent for %s; the sweeper will find it", task, arguments[:1] or "all")
