"""How long a person waits for a bot: from the answer to the own move until the bot's is visible."""

import asyncio
import time
from functools import partial
from statistics import median

from deploy.bench.client import Table
from deploy.bench.hosts import Host, Machine
from deploy.bench.measure import Figures, Report, Scale, in_turn, spread
from deploy.bench.peers import Peers
from deploy.bench.thinking import asked, think
from games import registry
from games.core.contract import Level

LEVEL: Level = "easy"
POLL = 0.002
"""Seconds between two looks."""
PATIENCE = 60
WAIT = {"SQLite": 150, "PostgreSQL": 50}
"""Milliseconds that half of the bot's turns may take, its thinking aside."""


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    contestants = {name: partial(_wait, host, scale.bot_turns) for name, host in machine.hosts().items()}
    bot, decisions = registry.bot("ouch", LEVEL), asked(registry.game("ouch"), scale.decisions)
    found = in_turn({**contestants, "thinking": partial(think, bot, decisions)}, scale.repetitions)
    thought = found["thinking"]["p50"]
    report = Report()
    for name in machine.names:
        ours = found[name]
        p50, p95, move = ours["p50"], ours["p95"], ours["move"]
        report.compare(f"a bot's turn, {name}", p50, "ms", "a person's move", move)
        report.compare(f"p95 of a bot's turn, {name}", p95, "ms", "p50", p50)
        report.remarks.append(
            f"a bot's turn on {name}: p50 {p50:.0f} ms of which {thought:.2f} ms are thinking; meant: {WAIT[name]} ms"
        )
    return report


def _wait(host: Host, turns: int) -> Figures:
    return asyncio.run(_play(host.port, turns))


async def _play(port: int, turns: int) -> Figures:
    waited: list[float] = []
    moved: list[float] = []
    async with Table.open(port, people=1) as table:
        while len(waited) < turns:
            if not table.id or table.over:
                await table.begin(LEVEL)
            moved.append(await table.move())
            if not table.over and table.now.view.to_act != (0,):
                waited.append(await _seen(table))
    return {**spread(waited), "move": median(moved) * 1000}


async def _seen(table: Table) -> float:
    """Waits until it is the person's turn again; how long until the bot's first move was seen."""
    began = time.perf_counter()
    first = 0.0
    while time.perf_counter() - began < PATIENCE:
        answer = await table.read(known=True)
        if answer.status == 200:
            first = first or time.perf_counter() - began
            table.know(answer)
            if table.over or table.now.view.to_act == (0,):
                return first
        await asyncio.sleep(POLL)
    raise RuntimeError(f"the bot did not move in {PATIENCE} s")
