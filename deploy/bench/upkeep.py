"""What a sweep costs as the number of stored matches grows, and how many ends of matches are resolved in a second."""

from functools import partial

from deploy.bench.hosts import Insider, Machine
from deploy.bench.measure import Figures, Report, Scale, in_turn
from deploy.bench.peers import Peers


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    due, stored = scale.swept
    report = Report()
    for name in machine.names:
        small = machine.fresh(name, f"due-{name.lower()}")
        large = machine.fresh(name, f"stored-{name.lower()}")
        small.ask("fill", matches=due, due=due)
        large.ask("fill", matches=stored, due=due)
        found = in_turn(
            {
                "small": partial(_sweep, small),
                "large": partial(_sweep, large),
                "resolutions": partial(_resolve, small, scale.resolved),
            },
            scale.repetitions,
        )
        cost = {label: figures["ms"] for label, figures in found.items()}
        what = f"a sweep, {name}, {due:,} of {stored:,} matches due"
        report.compare(what, cost["large"], "ms", f"{due:,} of {due:,}", cost["small"], at_most=1.5)
        resolution, decision = cost["resolutions"], found["resolutions"]["decision"]
        report.compare(f"resolutions, {name}", 1000 / resolution, "/s", "decisions, as they prove", 1000 / decision)
    return report


def _sweep(inside: Insider) -> Figures:
    return {"ms": inside.ask("sweep") * 1000}


def _resolve(inside: Insider, matches: int) -> Figures:
    each, decisions = inside.ask("resolve", matches=matches)
    return {"ms": each * 1000, "decision": each * 1000 / decisions}
