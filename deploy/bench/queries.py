"""The statements of one move, counted."""

from deploy.bench.hosts import Machine
from deploy.bench.measure import Report, Scale
from deploy.bench.peers import Peers


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    report = Report()
    for name in machine.names:
        statements = machine.fresh(name, f"queries-{name.lower()}").ask("statements")
        verbs = ", ".join(" ".join(statement.split()[:1]) for statement in statements)
        trips = "" if name == "SQLite" else ", each a round trip"
        report.remarks.append(f"one move on {name}: {len(statements)} statements ({verbs}){trips}")
    return report
