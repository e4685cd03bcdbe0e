"""Reminders: whoever must decide is reminded when half of the time has gone, and nine tenths; nobody twice."""

import uuid
from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import QuerySet

from gameservice.matches import effects, presence, selectors
from gameservice.matches.models import Match, Seat, unmask
from gameservice.matches.selectors import Table
from gameservice.matches.services import leaving, progress
from gameservice.notices.models import Channel, Delivery, Kind


def to_remind(now: datetime) -> QuerySet[Match]:
    """Matches in which a reminder is due."""
    return Match.objects.filter(remind_at__lt=now).order_by("remind_at")


def remind(match_id: uuid.UUID, now: datetime) -> bool:
    """Remind whoever must decide, but who looks at the match; whether this was the time. Of several reminders that are
    due, after an outage, one is sent."""
    table = selectors.load(match_id)
    match, sent = table.match, table.match.reminders
    if match.remind_at is None or match.remind_at > now or leaving.is_late(match, now):
        return False
    while match.remind_at is not None and match.remind_at <= now:
        match.reminders += 1
        match.remind_at = progress.next_reminder(match)
    seats = _to_be_reminded(table)
    looking = {seat.user_id for seat in seats if presence.is_looking(match.id, seat.user_id)}
    deliveries = _deliveries(match, seats, looking, now)
    absent = [seat.seat for seat in seats if seat.user_id not in looking]
    as_read = Match.objects.filter(id=match.id, seq=match.seq, reminders=sent)
    with transaction.atomic(durable=True):
        if not as_read.update(reminders=match.reminders, remind_at=match.remind_at):
            return False
        Seat.objects.filter(match_id=match.id, seat__in=absent).update(told_at=now)
        Delivery.objects.bulk_create(deliveries)
    effects.announce(match)
    effects.deliver(len(deliveries))
    return True


def _to_be_reminded(table: Table) -> list[Seat]:
    return [table.seats[number] for number in unmask(table.match.to_act) if table.waits_for(number)]


def _deliveries(match: Match, seats: list[Seat], looking: set[Any], now: datetime) -> list[Delivery]:
    channels = Channel.objects.filter(user_id__in=[seat.user_id for seat in seats], is_open=True)
    return [
        Delivery(
            match_id=match.id,
            channel=channel,
            kind=Kind.TURN_REMINDER,
            after=match.seq,
            seq=match.seq,
            due=now,
            created_at=now,
        )
        for channel in channels
        if channel.kinds & Kind.TURN_REMINDER and (channel.while_looking or channel.user_id not in looking)
    ]
