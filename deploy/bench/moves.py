"""Durable moves over HTTP, beside what the database alone makes of the same statements, and beside the peer."""

from functools import partial

from deploy.bench import transaction
from deploy.bench.client import load
from deploy.bench.hosts import Machine
from deploy.bench.measure import Figures, Report, Scale, in_turn
from deploy.bench.peers import Peers
from deploy.bench.transaction import Transaction

TO_DATABASE = {"PostgreSQL": 0.3}
TO_FILES = {"PostgreSQL": 2.0, "SQLite": 1.0}
TO_MEMORY = {"PostgreSQL": 0.5}


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    contestants = {
        name: partial(load, host.port, scale.clients, scale.seconds) for name, host in machine.hosts().items()
    }
    references = {}
    for name in machine.names:
        inside = machine.fresh(name, f"transaction-{name.lower()}")
        same = Transaction.of(inside, scale.clients)
        if name == "SQLite":
            references[name] = partial(transaction.sqlite(same, inside.home.sqlite), scale.seconds)
        else:
            repeat = transaction.pgbench(same, inside.home.environment["DATABASE_URL"], scale.clients)
            references[name] = partial(repeat, scale.seconds)
    beside = {f"{name} alone": reference for name, reference in references.items()}
    if peers:
        for storage, server in peers.boardgame_io(machine).items():
            beside[storage] = partial(server.moves, scale.clients, scale.seconds)
    found = in_turn({**contestants, **beside}, scale.repetitions)
    report = Report()
    for name in machine.names:
        _compare(report, name, found[name], {other: found[other]["moves/s"] for other in beside}, scale)
    return report


def _compare(report: Report, name: str, ours: Figures, beside: dict[str, float], scale: Scale) -> None:
    what = f"moves at {scale.clients} clients, {name}"
    targets = {f"{name} alone": TO_DATABASE, "boardgame.io, files": TO_FILES, "boardgame.io, memory": TO_MEMORY}
    for other, rate in beside.items():
        if other in targets:
            report.compare(what, ours["moves/s"], "/s", other, rate, at_least=targets[other].get(name))
    report.compare(f"p99 of a move, {name}", ours["p99"], "ms", "p50", ours["p50"], at_most=3)
    share = ours["load's share of a core"]
    report.remarks.append(f"{what}: the load itself took {share:.0%} of one core.")
