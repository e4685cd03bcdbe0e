"""Who meets whom: balanced, and the same whoever plays it."""

from collections import Counter

import pytest

from games.core.errors import IllegalAction
from games.tournament.schedule import Fixture, bot, fixtures, play_fixture, run
from tests.games.tournament import mybots

MYBOTS = "tests.games.tournament.mybots"


def test_in_pairs_each_deal_is_played_from_every_seat() -> None:
    todo = fixtures("ouch", ["easy", "normal", "hard"], seats=3, matches=10, seed=1)
    assert Counter((one.bots[one.judged[0]], one.others(one.judged[0])) for one in todo) == {
        ("normal", ("easy",)): 12,
        ("hard", ("easy",)): 12,
        ("hard", ("normal",)): 12,
    }
    assert set(Counter((one.seed, one.bots[one.judged[0]], one.others(one.judged[0])) for one in todo).values()) == {3}
    assert [(one.bots, one.judged) for one in todo[:2]] == [
        (("normal", "easy", "easy"), (0,)),
        (("easy", "normal", "easy"), (1,)),
    ]


def test_alone_each_bot_plays_the_same_deals() -> None:
    todo = fixtures("aloha_pioha", ["easy", "hard"], seats=1, matches=10, seed=1)
    assert [one.bots for one in todo] == [("easy",), ("hard",)] * 10
    assert [one.seed for one in todo[::2]] == [one.seed for one in todo[1::2]]
    assert len({one.seed for one in todo}) == 10


def test_all_seatings_of_each_choice() -> None:
    todo = fixtures("ouch", ["a", "b", "c", "d"], seats=3, matches=7, seed=1, schedule="all")
    choices = Counter(tuple(sorted(one.bots)) for one in todo)
    assert choices == {("a", "b", "c"): 12, ("a", "b", "d"): 12, ("a", "c", "d"): 12, ("b", "c", "d"): 12}
    assert set(Counter(one.bots for one in todo).values()) == {2}
    assert {one.judged for one in todo} == {(0, 1, 2)}
    assert set(Counter((tuple(sorted(one.bots)), one.seed) for one in todo).values()) == {6}


def test_with_fewer_bots_than_seats_some_sit_twice_but_none_by_itself() -> None:
    todo = fixtures("ouch", ["a", "b"], seats=3, matches=1, seed=1, schedule="all")
    assert Counter(tuple(sorted(one.bots)) for one in todo) == {("a", "a", "b"): 3, ("a", "b", "b"): 3}


def test_bots_from_elsewhere() -> None:
    assert isinstance(bot("ouch", f"{MYBOTS}:First"), mybots.First)
    assert bot("ouch", f"{MYBOTS}:first") is mybots.first


def test_processes_do_not_change_the_matches() -> None:
    todo = fixtures("ouch", ["easy", f"{MYBOTS}:First"], seats=2, matches=4, seed=3, options={"cards_to_win": 4})
    alone, together = run(todo, jobs=1), run(todo, jobs=2)
    assert [one.fixture for one in together] == todo
    assert [(one.shares, one.ranking, one.reason) for one in alone] == [
        (one.shares, one.ranking, one.reason) for one in together
    ]


def test_whose_bot_fails_is_told() -> None:
    fixture = Fixture("ouch", ("easy", f"{MYBOTS}:Cheat"), (1,), b"seed")
    with pytest.raises(IllegalAction) as failed:
        play_fixture(fixture)
    assert failed.value.__notes__ == [f"In a match of ouch between easy, {MYBOTS}:Cheat, by seat."]
