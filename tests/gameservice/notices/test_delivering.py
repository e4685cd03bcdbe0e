"""The outbox is emptied: each match in order, several at once, again what failed; and who hangs harms nobody."""

import socket
import threading
import time
import uuid
from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.utils import timezone

from gameservice.accounts.models import User
from gameservice.accounts.services import create_guest
from gameservice.notices import delivering, outbox, sending
from gameservice.notices.delivering import deliver
from gameservice.notices.models import Channel, Delivery
from tests.gameservice.notices.conftest import SECRET, body_of, tell, webhook
from tests.gameservice.notices.receiver import Answering, Receiver, status

Receivers = Callable[[Answering], Receiver]
MATCH, OTHER = uuid.UUID(int=1), uuid.UUID(int=2)
State = Delivery.State


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[..., datetime]:
    """So much time goes by for the service."""
    real, passed = timezone.now, [timedelta(0)]
    monkeypatch.setattr(timezone, "now", lambda: real() + passed[0])

    def pass_(**time: float) -> datetime:
        passed[0] += timedelta(**time)
        return timezone.now()

    return pass_


def states(*deliveries: Delivery) -> list[str]:
    found = {row.id: row.state for row in Delivery.objects.all()}
    return [found[delivery.id] for delivery in deliveries]


def only(channel: Channel) -> Delivery:
    return Delivery.objects.get(channel=channel)


def test_all_that_is_due_is_delivered_in_order_of_its_match(user: User, receiver: Receiver) -> None:
    told = tell(webhook(user, receiver.url), MATCH, *range(1, 21)) + tell(webhook(user, receiver.url), OTHER, 3, 1, 2)
    assert deliver(body_of) is False
    assert states(*told) == [State.DELIVERED] * 23
    seqs: dict[str, list[int]] = {}
    for got in receiver.received:
        data = got.verified(SECRET)["data"]
        seqs.setdefault(data["match"], []).append(data["seq"])
    assert seqs == {str(MATCH): list(range(1, 21)), str(OTHER): [1, 2, 3]}
    row = Delivery.objects.get(id=told[0].id)
    assert (row.attempts, row.status, row.fault) == (1, 204, "")
    assert row.ended_at is not None
    assert {got.id for got in receiver.received} == {str(delivery.id) for delivery in told}


def test_nothing_is_sent_before_it_is_due(user: User, receiver: Receiver) -> None:
    tell(webhook(user, receiver.url), MATCH, 1, age=timedelta(seconds=-60))
    assert deliver(body_of) is False
    assert not receiver.received
    assert not outbox.due(timezone.now())


def test_what_failed_comes_again_later_and_later_with_the_same_id(
    user: User, receivers: Receivers, later: Callable[..., datetime]
) -> None:
    receiver = receivers(status(500))
    channel = webhook(user, receiver.url)
    tell(channel, MATCH, 1)
    waits = []
    for _ in range(4):
        now = later()
        deliver(body_of)
        row = only(channel)
        waits.append((row.due - now).total_seconds())
        assert (row.state, row.status, row.fault) == (State.PENDING, 500, "It answered 500.")
        later(seconds=waits[-1] + 1)
    for wait, least in zip(waits, (5, 10, 20, 40), strict=True):
        assert least <= wait < least * 1.2 + 5
    receiver.answering = status(200)
    deliver(body_of)
    row = only(channel)
    assert (row.state, row.status, row.attempts, row.fault) == (State.DELIVERED, 200, 5, "")
    assert len({got.id for got in receiver.received}) == 1
    stamps = [int(got.headers["webhook-timestamp"]) for got in receiver.received]
    assert stamps == sorted(set(stamps))


def test_after_a_day_it_is_dead(user: User, receivers: Receivers, later: Callable[..., datetime]) -> None:
    receiver = receivers(status(500))
    channel = webhook(user, receiver.url)
    tell(channel, MATCH, 1)
    began = timezone.now()
    while only(channel).state == State.PENDING:
        deliver(body_of)
        later(seconds=max(1.0, (only(channel).due - timezone.now()).total_seconds() + 1))
    row = only(channel)
    assert row.state == State.DEAD
    assert row.ended_at is not None
    assert timedelta(days=1) <= row.ended_at - began < timedelta(days=1, minutes=1)
    assert 14 <= row.attempts <= 16


