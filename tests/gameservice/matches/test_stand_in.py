"""A seat that is left to a bot for a while."""

import pytest

from gameservice.matches.models import Decision
from tests.conftest import Person, Worker
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.conftest import Time
from tests.gameservice.matches.table import sit, unchanged
from tests.gameservice.matches.test_deadlines import PER_TURN, proved, types, waiting

OPTIONS = {"first_seat": "host", "cards_to_win": 4}


@pytest.mark.django_db
def test_a_bot_plays_until_its_person_is_back(ana: Person, ben: Person, worker: Worker) -> None:
    table = sit(ana, ben, options=OPTIONS)
    path = f"/matches/{table.id}/stand-in"
    handed = ana.post(path, {"level": "easy"})
    assert (handed.status_code, handed["ETag"]) == (200, f'"{handed.json()["seq"]}"')
    seat = handed.json()["seats"][0]
    assert (seat["kind"], seat["level"], seat["state"], seat["user"]) == ("person", "easy", "playing", ana.user)
    assert handed.json()["waiting_on"][0]["kind"] == "bot"
    assert (handed.json()["legal"], ana.get("/inbox").json()["items"]) == (None, [])
    with unchanged(table.id):
        assert ana.post(path, {"level": "hard"}).status_code == 200
    worker.drain()
    assert Decision.objects.filter(match_id=table.id, seat=0).exists()
    back = ana.delete(path).json()
    assert (back["seats"][0]["level"], back["status"]) == (None, "active")
    with unchanged(table.id):
        assert ana.delete(path).status_code == 200
    table.finish()
    assert types(ana, table.id) == ["match.stand_in_began", "match.stand_in_ended", "match.finished"]
    assert proved(ana, table.id)


@pytest.mark.django_db
def test_while_it_plays_its_person_decides_nothing(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, options=OPTIONS)
    match = ana.match(table.id)
    handed = ana.post(f"/matches/{table.id}/stand-in", {}).json()
    with unchanged(table.id):
        refused = assert_refused(ana.act(handed, match["legal"]["actions"][0]), 409, "not-your-turn")
    assert "stand-in" in refused["detail"]
    assert handed["seats"][0]["level"] == "normal"


@pytest.mark.django_db
def test_who_is_back_in_time_decides_in_the_same_turn(ana: Person, ben: Person, worker: Worker) -> None:
    """The bot's message comes to nothing then."""
    table = sit(ana, ben, options=OPTIONS)
    ana.post(f"/matches/{table.id}/stand-in", {})
    match = ana.delete(f"/matches/{table.id}/stand-in").json()
    with unchanged(table.id):
        worker.drain()
    assert ana.act(match, match["legal"]["actions"][0]).status_code == 200


@pytest.mark.django_db
def test_who_resigned_stays_away(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, options=OPTIONS)
    ana.post(f"/matches/{table.id}/stand-in", {})
    assert ana.post(f"/matches/{table.id}/resign").json()["seats"][0]["state"] == "resigned"
    with unchanged(table.id):
        assert_refused(ana.delete(f"/matches/{table.id}/stand-in"), 409, "not-standing-in")
        assert ana.post(f"/matches/{table.id}/stand-in", {}).status_code == 200


@pytest.mark.django_db
def test_only_who_sits_there_and_only_while_it_runs(ana: Person, ben: Person, cleo: Person) -> None:
    match = ana.create("open", visibility="public")
    path = f"/matches/{match['id']}/stand-in"
    with unchanged(match["id"]):
        assert_refused(cleo.post(path, {}), 403, "not-your-seat")
        assert_refused(ana.post(path, {}), 409, "not-active")
        assert_refused(ana.delete(path), 409, "not-active")
        assert_refused(ana.post(path, {"level": "best"}), 400, "malformed", "/level")
        assert_refused(ana.post("/matches/018f0000-0000-7000-8000-000000000001/stand-in", {}), 404, "not-found")


def test_a_seat_whose_time_ran_out_is_taken_back(ana: Person, ben: Person, time: Time) -> None:
    """It has the least time that there is, for the turn is late already."""
    table = sit(ana, ben, clock={"kind": "per_turn", "seconds": 1000}, options=OPTIONS)
    time.pass_(seconds=1001)
    assert_refused(ana.act(ana.match(table.id), {"type": "ouch.flip", "slot": 0, "side": "top"}), 412, "stale-view")
    time.pass_(seconds=30)
    match = ana.delete(f"/matches/{table.id}/stand-in").json()
    assert match["seats"][0]["state"] == "playing"
    assert match["legal"]
    time.wait(seconds=59)
    assert waiting(ana, table.id)["kind"] == "seat"
    time.wait(seconds=2)
    assert ana.match(table.id)["seats"][0]["state"] == "timed_out"
    assert types(ana, table.id) == ["match.timed_out", "match.stand_in_ended", "match.timed_out"]


def test_coming_back_gives_no_new_time(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
    due = waiting(ana, table.id)["due"]
    time.pass_(seconds=10)
    ana.post(f"/matches/{table.id}/stand-in", {})
    assert waiting(ana, table.id)["due"] is None
    ana.delete(f"/matches/{table.id}/stand-in")
    assert waiting(ana, table.id)["due"] == due


@pytest.mark.django_db
def test_a_match_of_bots_alone_plays_to_its_end(ana: Person, ben: Person, worker: Worker) -> None:
    table = sit(ana, ben, options=OPTIONS)
    for person in (ana, ben):
        person.post(f"/matches/{table.id}/stand-in", {"level": "easy"})
    worker.drain()
    match = ana.match(table.id)
    assert match["status"] == "finished"
    assert proved(ana, table.id)
    again = ana.post(f"/matches/{table.id}/rematch").json()
    assert [seat["level"] for seat in again["seats"]] == [None, None]
