"""Is the service up, and since when? The sweeper's pulse tells; a long silence was downtime, which no clock counts."""

import logging
import uuid
from datetime import datetime, timedelta

from django.conf import settings

from gameservice.matches import effects, log, selectors
from gameservice.matches.models import Match, Pulse
from gameservice.matches.services import progress, store
from gameservice.matches.services.lobby import retrying

logger = logging.getLogger(__name__)

AT_MOST = timedelta(minutes=1)
"""A pause between two sweeps that is no downtime, as long as they are not meant to be rarer."""
THE_ONE = 1


def is_steady(now: datetime) -> bool:
    """Whether the last sweep was not long ago. Nobody's time runs out while it is not known who was kept waiting."""
    last = _last()
    return last is not None and now - last <= _tolerated()


def beat(now: datetime, *, restarted: bool = False) -> None:
    """A sweep takes place. Where the last one was too long ago, or the service is only just back, all that were to act
    get the time since back."""
    last = _last()
    if last is not None and (restarted or now - last > _tolerated()):
        logger.warning("no sweep from %s to %s: the clocks are put back", last, now)
        for match_id in list(Match.objects.filter(due__isnull=False).values_list("id", flat=True)):
            credit(match_id, last, now)
    Pulse.objects.update_or_create(pk=THE_ONE, defaults={"at": now})


def _last() -> datetime | None:
    return Pulse.objects.filter(pk=THE_ONE).values_list("at", flat=True).first()


def _tolerated() -> timedelta:
    return max(AT_MOST, timedelta(seconds=12 * settings.SWEEP_SECONDS))


def credit(match_id: uuid.UUID, since: datetime, until: datetime) -> None:
    """Give back the time of an outage to whoever was to act in it, but what was given back already."""
    retrying(lambda: _credit(match_id, since, until))


def _credit(match_id: uuid.UUID, since: datetime, until: datetime) -> None:
    table = selectors.load(match_id)
    match = table.match
    if match.due is None or match.turn_since is None:
        return
    lost = until - max(since, match.turn_since, match.credited_at or since)
    if lost <= timedelta(0):
        return
    seq, writer = match.seq, log.Writer(match, until)
    match.turn_since, match.credited_at = match.turn_since + lost, until
    progress.wait(table)
    writer.add(log.MatchClockCredited(seconds=round(lost.total_seconds())))
    store.append(match, seq, writer.rows)
    effects.follow_up(match)
