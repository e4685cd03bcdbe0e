"""A thousand streams where the service runs on several machines, and what may befall them: nothing is missed, and
nothing told twice."""

import asyncio
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from gameservice.http.entrance import HEARTBEAT, MOST_OPEN
from tests.flows.parts import Parts
from tests.flows.processes import Caller, eventually
from tests.flows.watching import Watcher, all_connected, many_files, none_connected
from tests.servers import Servers

pytestmark = pytest.mark.postgres

MATCHES = 8
OUTAGE = HEARTBEAT + 2
"""Seconds without Redis: more than any time that is waited for it, or without it."""


@pytest.fixture(scope="module")
def own_servers(servers: Servers) -> Iterator[Servers]:
    """Of which one is killed here."""
    own = Servers()
    with many_files(8000):
        own.start()
        yield own
        own.stop()


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory, own_servers: Servers) -> Iterator[Parts]:
    parts = Parts(tmp_path_factory.mktemp("parts"), own_servers, THROTTLE_ACCOUNT="0/second")
    parts.start_streams()
    yield parts
    parts.streams.kill()
    parts.stop()


class Table:
    """A public match between two people, who move when they are told to."""

    def __init__(self, parts: Parts) -> None:
        self.people = [Caller(parts.address) for _ in range(2)]
        body = {"game": "ouch", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"}
        made = self.people[0].http.post("/matches", json={**body, "options": {"cards_to_win": 4}}).json()
        self.id = made["id"]
        self.people[1].http.post(f"/matches/{self.id}/seats", json={}).raise_for_status()

    def move(self, times: int = 1000) -> None:
        """So many moves, or to the end."""
        for _ in range(times):
            if not any(self._moved(person) for person in self.people):
                return

    def _moved(self, person: Caller) -> bool:
        match = person.get(f"/matches/{self.id}")
        if match["legal"]:
            person.act(match, match["legal"]["actions"][0])
        return bool(match["legal"])

    def events(self) -> list[int]:
        return [event["seq"] for event in self.people[0].get(f"/matches/{self.id}/events?limit=1000")["events"]]

    def close(self) -> None:
        for person in self.people:
            person.http.close()


@pytest.fixture
def tables(parts: Parts) -> Iterator[list[Table]]:
    tables = [Table(parts) for _ in range(MATCHES)]
    yield tables
    for table in tables:
        table.close()


def watchers(parts: Parts, tables: list[Table], count: int) -> list[tuple[Table, Watcher]]:
    """Who play, and beside them others who look on."""
    others = []
    for _ in range(-(-count // MOST_OPEN)):
        other = Caller(parts.address)
        others.append(other)
        other.http.close()
    seated = [(table, token(person)) for table in tables for person in table.people]
    looking = [(tables[n % len(tables)], token(others[n // MOST_OPEN])) for n in range(count - len(seated))]
    return [(table, Watcher(table.id, shown)) for table, shown in [*seated, *looking]]


def token(person: Caller) -> str:
    return str(person.http.headers["Authorization"]).removeprefix("Bearer ")


def at_all(tables: list[Table], move: Any) -> Any:
    """Moves at all tables, while the loop goes on."""
    return asyncio.gather(*(asyncio.to_thread(move, table) for table in tables))


@pytest.mark.parametrize(("ends", "streams"), [(signal.SIGKILL, 1000), (signal.SIGTERM, 200)])
def test_the_process_of_many_streams_ends(
    parts: Parts, tables: list[Table], ends: signal.Signals, streams: int
) -> None:
    watching = watchers(parts, tables, streams)
    everyone = [watcher for _, watcher in watching]
    ended = parts.streams

    async def story() -> None:
        followed = asyncio.gather(*(watcher.follow(parts.streams_port) for watcher in everyone))
        await all_connected(everyone)
        await at_all(tables, lambda table: table.move(2))
        ended.send(ends)  # some were told of the last move, and some not
        ended.wait(20)
        await none_connected(everyone)
        await at_all(tables, lambda table: table.move(2))
        await asyncio.to_thread(parts.start_streams)
        await all_connected(everyone)
        await at_all(tables, lambda table: table.move())
        async with asyncio.timeout(90):
            await followed

    asyncio.run(story())
    assert all(watcher.opened == 2 for watcher in everyone)
    logs = {table.id: table.events() for table in tables}
    assert all(watcher.ids == logs[table.id] for table, watcher in watching)
    assert "Traceback" not in ended.said() + parts.streams.said()


def test_redis_is_gone_under_open_streams(parts: Parts, tables: list[Table], own_servers: Servers) -> None:
    watching = watchers(parts, tables, 100)
    everyone = [watcher for _, watcher in watching]

    def told(log: dict[str, int]) -> bool:
        return all(watcher.ids and watcher.ids[-1] == log[table.id] for table, watcher in watching)

    async def all_told() -> None:
        log = {table.id: table.events()[-1] for table in tables}
        await asyncio.to_thread(eventually, lambda: told(log), 2 * HEARTBEAT)

    async def story() -> None:
        followed = asyncio.gather(*(watcher.follow(parts.streams_port) for watcher in everyone))
        await all_connected(everyone)
        await at_all(tables, lambda table: table.move(1))
        await all_told()
        own_servers.redis.kill()
        gone = time.monotonic()
        await at_all(tables, lambda table: table.move(1))
        await all_told()  # nothing tells of it, and yet
        await asyncio.sleep(max(0.0, gone + OUTAGE - time.monotonic()))
        await at_all(tables, lambda table: table.move(1))
        own_servers.redis.start()
        await all_told()
        await at_all(tables, lambda table: table.move())
        async with asyncio.timeout(90):
            await followed

    asyncio.run(story())
    assert all(watcher.opened == 1 for watcher in everyone)
    logs = {table.id: table.events() for table in tables}
    assert all(watcher.ids == logs[table.id] for table, watcher in watching)
