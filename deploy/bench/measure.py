"""Measuring in turn, and comparing medians. A figure alone says little: the machine may be busy with something else."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

Figures = Mapping[str, float]
"""What one turn of measuring found: quantities by name."""


@dataclass(frozen=True)
class Scale:
    """How much is measured; the defaults are for judging, smaller ones only for trying the benchmarks out."""

    repetitions: int = 5
    seconds: float = 3.0
    """How long one turn lasts, after a third of that to warm up."""
    clients: int = 8
    playouts: int = 300
    decisions: int = 60
    """Of bots, for each game and level."""
    bot_turns: int = 30
    reads: int = 150
    stored: int = 5_000
    """Matches in the list."""
    grown: tuple[int, int] = (100, 20_000)
    """Matches stored beside the one that is played."""
    events: tuple[int, int] = (10, 5_000)
    """Events of the match that is played."""
    moves: int = 40
    swept: tuple[int, int] = (1_000, 1_000_000)
    """Matches whose deadline has passed, of so many stored."""
    streams: int = 2_000
    """Held open by one process."""
    followed: int = 250
    """Matches that they follow, by four of them each; whatever streams are left follow one that stands still."""
    deliveries: int = 2_000
    """Rows of the outbox, to be sent."""
    receivers: int = 50
    """Accounts that they go to."""
    resolved: int = 20
    """Matches that are played to their end."""


@dataclass(frozen=True)
class Comparison:
    """A figure as a multiple of its reference, both medians over the same repetitions."""

    what: str
    figure: float
    unit: str
    against: str
    reference: float
    at_least: float | None = None
    at_most: float | None = None

    @property
    def ratio(self) -> float:
        return self.figure / self.reference

    @property
    def met(self) -> bool | None:
        """Whether the target was met; None where there is none."""
        if self.at_least is None and self.at_most is None:
            return None
        return (self.at_least is None or self.ratio >= self.at_least) and (
            self.at_most is None or self.ratio <= self.at_most
        )

    def target(self) -> str:
        if self.at_least is not None:
            return f"≥ {self.at_least:g}"
        return f"≤ {self.at_most:g}" if self.at_most is not None else ""


@dataclass
class Report:
    """What a benchmark says: comparisons, and remarks that are no comparison."""

    comparisons: list[Comparison] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)

    def compare(
        self, what: str, figure: float, unit: str, against: str, reference: float, **target: float | None
    ) -> None:
        self.comparisons.append(Comparison(what, figure, unit, against, reference, **target))

    def __add__(self, other: "Report") -> "Report":
        return Report(self.comparisons + other.comparisons, self.remarks + other.remarks)


Medians = Mapping[str, Mapping[str, float]]


def in_turn(contestants: Mapping[str, Callable[[], Figures]], repetitions: int) -> Medians:
    """Each contestant once, then each again, and so on: the medians of what each found."""
    found: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in contestants}
    for _ in range(repetitions):
        for name, contestant in contestants.items():
            for quantity, value in contestant().items():
                found[name][quantity].append(value)
    return {name: {quantity: median(values) for quantity, values in kept.items()} for name, kept in found.items()}


def spread(seconds: Sequence[float]) -> Figures:
    """Durations as median, tails and longest, in milliseconds."""
    ordered = sorted(seconds)

    def at(share: float) -> float:
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000

    return {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "max": at(1)}


def table(report: Report) -> str:
    """For people."""
    heads = ("what", "measured", "beside", "reference", "ratio", "target", "")
    marks = {None: "", True: "met", False: "MISSED"}
    rows: list[tuple[str, ...]] = [heads]
    for c in report.comparisons:
        rows.append((c.what, _amount(c.figure, c.unit), c.against, _amount(c.reference, c.unit)))
        rows[-1] += (f"{c.ratio:.3g}", c.target(), marks[c.met])
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join([lines[0], "-" * max(map(len, lines)), *lines[1:], "", *report.remarks])


def _amount(value: float, unit: str) -> str:
    return f"{value:,.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"


def document(report: Report, scale: Scale) -> dict[str, Any]:
    """For machines."""
    comparisons = [
        {
            "what": c.what,
            "figure": c.figure,
            "unit": c.unit,
            "against": c.against,
            "reference": c.reference,
            "ratio": c.ratio,
            "target": c.target(),
            "met": c.met,
        }
        for c in report.comparisons
    ]
    return {"repetitions": scale.repetitions, "comparisons": comparisons, "remarks": report.remarks}
