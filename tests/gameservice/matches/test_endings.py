"""Ends that are nobody's last move."""

from typing import Any

import pytest

from games.core.contract import Outcome
from gameservice.matches.endings import Departure, of_departures
from gameservice.matches.services import store
from tests.conftest import Person, Worker


def gone(seat: int, by: str = "match.resigned") -> Departure:
    return seat, by


def test_who_stays_wins_and_who_held_out_longer_ranks_higher() -> None:
    assert of_departures(4, [gone(2), gone(0), gone(3)]) == Outcome("resigned", ((1,), (3,), (0,), (2,)), (1,), ())


def test_the_last_to_leave_gives_the_reason() -> None:
    outcome = of_departures(3, [gone(0), gone(1, "match.timed_out")])
    assert outcome == Outcome("timed_out", ((2,), (1,), (0,)), (2,), ())


def test_who_leaves_a_table_for_one_has_not_won() -> None:
    assert of_departures(1, [gone(0)]) == Outcome("resigned", ((0,),), (), ())


@pytest.mark.parametrize(("seats", "left"), [(1, []), (2, []), (3, [1]), (4, [3, 0])])
def test_with_two_who_stay_or_the_only_one_a_match_goes_on(seats: int, left: list[int]) -> None:
    assert of_departures(seats, [*map(gone, left)]) is None


@pytest.mark.django_db
@pytest.mark.parametrize("end", ["abort", "resign"])
def test_a_match_that_is_over_asks_nothing_of_anybody(ana: Person, worker: Worker, end: str) -> None:
    match = ana.create("easy", on_abandon="forfeit")
    asked = ana.match(match["id"])["view"]["asks"]
    ended = ana.post(f"/matches/{match['id']}/{end}").json()
    assert asked == "flip"
    assert (ended["view"]["asks"], ended["view"]["to_act"], ended["legal"]) == (None, [], None)
    ana.post(f"/matches/{match['id']}/rematch")
    at_its_end = ana.get(f"/matches/{match['id']}/view?at={ended['seq']}").json()
    assert at_its_end["asks"] is None
    assert ana.get(f"/matches/{match['id']}/view?at={match['seq']}").json()["asks"] == "flip"


@pytest.mark.django_db
def test_who_has_left_counts_as_having_moved(ana: Person, ben: Person, worker: Worker) -> None:
    """Else the host could call off a match that is all but lost."""
    match = ana.create("open", "easy", on_abandon="forfeit", options={"first_seat": "host"})
    ben.post(f"/matches/{match['id']}/seats", {"invite": match["invite"]})
    ben.post(f"/matches/{match['id']}/resign")
    while not ana.match(match["id"])["legal"]:
        worker.drain()
    seen = ana.match(match["id"])
    assert ana.act(seen, seen["legal"]["actions"][0]).status_code == 200
    worker.drain()
    while (seen := ana.match(match["id"]))["legal"] and seen["legal"]["actions"][0]["type"] != "ouch.flip":
        ana.act(seen, seen["legal"]["actions"][0])
        worker.drain()
    assert ana.post(f"/matches/{match['id']}/abort").json()["code"] in {"not-abortable", "not-active"}


@pytest.mark.django_db
def test_a_move_that_loses_to_the_end_is_told_of_the_end(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """`not-active` comes before `stale-view`, also where the end comes between reading and writing."""
    match = ana.create("easy", options={"first_seat": "host"})
    written = store.append

    def beaten(*arguments: Any, **changes: Any) -> None:
        monkeypatch.setattr(store, "append", written)
        ana.post(f"/matches/{match['id']}/abort")
        raise store.Conflict

    monkeypatch.setattr(store, "append", beaten)
    assert ana.act(match, match["legal"]["actions"][0]).json()["code"] == "not-active"
