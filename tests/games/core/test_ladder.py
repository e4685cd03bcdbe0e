"""The ladder: balanced, repeatable, and its tables right."""

from collections import Counter
from typing import Any

import pytest

from games import ladder, registry
from games.core.contract import Level
from games.core.search import SearchBot
from tests.games.core.tiny import Greedy, Nim

NIM = Nim()


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry in which Nim has two bots that do not know how to win, and one that does."""
    bots: dict[Level, Any] = {"easy": Greedy(), "normal": Greedy(), "hard": SearchBot(NIM, simulations=300)}
    monkeypatch.setattr(registry, "NAMES", ("nim",))
    monkeypatch.setattr(registry, "game", lambda name: NIM)
    monkeypatch.setattr(registry, "bots", lambda name: bots)


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


def test_alone_each_level_plays_the_same_deals() -> None:
    todo = list(ladder.pairings("aloha_pioha", ["hard", "easy"], seats=1, games=10, seed=1))
    assert [one.levels() for one in todo] == [("easy",)] * 10 + [("hard",)] * 10
    assert [one.seed for one in todo[:10]] == [one.seed for one in todo[10:]]
    assert len({one.seed for one in todo}) == 10


@pytest.mark.usefixtures("tiny")
def test_the_command_prints_a_table() -> None:
    printed = ladder.main(["nim", "--games", "6", "--levels", "hard", "easy"])
    header, _, row, _, times, _, easy, hard = printed.splitlines()
    assert header.startswith("| seats | one | against | games | wins |")
    assert row.startswith("| 2 | hard | easy | 6 | 100.0% | 61.0% – 100.0% | 50.0% |")
    assert times.startswith("| level | decisions")
    assert easy.startswith("| easy |")
    assert hard.endswith(" ms |")


def test_alone_the_table_tells_how_it_ended() -> None:
    """Whoever is beaten has no share of a win; endings are named by their reasons."""
    (pairing,) = ladder.pairings("aloha_pioha", ["normal"], seats=1, games=1, seed=1)
    endings = [("great_win", 1.0), ("beaten", 0.0), ("win", 1.0), ("beaten", 0.0), ("beaten", 0.0)]
    played = [ladder.Played(pairing, share, reason, {"normal": [0.001]}) for reason, share in endings]
    header, _, row, *_ = ladder.table(played).splitlines()
    assert header == "| level | games | wins | 95 % interval | endings |"
    assert row == "| normal | 5 | 40.0% | 11.8% – 76.9% | 3 beaten, 1 great_win, 1 win |"


def test_a_game_that_one_may_play_alone() -> None:
    """One level is enough there."""
    header, _, row, *_ = ladder.main(["aloha_pioha", "--seats", "1", "--games", "3", "--levels", "easy"]).splitlines()
    assert header.startswith("| level | games | wins |")
    assert row.startswith("| easy | 3 | ")


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "invalid choice"),
        (["nim", "--seats", "9"], "nim is played by 2 to 3"),
        (["nim", "--seats", "1"], "nim is played not alone but by 2 to 3"),
        (["nim", "--levels", "easy"], "needs 2 levels"),
        (["nim", "--jobs", "0"], "one process"),
        (["nim", "--games", "0"], "one game"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        ladder.main(arguments)
    assert said in capsys.readouterr().err


def test_processes_do_not_change_the_games() -> None:
    todo = list(ladder.pairings("ouch", ["easy", "normal"], seats=2, games=4, seed=3))
    alone, together = ladder.run(todo, jobs=1), ladder.run(todo, jobs=2)
    assert [one.pairing for one in together] == todo
    assert [one.share for one in alone] == [one.share for one in together]
