"""What a move costs as its match's log, and the number of matches stored, grow."""

from functools import partial

from deploy.bench.hosts import Insider, Machine
from deploy.bench.measure import Figures, Report, Scale, in_turn
from deploy.bench.peers import Peers


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    short, long = scale.events
    few, many = scale.grown
    report = Report()
    for name in machine.names:
        small = machine.fresh(name, f"few-{name.lower()}")
        large = machine.fresh(name, f"many-{name.lower()}")
        small.ask("stock", matches=few)
        large.ask("stock", matches=many)
        found = in_turn(
            {
                "short": partial(_move, small, short, scale.moves),
                "long": partial(_move, small, long, scale.moves),
                "many": partial(_move, large, short, scale.moves),
            },
            scale.repetitions,
        )
        cost = {label: figures["ms"] for label, figures in found.items()}
        what = f"a move, {name}"
        report.compare(f"{what}, {long:,} events", cost["long"], "ms", f"{short} events", cost["short"], at_most=1.1)
        report.compare(f"{what}, {many:,} matches", cost["many"], "ms", f"{few} matches", cost["short"], at_most=1.1)
    return report


def _move(inside: Insider, events: int, moves: int) -> Figures:
    return {"ms": inside.ask("move", events=events, moves=moves) * 1000}
