"""Vacation, and what clocks make of it."""

from datetime import timedelta

import pytest

from gameservice.timestamps import timestamp
from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.conftest import Time
from tests.gameservice.matches.table import sit, unchanged
from tests.gameservice.matches.test_deadlines import types, waiting

A_DAY = {"kind": "per_turn", "seconds": 86_400}
OPTIONS = {"first_seat": "host", "cards_to_win": 4}


def on(time: Time, **when: float) -> str:
    return timestamp(time.now + timedelta(**when))


def test_a_turn_that_waits_gets_more_time(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=A_DAY, options=OPTIONS)
    away = ana.call("PUT", "/me/vacation", {"days": 5})
    assert away.json() == {"until": on(time, days=5), "days_left": 25}
    assert waiting(ben, table.id)["due"] == on(time, days=6)
    assert ben.match(table.id)["seats"][0]["away_until"] == on(time, days=5)
    time.wait(days=5, hours=23)
    assert ana.match(table.id)["seats"][0]["state"] == "playing"
    time.wait(hours=2)
    assert ana.match(table.id)["seats"][0]["state"] == "timed_out"
    assert types(ana, table.id)[:2] == ["match.vacation_began", "match.timed_out"]


def test_a_turn_that_begins_meanwhile_waits_as_well(ana: Person, ben: Person, time: Time) -> None:
    ben.call("PUT", "/me/vacation", {"days": 2})
    back = on(time, days=2)
    table = sit(ana, ben, clock=A_DAY, options=OPTIONS)
    while ana.match(table.id)["legal"]:
        table.step(ana)
    assert waiting(ana, table.id)["due"] == on(time, days=3)
    assert ana.match(table.id)["seats"][1]["away_until"] == back


def test_who_comes_back_early_keeps_the_days(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=A_DAY, options=OPTIONS)
    ana.call("PUT", "/me/vacation", {"days": 5})
    time.pass_(days=1, hours=6)
    assert ana.delete("/me/vacation").json() == {"until": None, "days_left": 28}
    assert waiting(ben, table.id)["due"] == on(time, days=1)
    with unchanged(table.id):
        assert ana.delete("/me/vacation").json()["days_left"] == 28
    assert types(ana, table.id) == ["match.vacation_began", "match.vacation_ended"]


def test_there_are_thirty_days_a_year(ana: Person, time: Time) -> None:
    assert ana.get("/me/vacation").json() == {"until": None, "days_left": 30}
    ana.call("PUT", "/me/vacation", {"days": 20})
    assert ana.call("PUT", "/me/vacation", {"days": 10}).json() == {"until": on(time, days=30), "days_left": 0}
    assert "0 of 30" in assert_refused(ana.call("PUT", "/me/vacation", {"days": 1}), 409, "no-vacation")["detail"]
    time.lose(days=400)
    assert ana.get("/me/vacation").json() == {"until": None, "days_left": 30}


@pytest.mark.parametrize("body", [{}, {"days": 0}, {"days": 31}, {"days": "1"}])
def test_what_is_no_number_of_days_is_refused(ana: Person, time: Time, body: object) -> None:
    assert_refused(ana.call("PUT", "/me/vacation", body), 400, "malformed", "/days")
    assert ana.get("/me/vacation").json()["days_left"] == 30


@pytest.mark.parametrize(
    "clock", [{"kind": "none"}, {"kind": "per_turn", "seconds": 3600}, {"kind": "bank", "seconds": 90_000}]
)
def test_faster_clocks_go_on(ana: Person, ben: Person, time: Time, clock: object) -> None:
    table = sit(ana, ben, clock=clock, options=OPTIONS)
    with unchanged(table.id):
        ana.call("PUT", "/me/vacation", {"days": 5})


def test_it_stops_the_clock_and_does_not_wind_it_up(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=A_DAY, options=OPTIONS)
    time.pass_(hours=20)
    ana.call("PUT", "/me/vacation", {"days": 1})
    assert waiting(ben, table.id)["due"] == on(time, days=1, hours=4)
    time.pass_(hours=6)
    ana.delete("/me/vacation")
    assert waiting(ben, table.id)["due"] == on(time, hours=4)
    time.pass_(hours=1)
    ana.call("PUT", "/me/vacation", {"days": 2})
    assert waiting(ben, table.id)["due"] == on(time, days=2, hours=3)
    ana.call("PUT", "/me/vacation", {"days": 2})
    assert waiting(ben, table.id)["due"] == on(time, days=4, hours=3)


def test_after_the_deadline_it_is_too_late(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=A_DAY, options=OPTIONS)
    time.pass_(days=1, seconds=1)
    ana.call("PUT", "/me/vacation", {"days": 1})
    assert types(ana, table.id) == ["match.timed_out"]


def test_who_is_out_is_not_told_of(ana: Person, ben: Person, cleo: Person, time: Time) -> None:
    table = sit(ana, ben, cleo, clock=A_DAY, options=OPTIONS, on_abandon="forfeit")
    ana.post(f"/matches/{table.id}/resign")
    with unchanged(table.id):
        ana.call("PUT", "/me/vacation", {"days": 1})


def test_only_matches_whose_clock_stands_still_tell_of_it(ana: Person, ben: Person, time: Time) -> None:
    ana.call("PUT", "/me/vacation", {"days": 5})
    assert sit(ana, ben).people[0].match(sit(ana, ben).id)["seats"][0]["away_until"] is None
    time.pass_(days=1)
    ana.delete("/me/vacation")
    later = sit(ana, ben, clock=A_DAY)
    assert ana.match(later.id)["seats"][0]["away_until"] is None
