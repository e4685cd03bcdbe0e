"""What the table of pieces that hold tells."""

import pytest

from games.cactus.holds import Case, main, tried
from games.cactus.model import CACTI


def test_tries_are_counted_by_what_becomes_of_them() -> None:
    """The same seed gives the same tries."""
    case = Case("hook-red", "saguaro", 12, 1)
    ends = tried(case)
    assert ends.total() == 12
    assert ends["hangs"]
    assert ends["falls"]
    assert tried(case) == ends
    assert tried(case._replace(seed=2)) != ends


def test_the_command_prints_a_table() -> None:
    head, _, *rows = main(["--tries", "1"]).splitlines()
    assert head == f"|  | {' | '.join(CACTI)} | all |"
    told = {name: cells for _, name, *cells, _ in (map(str.strip, row.split("|")) for row in rows)}
    assert len(told) == 15 + 4
    assert set(told["chili"][:-1]) <= {"0%", "100%"}
    ends = [told[f"all: {end}"][-1] for end in ("hangs", "lies on the base", "falls", "unsettled")]
    assert sum(int(end.rstrip("%")) for end in ends) == pytest.approx(100, abs=2)


def test_one_try_at_least(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--tries", "0"])
    assert "one try" in capsys.readouterr().err
