"""Reading: a view that is known already against a full one, and a page of a long list."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

from deploy.bench.client import Answer, Table
from deploy.bench.hosts import Host, Machine
from deploy.bench.measure import Figures, Report, Scale, in_turn
from deploy.bench.peers import Peers


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    report = Report()
    contestants = {}
    for name, host in machine.hosts().items():
        machine.inside(host.home).ask("stock", matches=scale.stored)
        contestants[name] = partial(_rates, host, scale.reads)
    if peers:
        server = peers.boardgame_io(machine)["boardgame.io, memory"]
        server.stock(scale.stored)
        contestants["peer"] = partial(server.list_rate, scale.seconds)
    found = in_turn(contestants, scale.repetitions)
    for name in machine.names:
        ours = found[name]
        report.compare(f"a view that is known, {name}", ours["known"], "/s", "full view", ours["full"], at_least=2)
        what = f"list of {scale.stored:,} matches, {name}"
        report.compare(what, ours["list"], "/s", "full view", ours["full"])
        if peers:
            report.compare(what, ours["list"], "/s", "boardgame.io", found["peer"]["list"], at_least=20)
    return report


def _rates(host: Host, count: int) -> Figures:
    return asyncio.run(_read(host.port, count))


async def _read(port: int, count: int) -> Figures:
    async with Table.open(port) as table:
        await table.begin()
        kinds: dict[str, Callable[[], Awaitable[Answer]]] = {
            "full": table.read,
            "known": partial(table.read, known=True),
            "list": partial(table.connection.send, "GET", "/matches", table.tokens[0]),
        }
        spent = dict.fromkeys(kinds, 0.0)
        for _ in range(count):
            for kind, read in kinds.items():
                began = time.perf_counter()
                (await read()).ok()
                spent[kind] += time.perf_counter() - began
    return {kind: count / seconds for kind, seconds in spent.items()}
