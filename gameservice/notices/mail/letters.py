"""Writes and sends letters: that which asks whether an address is right, and those that tell of matches.

Mail is sent by threads that wait for the mail server; all that is asked of the database is asked before.
"""

import logging
import re
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import datetime, timedelta
from functools import cache
from http import HTTPStatus
from smtplib import SMTPRecipientsRefused, SMTPResponseException
from typing import Any, Final
from urllib.parse import urlsplit
from uuid import UUID
from zoneinfo import ZoneInfo

from django.conf import settings
from django.core.mail import EmailMultiAlternatives
from django.db.models import F
from django.template.loader import render_to_string

from gameservice.accounts.models import new_id
from gameservice.notices import outbox
from gameservice.notices.mail import links, quiet
from gameservice.notices.mail.words import listed, moment, say
from gameservice.notices.models import Channel, Delivery, Kind
from gameservice.notices.sending import Answer

logger = logging.getLogger(__name__)

AT_ONCE: Final = 32
"""Connections to the mail server."""
PATIENCE: Final = 10.0
"""Seconds to wait for one of them; later somebody else may have taken the letter."""

POLICY: Final = re.compile(rb"5\.7\.")
"""How an answer begins that speaks of us rather than of the address (RFC 3463): we may not relay, say."""


def question(user: UUID, address: str, language: str) -> EmailMultiAlternatives:
    """Asks whether letters may go to the address. Nothing that the one wrote is in it who gave the address."""
    link = links.confirmation(user, address)
    paragraphs = [say(language, "mailbox-confirm"), say(language, "mailbox-confirm-else")]
    subject, button = say(language, "mailbox-confirm-subject"), say(language, "confirm")
    return _letter(new_id(), address, language, subject, paragraphs, button, link)


def post(delivery: Delivery, data: dict[str, Any], now: datetime) -> "Future[Answer | None]":
    """Mail what a delivery tells; in quiet hours it waits for their end, and is then asked for anew."""
    mailbox = delivery.channel
    until = _quiet_until(mailbox, now)
    if until is not None:
        _put_off(delivery, until)
        return _nothing()
    if _is_outdone(delivery, now):
        return _nothing()
    return _pool().submit(_in_time, _telling(delivery, data, now), time.monotonic())


def attempt(letter: EmailMultiAlternatives) -> Answer:
    """Send it now. An address that the mail server refuses for good is answered as 410 Gone."""
    try:
        letter.send()
    except SMTPRecipientsRefused as refusal:
        code, said = next(iter(refusal.recipients.values()))
        gone = 500 <= code < 600 and not POLICY.match(said)
        return Answer(HTTPStatus.GONE if gone else None, f"The mail server refused the address ({code}).")
    except SMTPResponseException as refusal:
        logger.warning("the mail server refused a letter: %s", refusal)
        return Answer(fault=f"The mail server refused the letter ({refusal.smtp_code}).")
    except Exception as fault:
        logger.warning("a letter could not be sent: %r", fault)
        return Answer(fault="The mail server did not take the letter.")
    return Answer()


def _in_time(letter: EmailMultiAlternatives, since: float) -> Answer:
    if time.monotonic() - since > PATIENCE:
        return Answer(fault="The mail server is slow.")
    return attempt(letter)


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(AT_ONCE, thread_name_prefix="mail")


def _nothing() -> "Future[Answer | None]":
    answer: Future[Answer | None] = Future()
    answer.set_result(None)
    return answer


def _quiet_until(mailbox: Channel, now: datetime) -> datetime | None:
    if mailbox.quiet_from is None or mailbox.quiet_to is None:
        return None
    return quiet.end(now, mailbox.quiet_from, mailbox.quiet_to, ZoneInfo(mailbox.time_zone))


