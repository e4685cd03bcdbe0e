"""Delivers what the outbox holds.

Attempts run beside each other, so that none waits for a receiver that hangs; all that is asked of the database is
asked by the one who called.
"""

import logging
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from datetime import datetime
from typing import Any, Final, TypeAlias
from uuid import UUID

from django.db import connection, transaction
from django.utils import timezone

from gameservice.notices import outbox, sending
from gameservice.notices.mail import letters
from gameservice.notices.models import Channel, Delivery, Kind
from gameservice.notices.outbox import Line
from gameservice.notices.sending import Answer

logger = logging.getLogger(__name__)

DELIVER: Final = "matches.deliver"
"""The task that calls `deliver`."""

Body: TypeAlias = Callable[[Delivery], dict[str, Any] | None]
"""What a delivery of a match says, as its receiver may know it now; None where it need not be said any more."""
Attempt: TypeAlias = "Future[Any]"
"""Its result is an `Answer`, or None where there is nothing to say."""
Send: TypeAlias = Callable[[Delivery, dict[str, Any], datetime], Attempt]

SENDERS: Final[dict[str, Send]] = {Channel.Means.WEBHOOK: sending.post, Channel.Means.EMAIL: letters.post}

NO_ACCOUNT: Final = "Its account is closed."

FOR_EACH: Final = 4
"""Attempts at once for one account."""
AT_ONCE: Final = 500
"""Attempts at once in all."""
TAKEN_AT_ONCE: Final = 50
"""What they say is made one by one, and until then nothing is recorded."""
TAKING: Final = 8.0
"""Seconds; a message that is worked on longer would be delivered again by the broker."""
LOOKING: Final = 0.1
"""Seconds between two looks at what else is due, more where a look takes long."""

_sending: dict[Attempt, UUID] = {}
"""The accounts of all attempts that this process is at."""


def deliver(body_of: Body) -> bool:
    """Deliver all that is due; whether it stopped before that, and wants to be called again."""
    run = _Run(body_of)
    until = time.monotonic() + TAKING
    while time.monotonic() < until:
        if not run.go_on():
            return False
        run.wait()
    # Those that hang hold up nobody: the next call need not wait for them.
    threading.Thread(target=run.finish, name="stragglers", daemon=True).start()
    return True


class _Run:
    def __init__(self, body_of: Body) -> None:
        self.attempts: dict[Attempt, Delivery] = {}
        self._body_of = body_of
        self._lines: dict[UUID, deque[Line]] = {}
        self._next_look = 0.0

    def go_on(self) -> bool:
        """Record what has ended, and send what is due; whether there is, or may be, more to do."""
        now = timezone.now()
        self._record(now)
        looks = time.monotonic() >= self._next_look or not (self.attempts or self._lines)
        if looks:
            self._look(now)
        for delivery in outbox.take(list(self._next_lines()), now):
            self._send(delivery, now)
        return bool(self.attempts) or not looks

    def wait(self) -> None:
        """For the first attempt that ends, or the next look."""
        wait(self.attempts, timeout=LOOKING, return_when=FIRST_COMPLETED)

    def finish(self) -> None:
        """Record what is still being sent, in a thread of its own."""
        try:
            while self.attempts:
                self.wait()
                self._record(timezone.now())
        finally:
            connection.close()

    def _look(self, now: datetime) -> None:
        began = time.monotonic()
        self._lines = {user: deque(lines) for user, lines in outbox.waiting(now).items()}
        self._next_look = began + max(LOOKING, 6 * (time.monotonic() - began))

    def _next_lines(self) -> Iterator[Line]:
        """As many as may be sent, of each account in turn."""
        room = min(TAKEN_AT_ONCE, AT_ONCE - len(_sending))
        busy = Counter(list(_sending.values()))
        for _ in range(FOR_EACH):
            for user in [user for user in self._lines if busy[user] < FOR_EACH][: max(room, 0)]:
                yield self._lines[user].popleft()
                busy[user] += 1
                room -= 1
                if not self._lines[user]:
                    del self._lines[user]

    def _send(self, delivery: Delivery, now: datetime) -> None:
        attempt = self._attempt(delivery, now)
        self.attempts[attempt] = delivery
        _sending[attempt] = delivery.channel.user_id
        attempt.add_done_callback(_sending.pop)

    def _attempt(self, delivery: Delivery, now: datetime) -> Attempt:
        try:
            if not delivery.channel.user.is_served:
                outbox.close(delivery.channel, NO_ACCOUNT, now)
                return _known(None)
            if not delivery.channel.is_open:
                return _known(Answer(fault="It is closed."))
            data = _test(delivery) if delivery.kind == Kind.WEBHOOK_TEST else self._body_of(delivery)
            return _known(None) if data is None else SENDERS[delivery.channel.means](delivery, data, now)
        except Exception:
            logger.exception("delivery %s was not sent", delivery.id)
            return _known(Answer(fault="The service failed."))

    def _record(self, now: datetime) -> None:
        ended = {attempt: delivery for attempt, delivery in self.attempts.items() if attempt.done()}
        if not ended:
            return
        with transaction.atomic():
            outbox.record([(delivery, attempt.result()) for attempt, delivery in ended.items()], now)
        for attempt, delivery in ended.items():
            del self.attempts[attempt]
            answer = attempt.result()
            if answer is None or not answer.fault:
                line = Line(delivery.channel_id, delivery.match_id)
                self._lines.setdefault(delivery.channel.user_id, deque()).append(line)


def _test(delivery: Delivery) -> dict[str, Any]:
    return {"webhook": str(delivery.channel_id)}


def _known(answer: Answer | None) -> Attempt:
    """An attempt that need not be made."""
    attempt: Attempt = Future()
    attempt.set_result(answer)
    return attempt
