"""Sweeps and deadlines have a queue of their own, and so have deliveries; every worker takes from all in turn."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import redis
from kombu import Connection, Consumer, Producer

from gameservice.celery import app
from gameservice.matches import effects

MANY = 50


def test_each_task_has_its_queue() -> None:
    tasks = {name for name in app.tasks if name.startswith("matches.")} | {effects.DELIVER}
    by_queue: dict[str, set[str]] = {}
    for name in tasks:
        by_queue.setdefault(app.amqp.router.route({}, name)["queue"].name, set()).add(name)
    assert by_queue == {
        "upkeep": {"matches.sweep", effects.PASS_DEADLINE, effects.REMIND},
        "celery": {effects.PLAY_BOT, effects.RESOLVE},
        "deliveries": {effects.DELIVER},
    }


def test_a_worker_takes_from_all_without_an_option() -> None:
    assert set(app.amqp.queues.consume_from) == {"celery", "upkeep", "deliveries"}


@pytest.fixture(params=["folder", pytest.param("redis", marks=pytest.mark.postgres)])
def broker(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[dict[str, Any]]:
    """Arguments of a connection."""
    if request.param == "folder":
        options = {"folder": str(tmp_path), "polling_interval": 0.01}
        yield {"hostname": "folder://localhost/", "transport_options": options}
        return
    address = os.environ["REDIS_URL"].rpartition("/")[0] + "/5"
    yield {"hostname": address}
    redis.Redis.from_url(address).flushdb()


def taken(broker: dict[str, Any], count: int) -> list[tuple[str, int]]:
    """What one worker gets, one message after the other: the queue's name and the message's number."""
    found: list[tuple[str, int]] = []

    def take(body: Any, message: Any) -> None:
        found.append((body["queue"], body["number"]))
        message.ack()

    with Connection(**broker) as connection:
        queues = [queue.bind(connection.default_channel) for queue in app.amqp.queues.consume_from.values()]
        with Consumer(connection.default_channel, queues, callbacks=[take], prefetch_count=1):
            while len(found) < count:
                connection.drain_events(timeout=10)
    return found


def test_neither_waits_for_the_other_and_both_survive(broker: dict[str, Any]) -> None:
    with Connection(**broker) as connection, Producer(connection) as producer:
        for queue in app.amqp.queues.consume_from.values():
            queue.bind(connection.default_channel).declare()
        sent = [("celery", number) for number in range(MANY)] + [("upkeep", number) for number in range(3)]
        for name, number in sent:
            producer.publish({"queue": name, "number": number}, routing_key=name)

    first = taken(broker, 6)
    rest = taken(broker, MANY - 3)

    assert [number for queue, number in first if queue == "upkeep"] == [0, 1, 2]
    assert sorted(first + rest) == sorted(sent)
