"""Quick matches: those who want the same meet."""

from datetime import timedelta
from typing import Any

import pytest

from gameservice.matches.models import Match
from gameservice.timestamps import timestamp
from tests.conftest import Person, Worker
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.conftest import Time
from tests.gameservice.matches.table import unchanged

pytestmark = pytest.mark.django_db


def want(person: Person, **wish: Any) -> Any:
    return person.post("/quick-matches", {"game": "ouch", **wish})


def test_two_meet(ana: Person, ben: Person) -> None:
    first, second = want(ana), want(ben)
    assert (first.status_code, second.status_code) == (201, 200)
    assert first["Location"] == f"/api/v1/matches/{first.json()['id']}"
    match = second.json()
    assert (match["id"], match["you"], match["status"]) == (first.json()["id"], 1, "active")
    assert (match["visibility"], match["on_abandon"], match["clock"]) == ("public", "bot", {"kind": "none"})


def test_who_waits_already_waits_on(ana: Person) -> None:
    match = want(ana).json()
    with unchanged(match["id"]):
        again = want(ana)
    assert (again.status_code, again.json()["id"]) == (200, match["id"])
    assert Match.objects.count() == 1


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "cactus"},
        {"players": 3},
        {"options": {"piles": 2}},
        {"clock": {"kind": "per_turn", "seconds": 60}},
        {"fill_after": 60},
    ],
)
def test_who_wants_something_else_does_not_meet(ana: Person, ben: Person, wish: dict[str, Any]) -> None:
    want(ana)
    assert want(ben, **wish).status_code == 201


def test_a_default_that_is_written_out_is_the_same(ana: Person, ben: Person) -> None:
    options = want(ana).json()["options"]
    assert want(ben, players=2, options=options, clock={"kind": "none"}).status_code == 200


def test_three_meet_and_the_fourth_waits_anew(ana: Person, ben: Person, cleo: Person, dan: Person) -> None:
    answers = [want(person, players=3) for person in (ana, ben, cleo, dan)]
    assert [answer.status_code for answer in answers] == [201, 200, 200, 201]
    assert [answer.json()["status"] for answer in answers] == ["open", "open", "active", "open"]


def test_a_match_that_was_left_waits_for_nobody(ana: Person, ben: Person) -> None:
    match = want(ana).json()
    ana.delete(f"/matches/{match['id']}/seats/0")
    answer = want(ben)
    assert (answer.status_code, answer.json()["id"] != match["id"]) == (201, True)


def test_bots_sit_down_after_the_wait(ana: Person, ben: Person, time: Time, worker: Worker) -> None:
    match = want(ana, players=3, fill_after=60).json()
    assert match["waiting_on"][0]["kind"] == "players"
    assert match["waiting_on"][0]["due"] == timestamp(time.now + timedelta(seconds=60))
    want(ben, players=3, fill_after=60)
    time.wait(seconds=59)
    assert ana.match(match["id"])["status"] == "open"
    time.wait(seconds=2)
    started = ana.match(match["id"])
    assert started["status"] == "active"
    assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot"]
    assert want(ben, players=3, fill_after=60).status_code == 201


def test_a_vacation_does_not_keep_bots_from_sitting_down(ana: Person, time: Time) -> None:
    match = want(ana, clock={"kind": "per_turn", "seconds": 86_400}, fill_after=60).json()
    ana.call("PUT", "/me/vacation", {"days": 1})
    time.wait(seconds=61)
    assert ana.match(match["id"])["status"] == "active"


@pytest.mark.parametrize(
    ("wish", "pointer"),
    [
        ({"game": "chess"}, "/game"),
        ({"players": 1}, "/players"),
        ({"players": 6}, "/seats"),
        ({"options": {"cards": 1}}, "/options/cards"),
        ({"fill_after": 0}, "/fill_after"),
        ({"seats": []}, "/seats"),
    ],
)
def test_what_cannot_be_played_is_refused(ana: Person, wish: dict[str, Any], pointer: str) -> None:
    assert_refused(want(ana, **wish), 400, "malformed", pointer)
    assert not Match.objects.exists()
