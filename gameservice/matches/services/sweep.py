"""The sweeper: finds in the rows what should move on its own, and sends its messages again."""

import logging
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import Q, QuerySet
from django.db.models.expressions import RawSQL

from gameservice.matches import effects
from gameservice.matches.models import Match
from gameservice.matches.services import pulse, reminders
from gameservice.notices import outbox

logger = logging.getLogger(__name__)

AT_ONCE = 2_000
"""Of each kind, in one sweep."""

GRACE = timedelta(seconds=1)
"""So long a match may wait for what moves it: most bots take less, and one that is asked twice moves once."""

BOT_TO_MOVE = Q(status=Match.Status.ACTIVE, bots_to_act__gt=0)
# SQLite takes an index only for the very texts of its condition, not for parameters.
UNRESOLVED = Q(status__in=[RawSQL("'finished'", ()), RawSQL("'aborted'", ())], resolved_at=None)


def sweep(now: datetime, grace: timedelta = GRACE) -> int:
    """Send the messages of all deadlines that have passed, and of what should have moved by itself and did not within
    `grace`; how many matches the latter were."""
    pulse.beat(now)
    for match in overdue(now).only("id")[:AT_ONCE]:
        effects.send(effects.PASS_DEADLINE, str(match.id), expires=settings.SWEEP_SECONDS)
    for match in reminders.to_remind(now).only("id")[:AT_ONCE]:
        effects.send(effects.REMIND, str(match.id), expires=settings.SWEEP_SECONDS)
    outbox.forget(now)
    effects.deliver(outbox.due(now))
    found = 0
    for due in (BOT_TO_MOVE, UNRESOLVED):
        for match in waiting(due, now, grace)[:AT_ONCE]:
            logger.info("match %s waited since %s: no message had moved it", match.id, match.updated_at)
            effects.follow_up(match, expires=settings.SWEEP_SECONDS)
            found += 1
    if found:
        logger.warning("matches that waited longer than %s, for no message had moved them: %s", grace, found)
    return found


def overdue(now: datetime) -> QuerySet[Match]:
    """Matches in which the time of somebody has run out."""
    return Match.objects.filter(due__lt=now).order_by("due")


def waiting(due: Q, now: datetime, grace: timedelta) -> QuerySet[Match]:
    """Matches that should have moved by themselves for longer than `grace`, those that wait longest first. Who moved
    last in a time still to come had a clock that was wrong, and waits too."""
    just_now = Q(updated_at__gt=now - grace, updated_at__lte=now)
    return Match.objects.filter(due, ~just_now).order_by("updated_at")


def stuck(now: datetime) -> int:
    """How many matches should have moved by themselves and have not, for longer than a sweep takes to find them."""
    grace = timedelta(seconds=3 * settings.SWEEP_SECONDS)
    left = sum(waiting(due, now, grace).count() for due in (BOT_TO_MOVE, UNRESOLVED))
    return left + overdue(now - grace).count()