def test_what_waits_behind_a_failure_is_not_sent_before_it(
    user: User, receivers: Receivers, later: Callable[..., datetime]
) -> None:
    receiver = receivers(status(500))
    channel = webhook(user, receiver.url)
    first, second, other = *tell(channel, MATCH, 1, 2), *tell(channel, OTHER, 1)
    deliver(body_of)
    assert [got.id for got in receiver.received if got.id != str(other.id)] == [str(first.id)]
    assert not outbox.due(timezone.now())
    (third,) = tell(channel, MATCH, 3)
    deliver(body_of)
    assert len(receiver.received) == 2
    receiver.answering = status(200)
    later(seconds=7)
    deliver(body_of)
    assert states(first, second, third, other) == [State.DELIVERED] * 4
    sent = [got.json["data"]["seq"] for got in receiver.received if got.json["data"]["match"] == str(MATCH)]
    assert sent == [1, 1, 2, 3]


def test_410_closes_the_webhook(user: User, receivers: Receivers) -> None:
    receiver = receivers(status(410))
    channel = webhook(user, receiver.url)
    told = tell(channel, MATCH, 1, 2)
    deliver(body_of)
    channel.refresh_from_db()
    assert (channel.is_open, channel.closed_because) == (False, "The receiver answered 410 Gone.")
    assert states(*told) == [State.DEAD] * 2
    assert len(receiver.received) == 1
    (late,) = tell(channel, MATCH, 3)  # by a write that read the channel before
    deliver(body_of)
    assert states(late) == [State.DEAD]
    assert len(receiver.received) == 1


def test_what_is_not_needed_any_more_is_not_sent(user: User, receiver: Receiver) -> None:
    told = tell(webhook(user, receiver.url), MATCH, *range(1, 9))
    deliver(lambda delivery: {} if delivery.seq == 8 else None)
    assert states(*told) == [State.NEEDLESS] * 7 + [State.DELIVERED]
    assert len(receiver.received) == 1


def test_a_fault_of_our_own_is_tried_again_and_stops_nobody(user: User, receiver: Receiver) -> None:
    broken, whole = *tell(webhook(user, receiver.url), MATCH, 1), *tell(webhook(user, receiver.url), OTHER, 1)

    def body(delivery: Delivery) -> dict[str, Any]:
        if delivery.match_id == MATCH:
            raise ValueError
        return {}

    deliver(body)
    assert states(broken, whole) == [State.PENDING, State.DELIVERED]
    assert Delivery.objects.get(id=broken.id).fault == "The service failed."


def test_an_account_with_more_than_is_looked_at_at_once(
    user: User, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivering, "LOOKING", 60.0)
    channel = webhook(user, receiver.url)
    told = [row for match in range(2 * outbox.FOR_EACH + 1) for row in tell(channel, uuid.UUID(int=match), 1)]
    assert deliver(body_of) is False
    assert set(states(*told)) == {State.DELIVERED}


def test_of_one_account_four_at_once(user: User, receivers: Receivers) -> None:

    def slowly(connection: socket.socket) -> None:
        time.sleep(0.05)
        status(200)(connection)

    receiver = receivers(slowly)
    for number in range(3):
        channel = webhook(user, receiver.url)
        for match in range(5):
            tell(channel, uuid.UUID(int=number * 10 + match), 1)
    deliver(body_of)
    assert len(receiver.received) == 15
    assert receiver.most_at_once == 4


