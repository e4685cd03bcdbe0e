"""Streams: what one costs that is idle, and how soon those who follow a match are told of a move. Beside them a bare
broadcaster in a process of the same kind, which needs no database, no token and no redaction."""

import asyncio
import re
import resource
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec

from deploy.bench.client import API, Connection, Table
from deploy.bench.hosts import Host, Machine, asgi
from deploy.bench.measure import Figures, Report, Scale, in_turn, spread
from deploy.bench.peers import Peers

AN_ACCOUNT = 40
"""Streams that each account follows; more than 50 it may not."""
WATCHERS = 4
"""Of each match: its two players, and two who look on."""
PAUSE = 0.02
"""Seconds between two moves."""
FRAME = "id: %d\nevent: ouch.flipped\ndata: " + "." * 300 + "\n\n"
"""What the broadcaster is given to tell."""
GOAL = 10_000
"""Streams in one process, in 1 GiB."""


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    contestants: dict[str, Callable[[], Figures]] = {"bare": partial(_bare, scale)}
    contestants |= {name: partial(_ours, host, scale) for name, host in machine.hosts().items()}
    found = in_turn(contestants, scale.repetitions)
    report, bare = Report(), found["bare"]
    for name in machine.names:
        ours = found[name]
        at_goal = ours["at rest"] + ours["each"] * GOAL
        report.compare(f"{GOAL:,} idle streams, {name}", at_goal, "MiB", "1 GiB", 1024, at_most=1)
        report.compare(f"1,000 idle streams, {name}", ours["each"] * 1000, "MiB", "broadcaster", bare["each"] * 1000)
        for share in ("p50", "p99"):
            report.compare(f"from move to told, {share}, {name}", ours[share], "ms", "broadcaster", bare[share])
        report.compare(f"inbox, {name}", ours["inbox"], "/s", "full view", ours["view"])
        report.remarks.append(
            f"streams, {name}: measured with {scale.streams:,}, beyond by proportion; {GOAL:,} idle ones would use "
            f"{ours['core'] * GOAL:.2g} of a core; a move was answered after {ours['move']:.3g} ms"
        )
    return report


@dataclass(frozen=True)
class Show:
    """What is followed, and how something happens there."""

    addresses: Sequence[tuple[str, str]]
    """Path and token of each stream: first those that are told of something, four in a row of the same."""
    matches: int
    move: Callable[[int], Awaitable[int]]
    """At the match of a number; the id of the last event that is then told."""


class Stream(asyncio.Protocol):
    """A client that follows one address, and keeps when it was told of what."""

    def __init__(self, path: str, token: str) -> None:
        self._request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        self.opened = asyncio.Event()
        self._told: asyncio.Queue[tuple[int, float]] = asyncio.Queue()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        transport.write(self._request)

    def data_received(self, received: bytes) -> None:
        now = time.perf_counter()
        if b"retry:" in received:
            self.opened.set()
        for event_id in re.findall(rb"^id: (\d+)$", received, re.MULTILINE):
            self._told.put_nowait((int(event_id), now))

    async def told_of(self, event_id: int) -> float:
        """When."""
        told, at = await self._told.get()
        while told < event_id:
            told, at = await self._told.get()
        return at


@asynccontextmanager
async def _followed(port: int, show: Show) -> AsyncIterator[list[Stream]]:
    """All streams, each opened when the one before was."""
    loop, streams = asyncio.get_running_loop(), []
    for path, token in show.addresses:
        _, stream = await loop.create_connection(partial(Stream, path, token), "127.0.0.1", port)
        async with asyncio.timeout(30):
            await stream.opened.wait()
        streams.append(stream)
    yield streams
    for stream in streams:
        stream.transport.close()


async def _measure(port: int, pid: int, show: Show, scale: Scale) -> Figures:
    at_rest = _mebibytes(pid)
    async with _followed(port, show) as streams:
        began = _core_seconds(pid)
        await asyncio.sleep(5 * scale.seconds)
        core = (_core_seconds(pid) - began) / (5 * scale.seconds)
        each = (_mebibytes(pid) - at_rest) / len(streams)
        told: list[float] = []
        answered: list[float] = []
        for n in range(scale.moves * 5):
            match = n % show.matches
            began = time.perf_counter()
            last = await show.move(match)
            answered.append(time.perf_counter() - began)
            async with asyncio.timeout(30):
                watchers = streams[match * WATCHERS : (match + 1) * WATCHERS]
                told += [at - began for at in await asyncio.gather(*(stream.told_of(last) for stream in watchers))]
            await asyncio.sleep(PAUSE)
    move = spread(answered)["p50"]
    return {"at rest": at_rest, "each": each, "core": core / len(streams), "move": move, **spread(told)}


def _ours(host: Host, scale: Scale) -> Figures:
    with asgi("gameservice.asgi:application", host.home) as (port, pid):
        return asyncio.run(_measure_ours(host.port, port, pid, scale))


async def _measure_ours(api: int, port: int, pid: int, scale: Scale) -> Figures:
    """Followed in a process of its own, as in production; the moves are made where they are always made."""
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(Table.open(api)) for _ in range(scale.followed + 1)]
        for table in tables:
            await table.begin(visibility="public")
        *moving, quiet = tables
        guests = [
            (await quiet.connection.send("POST", "/guests", body={})).ok().json()["token"]
            for _ in range(-(-scale.streams // AN_ACCOUNT))
        ]
        addresses: list[tuple[str, str]] = []
        while len(addresses) < scale.streams:
            table = moving[len(addresses) // WATCHERS] if len(addresses) < WATCHERS * len(moving) else quiet
            tokens = [*table.tokens, *[guests[len(addresses) // AN_ACCOUNT]] * 2]
            path = f"{API}/matches/{table.id}/stream?after={table.now.seq}"
            addresses += [(path, token) for token in (tokens if table is not quiet else tokens[2:])]

        async def move(match: int) -> int:
            async with Connection.open(api) as moving[match].connection:  # the one before has long been closed
                await moving[match].move()
            return moving[match].now.seq

        figures = await _measure(port, pid, Show(addresses, len(moving), move), scale)
        async with Connection.open(api) as quiet.connection:
            return {**figures, **await _reads(quiet, scale.reads)}


async def _reads(table: Table, count: int) -> Figures:
    spent = {"inbox": 0.0, "view": 0.0}
    token = table.tokens[table.now.view.to_act[0]]
    for _ in range(count):
        for kind, path in (("inbox", "/inbox"), ("view", f"/matches/{table.id}/view")):
            began = time.perf_counter()
            (await table.connection.send("GET", path, token)).ok()
            spent[kind] += time.perf_counter() - began
    return {kind: count / seconds for kind, seconds in spent.items()}


def _bare(scale: Scale) -> Figures:
    with asgi("deploy.bench.broadcaster:application") as (port, pid):
        return asyncio.run(_measure_bare(port, pid, scale))


async def _measure_bare(port: int, pid: int, scale: Scale) -> Figures:
    told = iter(range(1, sys.maxsize))

    async def move(match: int) -> int:
        event_id = next(told)
        async with Connection.open(port) as connection:
            await connection.send("POST", f"/{match}", body=msgspec.Raw((FRAME % event_id).encode()))
        return event_id

    addresses = [(f"{API}/{n // WATCHERS}", "of no use") for n in range(scale.streams)]
    return await _measure(port, pid, Show(addresses, scale.followed, move), scale)


def _mebibytes(pid: int) -> float:
    """What the process has in memory."""
    return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0]) / 1024


def _core_seconds(pid: int) -> float:
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / 100
