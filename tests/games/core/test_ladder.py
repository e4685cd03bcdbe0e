"""The ladder: balanced, repeatable, and its intervals right."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from games import ladder, registry
from games.core.chance import Chance
from games.core.contract import Level, Seat
from games.core.search import SearchBot
from tests.games.core.tiny import Duel, Nim, NimOptions

NIM = Nim()


class Greedy:
    """Takes as much as it may."""

    def choose(self, view: Any, legal: Any, seat: Seat, log: Sequence[Any], chance: Chance) -> Any:
        return legal.actions[-1]


class Watching(Greedy):
    """Remembers what it was shown."""

    def __init__(self) -> None:
        self.log: list[Any] = []

    def choose(self, view: Any, legal: Any, seat: Seat, log: Sequence[Any], chance: Chance) -> Any:
        self.log = list(log)
        return super().choose(view, legal, seat, log, chance)


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry in which Nim has two bots that do not know how to win, and one that does."""
    bots: dict[Level, Any] = {"easy": Greedy(), "normal": Greedy(), "hard": SearchBot(NIM, simulations=300)}
    monkeypatch.setattr(registry, "NAMES", ("nim",))
    monkeypatch.setattr(registry, "game", lambda name: NIM)
    monkeypatch.setattr(registry, "bots", lambda name: bots)


def test_the_search_wins_where_it_can() -> None:
    search = SearchBot(NIM, simulations=300)
    for seat in range(2):
        bots = [search if other == seat else Greedy() for other in range(2)]
        shares, seconds = ladder.play(NIM, NimOptions(stones=11), bots, b"seed")
        assert shares[seat] == 1.0
        assert sum(map(len, seconds)) >= 4


def test_bots_are_handed_the_redacted_log() -> None:
    watching = Watching()
    ladder.play(Duel(), Duel.options_type(), [watching, Greedy()], b"seed")
    dealt = watching.log[0]
    assert type(dealt).__name__ == "DuelDealt"
    assert "hands" not in repr(dealt) or "UNSET" in repr(dealt)
    assert len(watching.log) > 4


def test_each_deal_is_played_from_every_seat() -> None:
    todo = list(ladder.pairings("nim", ["hard", "easy", "normal"], seats=3, games=10, seed=1))
    assert Counter((one.level, one.against) for one in todo) == {
        ("normal", "easy"): 12,
        ("hard", "easy"): 12,
        ("hard", "normal"): 12,
    }
    assert set(Counter((one.seed, one.level, one.against) for one in todo).values()) == {3}
    assert todo[0].levels() == ("normal", "easy", "easy")
    assert todo[1].levels() == ("easy", "normal", "easy")


def test_wilson() -> None:
    # Brown, Cai, DasGupta (2001): no success in 20 trials.
    assert ladder.wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    low, high = ladder.wilson(0.5, 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)


@pytest.mark.usefixtures("tiny")
def test_the_command_prints_a_table() -> None:
    printed = ladder.main(["nim", "--games", "6", "--levels", "hard", "easy"])
    header, _, row, _, times, _, easy, hard = printed.splitlines()
    assert header.startswith("| seats | one | against | games | wins |")
    assert row.startswith("| 2 | hard | easy | 6 | 100.0% | 61.0% – 100.0% | 50.0% |")
    assert times.startswith("| level | decisions")
    assert easy.startswith("| easy |")
    assert hard.endswith(" ms |")


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    "arguments",
    [["chess"], ["nim", "--seats", "9"], ["nim", "--levels", "easy"], ["nim", "--jobs", "0"], ["nim", "--games", "0"]],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        ladder.main(arguments)
    assert "error:" in capsys.readouterr().err


def test_processes_do_not_change_the_games() -> None:
    todo = list(ladder.pairings("ouch", ["easy", "normal"], seats=2, games=4, seed=3))
    alone, together = ladder.run(todo, jobs=1), ladder.run(todo, jobs=2)
    assert [one.pairing for one in together] == todo
    assert [one.share for one in alone] == [one.share for one in together]
