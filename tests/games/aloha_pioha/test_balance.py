"""What a report of balance sees in matches, and how it tells it."""

from collections.abc import Sequence

import pytest

from games.aloha_pioha import GAME
from games.aloha_pioha.balance import REPORT, Match, observed
from games.aloha_pioha.facts import Course
from games.aloha_pioha.model import AlohaEvent, AlohaOptions, AlohaPlayed, AlohaState, AlohaTickled, AlohaTurnBegan
from games.aloha_pioha.resolution import resolve
from games.core.contest import Contest
from tests.games.aloha_pioha.table import down, hair, held, position


def seen(state: AlohaState, before: Sequence[AlohaEvent] = ()) -> Match:
    """What is observed of a match that ends so, after these events."""
    course = Course(state)
    resolve(course)
    outcome = GAME.outcome(course.state)
    assert outcome is not None
    return observed(Contest(course.state, [*before, *course.events], outcome, ()))


def test_hairs() -> None:
    """A17 to A20."""
    torn, level, alone = seen(
        position(
            [
                hair(8, left=held(0, 5, down(2)), right=held(1, 3), tickle="knot"),
                hair(9, left=held(1, 2, 1), right=held(0, 3, 0)),
                hair(9, left=held(0, 1)),
            ]
        )
    ).hairs
    assert (torn.lice, torn.sum, torn.broken, torn.contested, torn.even) == (3, 10, True, True, False)
    assert (torn.unwon, torn.tickled, torn.turned) == (False, True, None)
    assert (level.lice, level.sum, level.broken, level.contested, level.even) == (4, 6, False, True, True)
    assert (level.unwon, level.tickled, level.turned) == (True, False, None)
    assert (alone.contested, alone.even, alone.unwon) == (False, False, False)


def test_what_a_clock_changed() -> None:
    """A14: the hair would have broken; one end is stronger with and without the crowd; nobody minds a double."""
    strong, crowd, double = seen(
        position(
            [
                hair(8, left=held(0, 5, 2), right=held(1, 3), tickle="strong"),
                hair(12, left=held(0, 4, 1), right=held(1, 1), tickle="crowd"),
                hair(12, left=held(0, 3), right=held(1, 4), tickle="double"),
            ]
        )
    ).hairs
    assert (strong.turned, crowd.turned, double.turned) == (True, False, False)
    assert crowd.sum == 9


def test_a_blindfold_counts_what_lay_face_down() -> None:
    table = [hair(12, left=held(0, down(5)), right=held(1, 1), tickle="blindfold")]
    (blind, *_) = seen(position(table, options=AlohaOptions(house_tickles=True))).hairs
    assert blind.sum == 1
    assert blind.turned


def test_the_win_by_seat() -> None:
    """A4, A21: seats 0 and 1 share the victory; seat 1 began, so that seat 0 was the last."""
    tops = [hair(points=5, left=held(0, 1)), hair(points=5, left=held(1, 1)), hair(points=2, left=held(2, 1))]
    match = seen(position(tops, hands=((), (), ()), first=1))
    assert (match.alone, match.first, match.last, match.shared) == (False, 0.5, 0.5, True)
    assert (match.points, match.lead) == (5, 0)


def test_against_the_ghost() -> None:
    """A25."""
    match = seen(position([hair(points=4, left=held(0, 1)), hair(points=6, left=held(1, 1))], ghost=True))
    assert (match.alone, match.points, match.lead, match.reason) == (True, 4, -2, "beaten")
    (_, ghosts, nobodys) = match.hairs
    assert (ghosts.unwon, nobodys.unwon) == (False, True)


def test_what_seats_did() -> None:
    """A7, A10, A13: neither the ghost's doings count nor an extra pull's face, which is always up."""
    louse = AlohaPlayed(seat=0, hair=0, end="left", face="down", back=(0, 1, 2))
    tickle = AlohaTickled(seat=0, hair=0, kind="knot", from_="deck", asks_target=False)
    events: list[AlohaEvent] = [
        AlohaTurnBegan(seat=0, turn=1, asks="play"),
        louse,
        AlohaPlayed(seat=0, hair=0, end="left", face="up", back=(0, 1, 2), extra=True),
        AlohaPlayed(seat=None, hair=0, end="right", face="up", back=(0, 1, 2)),
        tickle,
        AlohaTickled(seat=None, hair=1, kind="weak", from_=0, asks_target=False),
        AlohaTurnBegan(seat=0, turn=2, asks="comb"),
        AlohaTurnBegan(seat=None, turn=2, asks="comb"),
    ]
    match = seen(position(ghost=True), events)
    assert (match.faces, match.unseen, match.stuck) == ((True,), (True,), 1)


def test_the_command_prints_a_table() -> None:
    asked = ["--games", "3", "--seats", "1", "2", "--levels", "easy", "--options", '{"tickles": false}']
    heads, _, *rows = REPORT.main(asked).splitlines()
    assert heads == "|  | alone | 2 seats |"
    told = {name: cells for _, name, *cells, _ in (map(str.strip, row.split("|")) for row in rows)}
    assert told["matches"] == ["3", "3"]
    assert told["hairs with a tickle"] == ["0.0%", "0.0%"]
    assert told["clocks that changed who wins their hair"] == ["–", "–"]
    assert told["wins of the starting player"][0] == told["wins over the ghost"][1] == "–"
    assert REPORT.main(asked) == REPORT.main([*asked, "--jobs", "2"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--games", "0"], "one match"),
        (["--seats", "5"], "invalid choice"),
        (["--options", '{"tickles": 3}'], "Expected `bool`"),
        (["--options", "tickles"], "malformed"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        REPORT.main(arguments)
    assert said in capsys.readouterr().err
