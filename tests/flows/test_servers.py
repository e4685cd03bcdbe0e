"""The parts as they run on several machines: web, worker and beat, between them PostgreSQL and Redis."""

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.flows.processes import START_TIMEOUT, Caller, Process, alive, answers, descendants, eventually, free_port
from tests.servers import Servers

pytestmark = pytest.mark.postgres

BOT_BOUND = 60.0
"""Seconds until a bot moves after a fault: what was lost is found by the sweeper, or delivered again."""


class Parts:
    """A web server, a worker and beat."""

    def __init__(self, folder: Path, servers: Servers) -> None:
        name = f"flows_{time.monotonic_ns()}"
        with psycopg.connect(servers.postgres.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type,unused-ignore]
        self._folder = folder
        self._environment = {
            "DATA": str(folder / "none"),  # with real servers there is nothing to keep there
            "DATABASE_URL": f"{servers.postgres.url.rpartition('/')[0]}/{name}",
            "REDIS_URL": servers.redis.url.rpartition("/")[0] + "/3",
            "SECRET_KEY": "for-tests-alone",
            "THROTTLE_READ": "0/second",
            "SWEEP_SECONDS": "2",
        }
        migrate = self._start("manage.py", "migrate", "--verbosity=0")
        assert migrate.wait(START_TIMEOUT) == 0, migrate.said()
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        web = ["-m", "uvicorn", "gameservice.asgi:application", "--lifespan=off", "--no-access-log"]
        self.web = self._start(*web, "--host=127.0.0.1", f"--port={port}")
        self.beat = self._start("-m", "celery", "-A", "gameservice", "beat")
        self.worker = self.start_worker()
        eventually(lambda: answers(f"{self.address}/readyz"), START_TIMEOUT)
        self.person = Caller(self.address)

    def start_worker(self) -> Process:
        self.worker = self._start("-m", "celery", "-A", "gameservice", "worker", "--concurrency=2")
        return self.worker

    def stop(self) -> None:
        self.person.http.close()
        for process in (self.beat, self.worker, self.web):
            process.kill()

    def _start(self, *command: str) -> Process:
        log = self._folder / f"log-{time.monotonic_ns()}"
        return Process(*command, log=log, **self._environment)


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory, servers: Servers) -> Iterator[Parts]:
    parts = Parts(tmp_path_factory.mktemp("parts"), servers)
    yield parts
    parts.stop()


def ends_well(person: Caller, match_id: str) -> None:
    assert person.play(match_id)["status"] == "finished"
    assert person.get(f"/matches/{match_id}/verification")["holds"]


def test_a_match_is_played(parts: Parts) -> None:
    ends_well(parts.person, parts.person.create("easy", "normal"))


def test_a_worker_killed_while_a_bot_thinks_holds_nothing_up(parts: Parts) -> None:
    person = parts.person
    match_id = person.create("hard", "hard")
    person.play(match_id, until_bot=True)
    before = person.events(match_id)
    parts.worker.kill()

    parts.start_worker()

    person.turn(match_id, BOT_BOUND)
    assert person.events(match_id)[: len(before)] == before
    ends_well(person, match_id)


def test_a_move_needs_no_redis_and_the_bot_follows(parts: Parts, servers: Servers) -> None:
    person = parts.person
    match_id = person.create("easy", "easy")
    match = person.turn(match_id)
    servers.redis.kill()
    try:
        began = time.monotonic()
        while match["legal"]:
            moved = person.act(match, match["legal"]["actions"][0])
            assert moved.status_code == 200
            took, began = time.monotonic() - began, time.monotonic()
            assert took < 3
            match = person.get(f"/matches/{match_id}")
            began = time.monotonic()
    finally:
        servers.redis.start()

    assert parts.web.running()
    person.turn(match_id, BOT_BOUND)
    ends_well(person, match_id)


def test_the_worker_ends_when_told(parts: Parts) -> None:
    below = descendants(parts.worker.pid)

    parts.worker.send(signal.SIGTERM)

    assert parts.worker.wait(30) == 0
    assert not any(alive(pid) for pid in below)
