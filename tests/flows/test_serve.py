"""The whole service as one command: it plays, it ends, and what is killed goes on where it was."""

import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.flows.processes import Caller, Service, alive, descendants, eventually, free_port

BOT_BOUND = 20.0
"""Seconds until a bot moves whose worker was killed: a new start, then the sweeper's grace."""

MANY = 10

Start = Callable[..., Service]


@pytest.fixture
def start(tmp_path: Path, has_servers: bool) -> Iterator[Start]:
    """Starts the service; each start in a test uses the same data."""
    if has_servers:
        pytest.skip("runs without servers, in the tests on SQLite")
    started: list[Service] = []

    def start(data: str = "data", **options: Any) -> Service:
        started.append(Service(tmp_path / data, **options))
        return started[-1]

    yield start
    for service in started:
        service.kill()


def holds(person: Caller, match_id: str) -> bool:
    return bool(person.get(f"/matches/{match_id}/verification")["holds"])


def goes_on(person: Caller, match_id: str, before: list[Any]) -> None:
    """Nothing is lost, the bot moves within the bound, and the match ends well."""
    person.turn(match_id, BOT_BOUND)
    after = person.events(match_id)
    assert after[: len(before)] == before
    assert person.play(match_id)["status"] == "finished"
    assert holds(person, match_id)


def test_a_match_is_played_and_the_service_ends_without_a_trace(start: Start) -> None:
    service = start().ready()
    person = service.guest()
    match_id = person.create("easy", "normal")
    assert person.play(match_id)["status"] == "finished"
    assert holds(person, match_id)
    below = descendants(service.pid)

    service.send(signal.SIGTERM)

    assert service.wait(10) == 0
    assert not any(alive(pid) for pid in below)
    assert "shutdown" not in service.said()
    assert "Traceback" not in service.said()


def test_the_same_move_from_many_at_once_counts_once(start: Start) -> None:
    person = start().ready().guest()
    match_id = person.create("easy")
    match = person.turn(match_id)
    line = threading.Barrier(MANY)

    def move(_: int) -> int:
        line.wait(30)
        return person.try_to_act(match, match["legal"]["actions"][0]).status_code

    with ThreadPoolExecutor(MANY) as pool:
        statuses = Counter(pool.map(move, range(MANY)))

    assert statuses[200] == 1
    assert statuses[412] + statuses[409] == MANY - 1
    person.play(match_id)
    assert holds(person, match_id)


def test_an_interrupt_ends_it(start: Start) -> None:
    service = start().ready()
    below = descendants(service.pid)

    service.send(signal.SIGINT)

    assert service.wait(10) == 0
    assert not any(alive(pid) for pid in below)


def test_killed_whole_in_mid_match_it_goes_on(start: Start) -> None:
    service = start().ready()
    person = service.guest()
    match_id = person.create("hard", "hard")
    person.play(match_id, until_bot=True)
    before = person.events(match_id)
    service.kill()

    goes_on(start().ready().guest(), match_id, before)


def test_the_workers_do_not_outlive_it(start: Start) -> None:
    service = start().ready()
    service.worker()
    below = descendants(service.pid)

    os.kill(service.pid, signal.SIGKILL)

    eventually(lambda: not any(alive(pid) for pid in below), 10)


def test_a_killed_worker_is_replaced(start: Start) -> None:
    service = start().ready()
    person = service.guest()
    match_id = person.create("hard", "hard")
    person.play(match_id, until_bot=True)
    before = person.events(match_id)

    for pid in descendants(service.pid):
        os.kill(pid, signal.SIGKILL)

    goes_on(person, match_id, before)


def test_a_port_in_use_is_said(start: Start) -> None:
    first = start(port=free_port())
    first.ready()
    second = start(port=first.port, data="other")

    assert second.wait(60) == 1
    assert "Address already in use" in second.said()
    assert "Give another PORT" in second.said()
    assert descendants(second.pid) == []


def test_data_in_use_are_left_alone(start: Start) -> None:
    person = start().ready().guest()
    second = start()

    assert second.wait(60) == 1
    assert "runs already with the data in" in second.said()
    match_id = person.create("easy")
    person.play(match_id)
    assert holds(person, match_id)


NO_MESSAGES = [
    b"",
    b"\x00\xff",
    b"{",
    b"[]",
    b'{"body": "", "properties": {}}',
]


def test_what_is_no_message_stops_no_worker(start: Start) -> None:
    service = start().ready()
    worker = service.worker()
    broker = service.log.parent / "broker"
    eventually(broker.exists, 20)
    for number, content in enumerate(NO_MESSAGES):
        (broker / f"{number}.celery.message").write_bytes(content)
    eventually(lambda: not list(broker.glob("*.celery.message")), 20)

    person = service.guest()
    match_id = person.create("easy")
    person.play(match_id, decisions=5)

    assert alive(worker)
    assert service.said().count("was no message and is gone") == len(NO_MESSAGES)
