"""Receivers, and an outbox that tests fill."""

import uuid
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from gameservice.accounts.models import User
from gameservice.accounts.services import create_guest
from gameservice.notices.models import Channel, Delivery, Kind
from tests.gameservice.notices.receiver import Answering, Receiver, status

SECRET = "whsec_" + "c2VjcmV0IHRoYXQgaXMgbG9uZyBlbm91Z2ghIQ=="
EVERYTHING = Kind.TURN_STARTED | Kind.TURN_REMINDER | Kind.MATCH_UPDATED | Kind.MATCH_FINISHED


@pytest.fixture(autouse=True)
def _private_webhooks(settings: Any) -> None:
    """The receivers of these tests listen on this machine."""
    settings.ALLOW_PRIVATE_WEBHOOKS = True


@pytest.fixture
def receivers() -> Iterator[Callable[[Answering], Receiver]]:
    """Makes receivers."""
    made: list[Receiver] = []

    def make(answering: Answering) -> Receiver:
        made.append(Receiver(answering))
        return made[-1]

    yield make
    for receiver in made:
        receiver.close()


@pytest.fixture
def receiver(receivers: Callable[[Answering], Receiver]) -> Receiver:
    """One that takes everything."""
    return receivers(status(204))


@pytest.fixture
def user(db: None) -> User:
    return create_guest("Ana")[0]


def webhook(user: User, url: str, **fields: Any) -> Channel:
    return Channel.objects.create(
        user=user, means=Channel.Means.WEBHOOK, address=url, kinds=EVERYTHING, secret=SECRET, **fields
    )


def tell(channel: Channel, match: uuid.UUID, *seqs: int, age: timedelta = timedelta(0)) -> list[Delivery]:
    """Rows as a match's writes make them."""
    at = timezone.now() - age
    rows = [
        Delivery(channel=channel, match_id=match, kind=Kind.MATCH_UPDATED, seq=seq, due=at, created_at=at)
        for seq in seqs
    ]
    return Delivery.objects.bulk_create(rows)


def body_of(delivery: Delivery) -> dict[str, Any] | None:
    """Stands in for what a match says."""
    return {"match": str(delivery.match_id), "seq": delivery.seq}
