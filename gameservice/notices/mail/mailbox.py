"""The mailbox of an account: the only writer of it. Nothing is mailed there before whoever reads it has said so."""

import math
import threading
from datetime import datetime, time, timedelta
from typing import Final
from uuid import UUID

from django.core.exceptions import ValidationError
from django.core.validators import EmailValidator
from django.db import transaction
from django.utils.crypto import salted_hmac
from msgspec import Struct, structs

from gameservice.accounts.models import User
from gameservice.http.problems import Fault, Malformed, NotFound, Throttled, Unavailable
from gameservice.notices import outbox
from gameservice.notices.mail import letters
from gameservice.notices.models import Asked, Channel, Kind

ONE_DAY: Final = timedelta(days=1)
ASKED_A_DAY: Final = 3
"""Addresses that one account may have asked; each is asked once, whoever wants it."""
LONGEST: Final = 254
"""Characters of an address (RFC 5321)."""
BY_READER: Final = "Its reader wanted no more letters."

_is_address: Final = EmailValidator(allowlist=[])
_slots: Final = threading.BoundedSemaphore(2)
"""Questions are sent while the one waits who set the address: a mail server that hangs must not hold up all others."""


class Wishes(Struct, frozen=True):
    """What is mailed, and how: fields of `Channel`."""

    kinds: Kind
    language: str
    while_looking: bool
    quiet_from: time | None
    quiet_to: time | None
    time_zone: str


def mailbox(user: User) -> Channel:
    """Raises `NotFound`."""
    found = _find(user)
    if found is None:
        raise NotFound("You have no mailbox; PUT one.")
    return found


def put(user: User, address: str, wishes: Wishes, now: datetime) -> Channel:
    """Have letters sent to an address, which is asked first where it has not confirmed. Raises `Malformed`,
    `Throttled`, `Unavailable`."""
    address, before = require_address(address), _find(user)
    told = structs.asdict(wishes)
    if before is None or before.address != address or not (before.is_open or _was_asked_lately(before, now)):
        _ask(user, address, wishes.language, now)
        told["asked_at"] = now
    with transaction.atomic():
        User.objects.select_for_update().get(pk=user.pk)  # of several at once the last one stands
        mailboxes = Channel.objects.filter(user=user, means=Channel.Means.EMAIL)
        mailboxes.exclude(address=address).delete()  # with what waits for it
        new = {"is_open": False, "user": user, "means": Channel.Means.EMAIL}
        changed, _ = mailboxes.update_or_create(address=address, defaults=told, create_defaults=told | new)
    return changed


def delete(user: User) -> None:
    """With what waits for it. Raises `NotFound`."""
    mailbox(user).delete()


def waits_for_confirmation(user: UUID, address: str) -> Channel | None:
    """The user's mailbox, if this is its address still; it may be confirmed already."""
    return Channel.objects.filter(user=user, means=Channel.Means.EMAIL, address=address).first()


def confirm(found: Channel) -> None:
    Channel.objects.filter(id=found.id).update(is_open=True, closed_because="")


def unsubscribe(mailbox_id: UUID, now: datetime) -> None:
    """Nothing more is sent to a mailbox; one that is gone gets nothing anyway."""
    found = Channel.objects.filter(id=mailbox_id, means=Channel.Means.EMAIL, is_open=True).first()
    if found is not None:
        outbox.close(found, BY_READER, now)


def require_address(address: str) -> str:
    """As it is written to: somebody at a named host. Raises `Malformed`."""
    try:
        _is_address(address)
    except ValidationError:
        raise _malformed("must be an e-mail address") from None
    name, _, host = address.rpartition("@")
    if len(address) > LONGEST or host.startswith("["):
        raise _malformed(f"must have at most {LONGEST} characters, and a host's name after the @")
    return f"{name}@{host.lower()}"


def _malformed(said: str) -> Malformed:
    return Malformed(f"The body does not fit: /address: {said}", errors=[Fault("/address", said)])


def _find(user: User) -> Channel | None:
    return Channel.objects.filter(user=user, means=Channel.Means.EMAIL).first()


def _was_asked_lately(found: Channel, now: datetime) -> bool:
    return found.asked_at is not None and found.asked_at > now - ONE_DAY


def _ask(user: User, address: str, language: str, now: datetime) -> None:
    """Mail the question, if that may be. Where the mail server does not take it now, it may be asked again at once."""
    if not _slots.acquire(blocking=False):
        raise Unavailable("Other addresses are being asked; send it again in a moment.", headers={"Retry-After": "1"})
    try:
        claim = _claim(user, address, now)
        answer = letters.attempt(letters.question(user.id, address, language))
    finally:
        _slots.release()
    if answer.status:
        raise _malformed("the mail server refuses it")
    if answer.fault:
        claim.delete()
        raise Unavailable("The letter that asks to confirm the address could not be sent; try again later.")


def _claim(user: User, address: str, now: datetime) -> Asked:
    """The right to ask an address. Raises `Throttled`."""
    with transaction.atomic():
        User.objects.select_for_update().get(pk=user.pk)  # of several at once each counts the others
        Asked.objects.filter(at__lte=now - ONE_DAY).delete()
        mine = list(Asked.objects.filter(user=user).order_by("at"))
        if len(mine) >= ASKED_A_DAY:
            raise _throttled(f"An account may have {ASKED_A_DAY} addresses asked a day", mine[0], now)
        claim, is_new = Asked.objects.get_or_create(address=_fingerprint(address), defaults={"user": user, "at": now})
        if not is_new:
            raise _throttled("The address was asked to confirm less than a day ago", claim, now)
    return claim


def _throttled(said: str, claim: Asked, now: datetime) -> Throttled:
    seconds = max(1, math.ceil((claim.at + ONE_DAY - now).total_seconds()))
    return Throttled(f"{said}; wait {seconds} s and send it again.", headers={"Retry-After": str(seconds)})


def _fingerprint(address: str) -> str:
    """The same for all ways to write to one mailbox: `Ana+games@…` is `ana@…`."""
    name, _, host = address.lower().rpartition("@")
    return salted_hmac("mailbox", f"{name.partition('+')[0]}@{host}", algorithm="sha256").hexdigest()
