"""The benchmarks run. How fast anything is depends on the machine, so it is not tested."""

import json

import pytest

from deploy.bench import measure
from deploy.bench.__main__ import BENCHMARKS, measured
from deploy.bench.measure import Report, Scale
from games import registry

TINY = Scale(
    repetitions=1,
    seconds=1,
    clients=2,
    playouts=2,
    decisions=2,
    bot_turns=1,
    reads=2,
    stored=30,
    grown=(2, 30),
    events=(10, 50),
    moves=3,
    swept=(3, 30),
    streams=60,
    followed=2,
    deliveries=4,
    receivers=2,
    resolved=1,
)


def test_on_sqlite() -> None:
    report = measured(list(BENCHMARKS), TINY, servers=False)
    told = [comparison.what for comparison in report.comparisons]
    assert any("moves at 2 clients, SQLite" in what for what in told)
    for game in registry.games():
        assert {f"random steps, {game.title}", f"the longest decision of hard, {game.title}"} <= set(told)
    assert all(comparison.figure > 0 and comparison.reference > 0 for comparison in report.comparisons)
    assert any("one move on SQLite: 8 statements" in remark for remark in report.remarks), report.remarks


@pytest.mark.postgres
def test_on_servers() -> None:
    report = measured(["moves", "bots", "queries"], TINY)
    assert any("moves at 2 clients, PostgreSQL" in comparison.what for comparison in report.comparisons)
    assert any("one move on PostgreSQL: 3 statements" in remark for remark in report.remarks), report.remarks


def test_the_table() -> None:
    report = Report()
    report.compare("moves", 30.0, "/s", "another", 20.0, at_least=2)
    report.compare("cost", 2.0, "ms", "another", 2.0, at_most=1.1)
    report.compare("steps", 1_234.0, "/s", "another", 1_000.0)
    _, _, *lines = measure.table(report).splitlines()
    assert lines[0].endswith("1.5    ≥ 2     MISSED")
    assert lines[1].endswith("1      ≤ 1.1   met")
    assert lines[2].endswith("1.23")
    told = json.loads(json.dumps(measure.document(report, TINY)))
    assert [comparison["met"] for comparison in told["comparisons"]] == [False, True, None]


def test_medians_over_turns() -> None:
    order: list[str] = []

    def turn(name: str, values: list[float]) -> measure.Figures:
        order.append(name)
        return {"moves/s": values.pop()}

    first, second = [1.0, 9.0, 2.0], [5.0, 5.0, 5.0]
    found = measure.in_turn({"a": lambda: turn("a", first), "b": lambda: turn("b", second)}, 3)
    assert found == {"a": {"moves/s": 2.0}, "b": {"moves/s": 5.0}}
    assert order == ["a", "b"] * 3
