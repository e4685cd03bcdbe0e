"""What the workers do: one service call each, harmless when delivered twice."""

import logging
import uuid
from collections.abc import Iterator
from contextlib import contextmanager

from celery import shared_task
from django.utils import timezone

from gameservice.matches import effects
from gameservice.matches.api import notices
from gameservice.matches.services import bots, leaving, reminders, resolution
from gameservice.matches.services import sweep as sweeping
from gameservice.notices import delivering

logger = logging.getLogger(__name__)


@contextmanager
def _naming(match_id: str) -> Iterator[uuid.UUID]:
    """Celery tells of the fault, but not of which match."""
    try:
        yield uuid.UUID(match_id)
    except Exception:
        logger.error("match %s is as it was: its task failed, and the sweeper will send it again", match_id)
        raise


@shared_task(name=effects.PLAY_BOT)
def play_bot(match_id: str, seat: int, seq: int) -> None:
    with _naming(match_id) as match:
        bots.play_bot_turn(match, seat, seq, timezone.now())


@shared_task(name=effects.RESOLVE)
def resolve(match_id: str) -> None:
    with _naming(match_id) as match:
        resolution.resolve(match, timezone.now())


@shared_task(name=effects.PASS_DEADLINE)
def pass_deadline(match_id: str) -> None:
    with _naming(match_id) as match:
        leaving.pass_deadline(match, timezone.now())


@shared_task(name=effects.REMIND)
def remind(match_id: str) -> None:
    with _naming(match_id) as match:
        reminders.remind(match, timezone.now())


@shared_task(name=effects.DELIVER)
def deliver() -> None:
    if delivering.deliver(notices.news):
        effects.deliver(1)


@shared_task(name="matches.sweep")
def sweep() -> None:
    sweeping.sweep(timezone.now())
