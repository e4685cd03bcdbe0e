"""The command: its tables, its picture, and what it refuses."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from games import registry
from games.core.contract import Level
from games.core.search import SearchBot
from games.tournament import report
from games.tournament.__main__ import main
from games.tournament.schedule import fixtures, play_fixture
from games.tournament.standings import Rating
from tests.games.core.tiny import Greedy, Nim

NIM = Nim()


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry in which Nim has two bots that do not know how to win, and one that does."""
    bots: dict[Level, Any] = {"easy": Greedy(), "normal": Greedy(), "hard": SearchBot(NIM, simulations=300)}
    monkeypatch.setattr(registry, "NAMES", ("nim",))
    monkeypatch.setattr(registry, "game", lambda name: NIM)
    monkeypatch.setattr(registry, "bots", lambda name: bots)


@pytest.mark.usefixtures("tiny")
def test_it_prints_tables_and_draws_a_picture(tmp_path: Path) -> None:
    drawn = tmp_path / "ratings.svg"
    command = ["nim", "easy", "hard", "--matches", "6", "--jobs", "1", "--plot", str(drawn)]
    wins, rated, times = main(command).split("\n\n")
    assert wins.splitlines()[0].startswith("| seats | one | against | matches | wins |")
    assert wins.splitlines()[2] == "| 2 | hard | easy | 6 | 100.0% | 61.0% – 100.0% | 50.0% |"
    assert [line.split(" | ")[0] for line in rated.splitlines()] == ["| bot", "|---|---|---|---|", "| hard", "| easy"]
    assert times.splitlines()[2].startswith("| easy |")
    picture = ElementTree.fromstring(drawn.read_text("utf-8"))  # noqa: S314  (our own)
    said = [part.text for part in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert said[0] == "Nim: 6 matches of 2"
    assert said[-2:] == ["hard", "easy"]


def test_the_same_seed_gives_the_same_tables() -> None:
    def wins() -> list[str]:
        return main(["ouch", "easy", "normal", "--matches", "4", "--jobs", "1", "--seed", "5"]).split("\n\n")[:2]

    assert wins() == wins()


def test_alone_the_table_tells_how_it_ended() -> None:
    header, _, row, *_ = main(["aloha_pioha", "easy", "--seats", "1", "--matches", "3", "--jobs", "1"]).splitlines()
    assert header == "| bot | matches | wins | 95 % interval | endings |"
    assert row.startswith("| easy | 3 | ")


def test_every_seat_is_told_of_where_all_are_judged() -> None:
    played = [play_fixture(one) for one in fixtures("ouch", ["easy", "normal"], 2, 2, 1, schedule="all")]
    rows = report.tables(played).split("\n\n")[0].splitlines()[2:]
    assert [row.split(" | ")[1:4] for row in rows] == [["easy", "normal", "2"], ["normal", "easy", "2"]]


def test_long_names_are_cut_in_the_picture() -> None:
    drawn = report.plot("A & B", {"somebody.elses.package:WithAVeryLongName": Rating(), "easy": Rating(20, 2)})
    assert "A &amp; B" in drawn
    assert "somebody.elses.pack" in drawn
    assert "…" in drawn


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "invalid choice"),
        (["nim", "--seats", "9"], "nim is played by 2 to 3"),
        (["nim", "--seats", "1"], "nim is played not alone but by 2 to 3"),
        (["nim", "easy"], "needs 2 different bots"),
        (["nim", "easy", "easy"], "needs 2 different bots"),
        (["nim", "--jobs", "0"], "one process"),
        (["nim", "--matches", "0"], "one match"),
        (["nim", "easy", "clever"], "no bot of level 'clever'"),
        (["nim", "easy", "nowhere.at_all:Bot"], "No module named"),
        (["nim", "easy", "games.core.bots:Nobody"], "no attribute 'Nobody'"),
        (["nim", "--options", '{"stones": "many"}'], "stones"),
        (["nim", "--options", "stones"], "invalid loads value"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert said in capsys.readouterr().err


def test_alone_there_is_nothing_to_plot(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["aloha_pioha", "--seats", "1", "--plot", "x.svg"])
    assert "no rating to plot" in capsys.readouterr().err
