"""The sweeper: finds in the rows what should move on its own, and sends its messages again."""

import logging
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import Q, QuerySet

from gameservice.matches import effects
from gameservice.matches.models import Match
from gameservice.matches.services import pulse

logger = logging.getLogger(__name__)

AT_ONCE = 2_000
"""Of each kind, in one sweep."""

BOT_TO_MOVE = Q(status=Match.Status.ACTIVE, bots_to_act__gt=0)
UNRESOLVED = Q(status__in=[Match.Status.FINISHED, Match.Status.ABORTED], resolved_at=None)


def sweep(now: datetime, grace: timedelta | None = None) -> int:
    """Send the messages of all deadlines that have passed, and of what should have moved by itself and did not within
    `grace`; how many matches the latter were.

    By default a match may wait for as long as passes from one sweep to the next.
    """
    pulse.beat(now)
    for match in overdue(now).only("id")[:AT_ONCE]:
        effects.send(effects.PASS_DEADLINE, str(match.id), expires=settings.SWEEP_SECONDS)
    before = now - (timedelta(seconds=settings.SWEEP_SECONDS) if grace is None else grace)
    found = 0
    for due in (BOT_TO_MOVE, UNRESOLVED):
        for match in waiting(due, before)[:AT_ONCE]:
            logger.info("match %s waited since %s: no message had moved it", match.id, match.updated_at)
            effects.follow_up(match, expires=settings.SWEEP_SECONDS)
            found += 1
    if found:
        logger.warning("%s matches waited longer than %s: no message had moved them", found, now - before)
    return found


def overdue(now: datetime) -> QuerySet[Match]:
    """Matches in which the time of somebody has run out."""
    return Match.objects.filter(due__lt=now).order_by("due")


def waiting(due: Q, before: datetime) -> QuerySet[Match]:
    """Matches that should have moved by themselves before then, those that wait longest first."""
    return Match.objects.filter(due, updated_at__lte=before).order_by("updated_at")


def stuck(now: datetime) -> int:
    """How many matches should have moved by themselves and have not, for longer than a sweep takes to find them."""
    before = now - timedelta(seconds=3 * settings.SWEEP_SECONDS)
    return waiting(BOT_TO_MOVE, before).count() + waiting(UNRESOLVED, before).count() + overdue(before).count()
