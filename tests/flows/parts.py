"""The parts as they run on several machines: web, worker and beat, between them PostgreSQL and Redis."""

import time
from pathlib import Path
from typing import Any

import psycopg
import redis

from tests.flows.processes import START_TIMEOUT, Caller, Process, answers, eventually, free_port
from tests.servers import Servers


class Parts:
    """Each part is a process that may be killed and started again; all on a database of their own."""

    def __init__(self, folder: Path, servers: Servers, **environment: str) -> None:
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
            **environment,
        }
        migrate = self._start("manage.py", "migrate", "--verbosity=0")
        assert migrate.wait(START_TIMEOUT) == 0, migrate.said()
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}"
        self.streams_port = free_port()
        self.start_web()
        self.start_beat()
        self.start_worker()
        self.ready()
        self.person = Caller(self.address)

    def ready(self) -> None:
        """Returns when the web server answers."""
        eventually(lambda: answers(f"{self.address}/readyz"), START_TIMEOUT)

    def start_web(self, application: str = "gameservice.asgi:application") -> Process:
        web = ["-m", "uvicorn", application, "--lifespan=off", "--no-access-log"]
        self.web = self._start(*web, "--host=127.0.0.1", f"--port={self._port}")
        return self.web

    def start_streams(self) -> Process:
        """A second web server, for streams alone; the same one again where it has ended."""
        web = ["-m", "uvicorn", "gameservice.asgi:application", "--lifespan=off", "--timeout-graceful-shutdown=1"]
        self.streams = self._start(*web, "--no-access-log", "--host=127.0.0.1", f"--port={self.streams_port}")
        eventually(lambda: answers(f"http://127.0.0.1:{self.streams_port}/readyz"), START_TIMEOUT)
        return self.streams

    def start_beat(self) -> Process:
        self.beat = self._start("-m", "celery", "-A", "gameservice", "beat")
        return self.beat

    def start_worker(self, app: str = "gameservice", **environment: str) -> Process:
        self.worker = self._start("-m", "celery", "-A", app, "worker", "--concurrency=2", **environment)
        return self.worker

    def stop(self) -> None:
        self.person.http.close()
        for process in (self.beat, self.worker, self.web):
            process.kill()

    def ask(self, query: str, *values: Any) -> Any:
        """The one value that a query finds."""
        with psycopg.connect(self._environment["DATABASE_URL"]) as connection:
            row = connection.execute(query, values).fetchone()  # type: ignore[arg-type,unused-ignore]
        return row and row[0]

    @property
    def broker(self) -> str:
        return self._environment["REDIS_URL"]

    def messages(self) -> redis.Redis:
        return redis.Redis.from_url(self.broker)

    def _start(self, *command: str, **environment: str) -> Process:
        log = self._folder / f"log-{time.monotonic_ns()}"
        return Process(*command, log=log, **self._environment, **environment)


def ends_well(parts: Parts, match_id: str) -> None:
    """Played to its end the match proves true, no event is missing or there twice, and it has counted once."""
    person = parts.person
    assert person.play(match_id)["status"] == "finished"
    assert person.get(f"/matches/{match_id}/verification")["holds"]
    events = person.get(f"/matches/{match_id}/events?limit=1000")["events"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert parts.ask("SELECT count(*) FROM matches_event WHERE match_id = %s", match_id) == len(events)
    eventually(lambda: resolved(parts, match_id), 60)
    assert parts.ask("SELECT count(*) FROM ratings_result WHERE match = %s", match_id) == 1
    (user,) = {seat["user"]["id"] for seat in person.get(f"/matches/{match_id}")["seats"] if seat["kind"] == "person"}
    ended = parts.ask("SELECT count(*) FROM matches_match WHERE host_id = %s AND resolved_at IS NOT NULL", user)
    assert parts.ask("SELECT sum(played) FROM ratings_rating WHERE user_id = %s", user) == ended


def resolved(parts: Parts, match_id: str) -> bool:
    return parts.ask("SELECT resolved_at FROM matches_match WHERE id = %s", match_id) is not None
