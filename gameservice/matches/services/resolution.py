"""The consequences of a match's end: it is proved, and counts for ratings and statistics."""

import logging
import uuid
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from django.db import transaction

from games.core.contract import Lapse, Withdrawal
from gameservice.matches import log, proof, selectors
from gameservice.matches.models import Decision, Match, Seat
from gameservice.matches.selectors import Table
from gameservice.matches.services import progress
from gameservice.ratings import services as ratings

logger = logging.getLogger(__name__)

AT_MOST = 500
"""Of a match with more decisions no simulation is made again, for that would take too long."""


def resolve(match_id: uuid.UUID, now: datetime) -> bool:
    """All of it, once, however often it is asked for; whether this was the time."""
    table = selectors.load(match_id)
    match = table.match
    if not match.over or match.resolved_at is not None:
        return False
    decisions = selectors.decisions(match)
    found = proof.verify(table, selectors.log_rows(match), decisions, simulate=len(decisions) <= AT_MOST)
    if not found.holds:
        logger.critical("match %s does not verify: first fault at event %s", match.id, found.first_fault)
    with transaction.atomic(durable=True):
        if not Match.objects.filter(id=match.id, resolved_at=None).update(resolved_at=now):
            return False
        if match.status == Match.Status.FINISHED:
            _record(table, decisions)
    return True


def _record(table: Table, decisions: Sequence[Decision]) -> None:
    match = table.match
    outcome: dict[str, Any] = match.outcome or {}
    helped = {decision.seat for decision in decisions if _is_by_bot(decision)}
    present = {decision.seat for decision in decisions if not _is_by_bot(decision) and _is_own(decision)}
    ratings.record(
        match.id,
        match.game,
        public=match.visibility == "public",
        reason=outcome["reason"],
        placings=[
            ratings.Placing(
                seat=seat.seat,
                user=seat.user_id,
                kind=log.person(seat).kind,
                place=_place(outcome["ranking"], seat.seat),
                won=seat.seat in outcome["winners"],
                left=seat.state != Seat.State.PLAYING,
                # A rematch seats people who may not know of it.
                present=seat.seat in present,
                helped=seat.seat in helped or bool(seat.level),
            )
            for seat in table.seats
        ],
        at=match.updated_at,
    )


def _is_by_bot(decision: Decision) -> bool:
    return (decision.key or "").startswith("bot ")


def _is_own(decision: Decision) -> bool:
    """Whether a person made it, rather than the passing of time, or leaving."""
    return decision.action not in (progress.encode_action(Lapse()), progress.encode_action(Withdrawal()))


def _place(ranking: Sequence[Sequence[int]], seat: int) -> int:
    """1 for the best; who shares a place counts from the same one."""
    before = 0
    for group in ranking:
        if seat in group:
            break
        before += len(group)
    return before + 1
