"""A seat that is left to a bot for a while."""

import pytest

from gameservice.matches.models import Decision
from tests.conftest import Person, Worker
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.conftest import Time
from tests.gameservice.matches.table import sit, unchanged
from tests.gameservice.matches.test_deadlines import PER_TURN, proved, types

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
def test_while_the_bot_decides_it_is_too_late(ana: Person, ben: Person, worker: Worker) -> None:
    """Else a turn could be begun anew again and again, its clock with it."""
    table = sit(ana, ben, options=OPTIONS)
    path = f"/matches/{table.id}/stand-in"
    ana.post(path, {})
    with unchanged(table.id):
        refused = ana.delete(path)
    assert_refused(refused, 409, "busy")
    assert refused["Retry-After"] == "1"
    worker.drain()
    assert ana.delete(path).status_code == 200


@pytest.mark.django_db
def test_who_is_just_back_plays_first(ana: Person, ben: Person, worker: Worker) -> None:
    """Each change makes the views of others stale: who is not to move cannot hold up who is."""
    table = sit(ana, ben, options=OPTIONS)
    path = f"/matches/{table.id}/stand-in"
    ben.post(path, {})
    ben.delete(path)
    with unchanged(table.id):
        assert_refused(ben.post(path, {}), 409, "not-standing-in")
    while not ben.match(table.id)["legal"]:
        table.step(ana)
    table.step(ben)
    assert ben.post(path, {}).status_code == 200


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


def test_a_seat_whose_time_ran_out_is_taken_back(ana: Person, ben: Person, time: Time, worker: Worker) -> None:
    table = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
    time.wait(seconds=101)
    back = ana.delete(f"/matches/{table.id}/stand-in").json()
    assert (back["seats"][0]["state"], back["seats"][0]["level"]) == ("playing", None)
    assert types(ana, table.id) == ["match.timed_out", "match.stand_in_ended"]
    table.finish()
    assert proved(ana, table.id)


def test_it_is_not_taken_back_before_the_time_is_seen_to_have_run_out(ana: Person, ben: Person, time: Time) -> None:
    """Whatever comes after a deadline finds that it has passed."""
    table = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
    time.pass_(seconds=101)
    ana.post(f"/matches/{table.id}/stand-in", {})
    assert types(ana, table.id) == ["match.timed_out"]
    for call in (ben.post, ana.post):
        again = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
        time.pass_(seconds=101)
        call(f"/matches/{again.id}/resign")
        assert types(ana, again.id)[0] == "match.timed_out"
    called_off = sit(ana, ben, clock=PER_TURN, options=OPTIONS, on_abandon="forfeit")
    time.pass_(seconds=101)
    assert_refused(ana.post(f"/matches/{called_off.id}/abort"), 409, "not-active")


def test_an_action_that_is_only_checked_is_late_as_well(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
    match = ana.match(table.id)
    time.pass_(seconds=101)
    with unchanged(table.id):
        late = ana.post(f"/matches/{table.id}/actions?dry_run=true", match["legal"]["actions"][0])
    assert_refused(late, 409, "not-your-turn")


def test_who_hands_over_has_used_the_time_until_then(ana: Person, ben: Person, time: Time, worker: Worker) -> None:
    """The bot's costs nothing, however long it takes, and earns nothing."""
    table = sit(ana, ben, clock={"kind": "bank", "seconds": 60, "increment": 5}, options=OPTIONS)
    time.pass_(seconds=20)
    ana.post(f"/matches/{table.id}/stand-in", {})
    time.lose(seconds=90)
    worker.drain()
    ana.delete(f"/matches/{table.id}/stand-in")
    assert [seat["bank"] for seat in ana.match(table.id)["seats"]] == [40, 60]


def test_who_comes_back_too_late_has_little_in_the_bank(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock={"kind": "bank", "seconds": 100}, options=OPTIONS)
    time.wait(seconds=101)
    assert ana.match(table.id)["seats"][0]["bank"] == 0
    ana.delete(f"/matches/{table.id}/stand-in")
    assert ana.match(table.id)["seats"][0]["bank"] == 60


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
