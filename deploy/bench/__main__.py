"""python -m deploy.bench [--peers] [names…]: measures, prints one table and keeps it as JSON."""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from deploy.bench import (
    bots,
    environments,
    growth,
    moves,
    outbox,
    physics,
    playouts,
    queries,
    reads,
    streams,
    thinking,
    upkeep,
)
from deploy.bench.hosts import Machine
from deploy.bench.measure import Report, Scale, document, table
from deploy.bench.peers import Peers

BENCHMARKS: dict[str, Callable[[Machine, Scale, Peers | None], Report]] = {
    module.__name__.rpartition(".")[2]: module.run
    for module in (
        playouts,
        environments,
        thinking,
        physics,
        moves,
        bots,
        reads,
        queries,
        growth,
        outbox,
        streams,
        upkeep,
    )
}
RESULTS = Path(__file__).parent / "results"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m deploy.bench", description="How fast the service is.")
    parser.add_argument("names", nargs="*", help=f"of {', '.join(BENCHMARKS)}; by default all")
    parser.add_argument("--peers", action="store_true", help="beside others, which are installed first")
    parser.add_argument("--sqlite", action="store_true", help="without PostgreSQL and Redis")
    parser.add_argument("--repetitions", type=int, default=Scale.repetitions)
    asked = parser.parse_args(arguments)
    if unknown := set(asked.names) - set(BENCHMARKS):
        parser.error(f"there is no benchmark named {', '.join(sorted(unknown))}")
    scale = Scale(repetitions=asked.repetitions)
    report = measured(asked.names or list(BENCHMARKS), scale, peers=asked.peers, servers=not asked.sqlite)
    print(table(report))
    RESULTS.mkdir(exist_ok=True)
    kept = RESULTS / f"{time.strftime('%Y%m%dT%H%M%S')}.json"
    kept.write_text(json.dumps(document(report, scale), indent=2, ensure_ascii=False))


def measured(names: Sequence[str], scale: Scale, *, peers: bool = False, servers: bool = True) -> Report:
    """The benchmarks by name, on one machine."""
    report = Report()
    others = Peers() if peers else None
    for name in names:
        with Machine(servers=servers) as machine:
            report += BENCHMARKS[name](machine, scale, others)
    return report


if __name__ == "__main__":
    main()
