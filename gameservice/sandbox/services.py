"""What a sandbox changes in matches and webhooks."""

import uuid
from datetime import datetime, timedelta
from hashlib import sha256

from django.db import transaction

from gameservice.accounts.models import User
from gameservice.http.problems import Malformed, NotActive
from gameservice.matches import selectors
from gameservice.matches.models import Decision, Event, Match, Seat
from gameservice.matches.selectors import Table
from gameservice.matches.services import leaving, lobby, progress, reminders
from gameservice.notices import webhooks
from gameservice.notices.models import Delivery
from gameservice.ratings.models import Result

MOMENT = timedelta(milliseconds=1)


def create_seeded(host: User, plan: lobby.Plan, seed: str, now: datetime) -> Table:
    """A match whose chance follows from a text: the same text, game, options, seats and entropy give the same match,
    at the same id. The one that was there before is gone, whoever made it. Raises `Malformed`."""
    table = lobby.lay(host, plan, now)
    match, digest = table.match, sha256(seed.encode()).digest()
    match.id, match.server_seed = uuid.UUID(bytes=digest[:16], version=4), digest
    for seat in table.seats:
        seat.match = match
    with transaction.atomic():
        for rows in (Seat, Event, Decision, Delivery):
            rows._default_manager.filter(match_id=match.id).delete()
        Result.objects.filter(match=match.id).delete()
        Match.objects.filter(id=match.id).delete()
    return lobby.publish(table, now)


def advance(match_id: uuid.UUID, user: User, by: timedelta | None, now: datetime) -> Table:
    """Let time pass for whoever a match waits for, and have done what falls due in it; None: until the next reminder or
    deadline. Raises `NotFound`, `NotYourSeat`, `NotActive` (nothing is due)."""
    sight = selectors.see(match_id, user)
    sight.own_seat()
    match = sight.match
    falls = match.remind_at or match.due
    if falls is None or match.due is None:
        raise NotActive("Nothing is due in this match: it has no clock, or does not wait for a person.")
    by = falls - now + MOMENT if by is None else by
    as_read = Match.objects.filter(id=match.id, seq=match.seq, due=match.due)
    if match.turn_since is None:
        as_read.update(due=match.due - by)
    else:
        match.turn_since -= by
        progress.wait(sight.table)
        as_read.update(turn_since=match.turn_since, due=match.due, remind_at=match.remind_at)
    reminders.remind(match_id, now)
    return leaving.pass_deadline(match_id, now)


def require_bot(match_id: uuid.UUID, user: User, seat: int) -> None:
    """Raises `NotFound`, `NotYourSeat`, and `Malformed` where no bot plays the seat."""
    sight = selectors.see(match_id, user)
    sight.own_seat()
    if seat >= len(sight.table.seats) or not sight.table.seats[seat].played_by_bot:
        played = [other.seat for other in sight.table.seats if other.played_by_bot]
        raise Malformed(f"No bot plays seat {seat}; bots play {played or 'none'}.")


def replay(user: User, webhook_id: uuid.UUID, match_id: uuid.UUID) -> int:
    """Send all that a webhook was told of a match once more, in order; how much it is. Raises `NotFound`,
    `WebhookClosed`."""
    webhook = webhooks.webhook(user, webhook_id)
    told = webhooks.deliveries(user).filter(channel=webhook, match_id=match_id).order_by("id")
    ids = list(told.values_list("id", flat=True))
    for delivery_id in ids:
        webhooks.redeliver(user, delivery_id)
    return len(ids)
