"""What it costs a move that people are told of it, and how many deliveries go out in a second."""

from functools import partial

from deploy.bench.hosts import Insider, Machine
from deploy.bench.measure import Figures, Report, Scale, in_turn
from deploy.bench.peers import Peers


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    receiver = machine.serve("deploy.bench.receiver:application")
    report = Report()
    for name in machine.names:
        inside = machine.fresh(name, f"told-{name.lower()}", ALLOW_PRIVATE_WEBHOOKS="1")
        found = in_turn(
            {
                "silent": partial(_move, inside, scale, outbox=False),
                "nobody": partial(_move, inside, scale),
                "both": partial(_move, inside, scale, webhooks=2),
                "delivered": partial(_deliver, inside, scale, receiver),
                "posted": partial(_post, inside, scale, receiver),
            },
            scale.repetitions,
        )
        cost = {label: figures["ms"] for label, figures in found.items()}
        against = ("no outbox", cost["silent"])
        report.compare(f"a move, {name}, nobody listens", cost["nobody"], "ms", *against, at_most=1.1)
        report.compare(f"a move, {name}, two webhooks", cost["both"], "ms", *against)
        report.compare(f"deliveries, {name}", 1000 / cost["delivered"], "/s", "bare posts", 1000 / cost["posted"])
    return report


def _move(inside: Insider, scale: Scale, **options: object) -> Figures:
    return {"ms": inside.ask("move", events=scale.events[0], moves=4 * scale.moves, **options) * 1000}


def _deliver(inside: Insider, scale: Scale, receiver: str) -> Figures:
    return {"ms": inside.ask("deliver", rows=scale.deliveries, accounts=scale.receivers, address=receiver) * 1000}


def _post(inside: Insider, scale: Scale, receiver: str) -> Figures:
    return {"ms": inside.ask("post", posts=scale.deliveries, address=receiver) * 1000}
