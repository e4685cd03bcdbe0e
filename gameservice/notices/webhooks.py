"""Webhooks: the only writer of them."""

import base64
import binascii
import logging
import secrets
from datetime import timedelta
from typing import Any, Final
from uuid import UUID

from celery import current_app
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone
from msgspec import UNSET, UnsetType

from gameservice.accounts.models import User
from gameservice.http.problems import Fault, Malformed, NotFound, TooMany, WebhookClosed
from gameservice.notices import outbox
from gameservice.notices.addresses import require_callable
from gameservice.notices.delivering import DELIVER
from gameservice.notices.models import NO_MATCH, Channel, Delivery, Kind
from gameservice.notices.outbox import Line

logger = logging.getLogger(__name__)

MOST_WEBHOOKS: Final = 10
"""Of one account."""
PREFIX: Final = "whsec_"
BOTH_SIGN: Final = timedelta(hours=24)
"""So long the secret before signs beside a new one."""
BY_OWNER: Final = "Its owner closed it."


def webhooks(user: User) -> QuerySet[Channel]:
    return Channel.objects.filter(user=user, means=Channel.Means.WEBHOOK)


def webhook(user: User, webhook_id: UUID) -> Channel:
    """Raises `NotFound`."""
    found = webhooks(user).filter(id=webhook_id).first()
    if found is None:
        raise NotFound("You have no webhook of this id; GET /api/v1/webhooks lists yours.")
    return found


def create(user: User, url: str, kinds: Kind, secret: str | None, *, while_looking: bool = False) -> Channel:
    """Raises `Malformed`, `TooMany`."""
    made = Channel(user=user, means=Channel.Means.WEBHOOK, address=require_callable(url), kinds=kinds)
    made.while_looking = while_looking
    made.secret = new_secret() if secret is None else require_secret(secret)
    with transaction.atomic():
        User.objects.select_for_update().get(pk=user.pk)  # of several at once each counts the others
        if webhooks(user).count() >= MOST_WEBHOOKS:
            raise TooMany(f"An account has at most {MOST_WEBHOOKS} webhooks; DELETE one of yours first.")
        made.save(force_insert=True)
    return made


def change(
    user: User,
    webhook_id: UUID,
    *,
    url: str | UnsetType,
    kinds: Kind | UnsetType,
    active: bool | UnsetType,
    while_looking: bool | UnsetType,
    secret: str | UnsetType | None,
) -> Channel:
    """What is not set stays; a secret of None is a new one. Raises `NotFound`, `Malformed`."""
    found, now = webhook(user, webhook_id), timezone.now()
    changes: dict[str, Any] = {"kinds": kinds, "while_looking": while_looking}
    if url is not UNSET:
        changes["address"] = require_callable(url)
    if secret is not UNSET:
        changes["secret"] = new_secret() if secret is None else require_secret(secret)
        changes |= {"previous_secret": found.secret, "previous_until": now + BOTH_SIGN}
    if active is True:
        changes |= {"is_open": True, "closed_because": ""}
    changes = {field: value for field, value in changes.items() if value is not UNSET}
    with transaction.atomic():
        if changes:
            webhooks(user).filter(id=found.id).update(**changes)
        if active is False and found.is_open:
            outbox.close(found, BY_OWNER, now)
    return webhook(user, webhook_id)


def delete(user: User, webhook_id: UUID) -> None:
    """And all its deliveries. Raises `NotFound`."""
    webhook(user, webhook_id).delete()


def send_test(user: User, webhook_id: UUID) -> Delivery:
    """Have it told that it is heard. Raises `NotFound`, `WebhookClosed`."""
    found = webhook(user, webhook_id)
    _require_open(found)
    now = timezone.now()
    outbox.hurry(Line(found.id, NO_MATCH), now)  # it would wait behind tests that failed
    made = Delivery.objects.create(channel=found, kind=Kind.WEBHOOK_TEST, due=now, created_at=now)
    _hint()
    return made


def deliveries(user: User) -> QuerySet[Delivery]:
    """All to one's webhooks, newest first."""
    mine = Delivery.objects.filter(channel__user=user, channel__means=Channel.Means.WEBHOOK)
    return mine.select_related("channel").order_by("-id")


def redeliver(user: User, delivery_id: UUID) -> Delivery:
    """Send it again, or at once. Raises `NotFound`, `WebhookClosed`."""
    found = deliveries(user).filter(id=delivery_id).first()
    if found is None:
        raise NotFound("You have no delivery of this id; GET /api/v1/webhooks/{id}/deliveries lists them.")
    _require_open(found.channel)
    again = outbox.again(found, timezone.now())
    _hint()
    return again


def new_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def require_secret(secret: str) -> str:
    """Raises `Malformed`."""
    try:
        size = len(base64.b64decode(secret.removeprefix(PREFIX), validate=True))
    except (binascii.Error, ValueError):
        size = 0
    if not (secret.startswith(PREFIX) and 24 <= size <= 64):
        said = f"must be {PREFIX} and the base64 of 24 to 64 bytes"
        raise Malformed(f"The body does not fit: /secret: {said}", errors=[Fault("/secret", said)])
    return secret


def _require_open(found: Channel) -> None:
    if not found.is_open:
        raise WebhookClosed(f'It is closed: {found.closed_because} PATCH it with "active": true first.')


def _hint() -> None:
    """A broker that does not answer is logged, never raised: the sweeper finds what is due."""
    try:
        current_app.send_task(DELIVER)
    except Exception:
        logger.exception("'%s' was not sent; the sweeper will find what is due", DELIVER)