def _put_off(delivery: Delivery, until: datetime) -> None:
    """This and all else that waits for the mailbox. This was no attempt: as it is counted no more, what becomes of it
    is not recorded either."""
    waiting = Delivery.objects.filter(outbox.PENDING, channel=delivery.channel)
    waiting.filter(due__lt=until).update(due=until)
    waiting.filter(id=delivery.id, attempts=delivery.attempts).update(attempts=F("attempts") - 1)


def _is_outdone(delivery: Delivery, now: datetime) -> bool:
    """Whether another letter of the match, which tells more, is due as well: after quiet hours, or an outage."""
    same = Delivery.objects.filter(outbox.PENDING, channel=delivery.channel, match_id=delivery.match_id)
    return same.filter(due__lte=now, created_at__gt=delivery.created_at).exists()


def _telling(delivery: Delivery, data: dict[str, Any], now: datetime) -> EmailMultiAlternatives:
    mailbox, kind = delivery.channel, Kind(delivery.kind)
    language, message = mailbox.language, kind.word.replace(".", "-")
    told = _told(data, mailbox, now)
    paragraphs = [say(language, message, **told)]
    if kind == Kind.MATCH_FINISHED:
        paragraphs += _winners(data, language)
    elif data["due"]:
        paragraphs.append(say(language, "until", **told))
    if data["orders_dropped"]:
        paragraphs.append(say(language, "orders-dropped"))
    return _letter(
        delivery.id,
        mailbox.address,
        language,
        say(language, f"{message}-subject", **told),
        paragraphs,
        say(language, "look" if kind == Kind.MATCH_FINISHED else "play"),
        f"{settings.PUBLIC_URL}/#/m/{data['match']}",
        unsubscribe=links.unsubscription(mailbox.id, mailbox.address),
    )


def _told(data: dict[str, Any], mailbox: Channel, now: datetime) -> dict[str, Any]:
    """What the messages of a match name."""
    others = [name for seat, name in enumerate(data["players"]) if name and seat != data["seat"]]
    told = {"title": data["title"], "count": len(others), "others": listed(mailbox.language, others), "left": "none"}
    if data["due"]:
        due, zone = datetime.fromisoformat(data["due"]), ZoneInfo(mailbox.time_zone or "UTC")
        told |= {"due": moment(due, zone), "zone": zone.key, **_left(due - now)}
    return told


def _left(time: timedelta) -> dict[str, Any]:
    """In whole days, hours or minutes, and in no unit of which there is but one."""
    for unit, size in (("days", timedelta(days=1)), ("hours", timedelta(hours=1))):
        if time >= 2 * size:
            return {"unit": unit, "left": time // size}
    return {"unit": "minutes", "left": max(1, time // timedelta(minutes=1))}


def _winners(data: dict[str, Any], language: str) -> list[str]:
    for event in data["events"]:
        if event["type"] == "match.finished":
            seats = event["data"]["outcome"]["winners"]
            names = [data["players"][seat] for seat in seats if seat != data["seat"]]
            me = str(data["seat"] in seats).lower()
            return [say(language, "won", count=len(seats), won_by_me=me, winners=listed(language, names))]
    return []


def _letter(
    id_: UUID,
    address: str,
    language: str,
    subject: str,
    paragraphs: Sequence[str],
    button: str,
    link: str,
    *,
    unsubscribe: str = "",
) -> EmailMultiAlternatives:
    headers = {"Message-ID": f"<{id_}@{urlsplit(settings.PUBLIC_URL).hostname}>", "Auto-Submitted": "auto-generated"}
    if unsubscribe:
        headers |= {"List-Unsubscribe": f"<{unsubscribe}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    told = {
        "language": language,
        "subject": subject,
        "paragraphs": paragraphs,
        "button": button,
        "link": link,
        "because": say(language, "sent-because"),
        "stop": say(language, "stop"),
        "unsubscribe": unsubscribe,
    }
    text = render_to_string("notices/letter.txt", told)
    letter = EmailMultiAlternatives(subject, text, to=[address], headers=headers)
    letter.attach_alternative(render_to_string("notices/letter.html", told), "text/html")
    return letter