def test_whoever_hangs_holds_up_nobody(
    user: User, receivers: Receivers, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All is delivered to Ben while Ana's receiver hangs, also what comes in the meantime."""
    monkeypatch.setattr(sending, "PATIENCE", 3)
    hangs = receivers(lambda connection: hangs.over.wait())
    for number in range(20):
        tell(webhook(user, hangs.url), uuid.UUID(int=number), 1)
    channel = webhook(create_guest("Ben")[0], receiver.url)
    told = tell(channel, MATCH, 1, 2)

    def body(delivery: Delivery) -> dict[str, Any]:
        if delivery.id == told[1].id:
            told.extend(tell(channel, OTHER, 1, 2, 3))
        return {}

    began = time.monotonic()
    monkeypatch.setattr(delivering, "TAKING", 1.0)
    monkeypatch.setattr(delivering._Run, "finish", lambda run: None)  # this test's transaction is seen by one thread
    assert deliver(body) is True
    assert [got.id for got in receiver.received] == [str(delivery.id) for delivery in told]
    assert states(*told) == [State.DELIVERED] * 5
    assert all(got.at - began < 1 for got in receiver.received)
    assert len(hangs.received) == 4


@pytest.mark.django_db(transaction=True)
def test_what_still_hangs_in_the_end_is_recorded_too(
    user: User, receivers: Receivers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "PATIENCE", 1)
    monkeypatch.setattr(delivering, "TAKING", 0.2)
    hangs = receivers(lambda connection: hangs.over.wait())
    channel = webhook(user, hangs.url)
    tell(channel, MATCH, 1)
    assert deliver(body_of) is True
    assert only(channel).fault == ""
    time.sleep(1.5)
    assert only(channel).fault == "No answer within 1 seconds."


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True)
def test_several_deliver_at_once_and_each_thing_is_sent_once(user: User, receiver: Receiver) -> None:
    people = [user, *(create_guest("Ben")[0] for _ in range(4))]
    told = [
        row
        for person in people
        for channel in (webhook(person, receiver.url), webhook(person, receiver.url))
        for match in range(4)
        for row in tell(channel, uuid.UUID(int=match), 1, 2, 3)
    ]

    def run() -> None:
        deliver(body_of)
        connection.close()

    workers = [threading.Thread(target=run) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    deliver(body_of)
    assert sorted(got.id for got in receiver.received) == sorted(str(row.id) for row in told)
    assert set(states(*told)) == {State.DELIVERED}
    order = [got.id for got in receiver.received]
    for row, behind in pairwise(told):
        if behind.seq > row.seq:
            assert order.index(str(row.id)) < order.index(str(behind.id))


def test_who_takes_it_has_it_for_a_while(user: User, receiver: Receiver, later: Callable[..., datetime]) -> None:
    """Whoever dies between taking and recording: it is sent again, the same."""
    channel = webhook(user, receiver.url)
    (told,) = tell(channel, MATCH, 1)
    line = outbox.Line(channel.id, MATCH)
    assert [taken.id for taken in outbox.take([line], timezone.now())] == [told.id]
    assert outbox.take([line], timezone.now()) == []
    deliver(body_of)
    assert not receiver.received
    later(seconds=21)
    assert outbox.due(timezone.now())
    deliver(body_of)
    assert [got.id for got in receiver.received] == [str(told.id)]
    assert only(channel).attempts == 2


def test_who_was_thought_dead_does_not_write_over_what_others_found(
    user: User, receiver: Receiver, later: Callable[..., datetime]
) -> None:
    channel = webhook(user, receiver.url)
    tell(channel, MATCH, 1)
    (slow,) = outbox.take([outbox.Line(channel.id, MATCH)], timezone.now())
    later(seconds=21)
    deliver(body_of)
    outbox.record([(slow, sending.Answer(500, "It answered 500."))], timezone.now())
    assert (only(channel).state, only(channel).status) == (State.DELIVERED, 204)


def test_nor_over_what_others_are_sending(user: User, later: Callable[..., datetime]) -> None:
    channel = webhook(user, "http://127.0.0.1:1/")
    tell(channel, MATCH, 1)
    line = outbox.Line(channel.id, MATCH)
    (slow,) = outbox.take([line], timezone.now())
    outbox.take([line], later(seconds=21))
    sent = only(channel)
    outbox.record([(slow, sending.Answer(500, "It answered 500."))], timezone.now())
    assert (only(channel).due, only(channel).fault) == (sent.due, "")


def test_old_rows_are_forgotten(user: User, receiver: Receiver, later: Callable[..., datetime]) -> None:
    channel = webhook(user, receiver.url)
    tell(channel, MATCH, 1)
    deliver(body_of)
    assert outbox.forget(later(days=29)) == 0
    tell(channel, MATCH, 2)
    assert outbox.forget(later(days=2)) == 1
    assert only(channel).seq == 2


@pytest.mark.parametrize("matches", [4, 1000])
def test_many_are_found_by_an_index(user: User, matches: int) -> None:
    """The outbox is looked through without reading what has ended, whatever its size."""
    channel = webhook(user, "http://127.0.0.1:1/")
    for match in range(matches):
        tell(channel, uuid.UUID(int=match), *range(1, 1 + 1000 // matches))
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
        text, parameters = outbox.overdue(timezone.now()).query.sql_with_params()
        cursor.execute(f"EXPLAIN {'QUERY PLAN ' if connection.vendor == 'sqlite' else ''}{text}", parameters)
        plan = str(cursor.fetchall())
    if connection.vendor == "sqlite":
        assert "delivery_due" in plan
    found = outbox.waiting(timezone.now())
    assert len(found[user.id]) == min(matches, outbox.FOR_EACH)


def told_to_prometheus(client: Client) -> dict[str, float]:
    lines = client.get("/metrics").content.decode().splitlines()
    return {
        name: float(value)
        for name, _, value in (line.rpartition(" ") for line in lines if line.startswith("deliveries_"))
    }


def test_prometheus_is_told(client: Client, user: User, receivers: Receivers, later: Callable[..., datetime]) -> None:
    receiver = receivers(status(200))
    channel = webhook(user, receiver.url)
    assert told_to_prometheus(client)["deliveries_pending"] == 0
    tell(channel, MATCH, 1, 2)
    tell(channel, OTHER, 1, age=timedelta(seconds=-60))
    later(seconds=5)
    found = told_to_prometheus(client)
    assert found["deliveries_pending"] == 3
    assert 5 <= found["deliveries_overdue_seconds"] < 10
    deliver(body_of)
    found = told_to_prometheus(client)
    assert found["deliveries_pending"] == 1
    assert found["deliveries_overdue_seconds"] == 0
    assert found['deliveries_recent{state="delivered"}'] == 2
    later(minutes=6)
    assert 'deliveries_recent{state="delivered"}' not in told_to_prometheus(client)


@pytest.mark.parametrize("whose", ["its own", "its owner's"])
def test_an_account_that_is_closed_is_told_nothing_more(user: User, receiver: Receiver, whose: str) -> None:
    bot = User.objects.create(kind=User.Kind.BOT, name="Thinker", owner=user)
    channel = webhook(bot, receiver.url)
    User.objects.filter(pk=bot.pk if whose == "its own" else user.pk).update(is_active=False)
    told = tell(channel, MATCH, 1, 2)
    assert deliver(body_of) is False
    assert (receiver.received, states(*told)) == ([], [State.DEAD] * 2)
    channel.refresh_from_db()
    assert (channel.is_open, channel.closed_because) == (False, "Its account is closed.")


def test_what_a_deleted_webhook_left_behind_is_forgotten(user: User, receiver: Receiver) -> None:
    """A move may tell of itself while the webhook is being deleted."""
    channel = webhook(user, receiver.url)
    left, kept = tell(channel, MATCH, 1), tell(webhook(user, receiver.url), MATCH, 1)
    Channel.objects.filter(id=channel.id)._raw_delete("default")
    assert outbox.due(timezone.now())
    assert outbox.forget(timezone.now()) == 1
    assert [row.id for row in Delivery.objects.all()] == [kept[0].id]
    assert deliver(body_of) is False
    assert left[0].id not in {row.id for row in Delivery.objects.all()}


def test_it_may_be_sent_more_often_than_anybody_counts(user: User, receiver: Receiver) -> None:
    (told,) = tell(webhook(user, receiver.url), MATCH, 1)
    Delivery.objects.filter(id=told.id).update(attempts=32_767)
    assert deliver(body_of) is False
    assert states(told) == [State.DELIVERED]
