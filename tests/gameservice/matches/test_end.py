"""The end by other means than the rules, and what follows: resigning, aborting, playing again."""

import pytest

from gameservice.matches.models import Match
from tests.conftest import Person, Worker
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import sit, unchanged

QUICK = {"cards_to_win": 4, "first_seat": "host"}


@pytest.mark.django_db
def test_a_bot_plays_on_for_who_resigns(ana: Person, ben: Person, worker: Worker) -> None:
    table = sit(ana, ben, options=QUICK)
    answer = ana.post(f"/matches/{table.id}/resign")
    resigned = answer.json()
    assert (answer.status_code, resigned["status"]) == (200, "active")
    assert answer["ETag"] == f'"{resigned["seq"]}"'
    assert resigned["legal"] is None
    seat = resigned["seats"][0]
    assert (seat["kind"], seat["user"], seat["level"], seat["state"]) == ("person", ana.user, "normal", "resigned")
    assert [(w["kind"], w["seat"]) for w in resigned["waiting_on"]] == [("bot", 0)]
    action = {"type": "ouch.flip", "slot": 0, "side": "top"}
    with unchanged(table.id):
        assert_refused(ana.act(resigned, action), 409, "not-your-turn")
        assert ana.post(f"/matches/{table.id}/resign").status_code == 200
    assert ana.get("/inbox").json()["items"] == []
    worker.drain()
    table.people = [ben]
    while (match := ben.match(table.id))["status"] == "active":
        ben.act(match, table.luck.choice(match["legal"]["actions"]))
        worker.drain()
    assert match["status"] == "finished"
    assert ben.get(f"/matches/{table.id}/verification").json()["holds"]


@pytest.mark.django_db
def test_of_two_the_one_who_forfeits_loses(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, on_abandon="forfeit")
    table.play(3)
    match = ben.post(f"/matches/{table.id}/resign").json()
    assert (match["status"], match["waiting_on"]) == ("finished", [])
    assert match["outcome"] == {"reason": "resigned", "ranking": [[0], [1]], "winners": [0], "scores": []}
    assert [seat["state"] for seat in match["seats"]] == ["playing", "resigned"]
    assert match["fairness"]["server_seed"]
    types = [event["type"] for event in ana.get(f"/matches/{table.id}/events").json()["events"]]
    assert types[-2:] == ["match.resigned", "match.finished"]
    assert ana.get(f"/matches/{table.id}/verification").json()["holds"]
    with unchanged(table.id):
        assert_refused(ana.post(f"/matches/{table.id}/resign"), 409, "not-active")
        assert ben.post(f"/matches/{table.id}/resign").status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("first", [0, 1, 2])
def test_of_three_the_later_to_forfeit_ranks_higher(ana: Person, ben: Person, cleo: Person, first: int) -> None:
    table = sit(ana, ben, cleo, on_abandon="forfeit", options=QUICK)
    table.play(1)
    second, last = (first + 1) % 3, (first + 2) % 3
    match = table.people[first].post(f"/matches/{table.id}/resign").json()
    assert match["status"] == "active"
    assert match["waiting_on"]
    assert all(waiting["seat"] != first for waiting in match["waiting_on"])
    table.play(2)
    match = table.people[second].post(f"/matches/{table.id}/resign").json()
    assert (match["status"], match["outcome"]["reason"]) == ("finished", "resigned")
    assert match["outcome"]["ranking"] == [[last], [second], [first]]
    assert match["outcome"]["winners"] == [last]
    assert ana.get(f"/matches/{table.id}/verification").json()["holds"]


@pytest.mark.django_db
def test_those_who_stay_play_to_the_end(ana: Person, ben: Person, cleo: Person) -> None:
    table = sit(ana, ben, cleo, on_abandon="forfeit", options=QUICK)
    cleo.post(f"/matches/{table.id}/resign")
    match = table.finish()
    assert match["outcome"]["ranking"][-1] == [2]
    assert match["outcome"]["reason"] in {"eight_cards", "empty_pile"}
    proof = ana.get(f"/matches/{table.id}/verification").json()
    assert proof["holds"]


@pytest.mark.django_db
def test_only_who_sits_there_resigns_and_only_while_it_runs(ana: Person, ben: Person, cleo: Person) -> None:
    match = ana.create("open", visibility="public")
    with unchanged(match["id"]):
        assert_refused(ben.post(f"/matches/{match['id']}/resign"), 403, "not-your-seat")
        problem = assert_refused(ana.post(f"/matches/{match['id']}/resign"), 409, "not-active")
        assert "leave your seat" in problem["detail"]


@pytest.mark.django_db
def test_the_host_aborts_before_every_seat_has_moved(ana: Person, ben: Person) -> None:
    table = sit(ana, ben)
    table.play(1)
    path = f"/matches/{table.id}/abort"
    with unchanged(table.id):
        assert_refused(ben.post(path), 403, "not-host")
    answer = ana.post(path)
    match = answer.json()
    assert (answer.status_code, match["status"], match["waiting_on"]) == (200, "aborted", [])
    assert (match["outcome"], match["legal"]) == (None, None)
    assert match["fairness"]["server_seed"]
    assert ana.get(f"/matches/{table.id}/verification").json()["holds"]
    with unchanged(table.id):
        assert ana.post(path).status_code == 200
        assert_refused(ben.post(f"/matches/{table.id}/resign"), 409, "not-active")


@pytest.mark.django_db
def test_the_host_no_longer_aborts_when_every_seat_has_moved(ana: Person, ben: Person) -> None:
    table = sit(ana, ben)
    table.until_all_moved()
    with unchanged(table.id):
        problem = assert_refused(ana.post(f"/matches/{table.id}/abort"), 409, "not-abortable")
        assert "resign" in problem["detail"]
    table.finish()
    with unchanged(table.id):
        assert_refused(ana.post(f"/matches/{table.id}/abort"), 409, "not-active")


@pytest.mark.django_db
def test_an_open_match_is_aborted(ana: Person, ben: Person) -> None:
    match = ana.create("open")
    assert ana.post(f"/matches/{match['id']}/abort").json()["status"] == "aborted"
    assert ana.get(f"/matches/{match['id']}/verification").json()["holds"]


@pytest.mark.django_db
def test_a_rematch_is_one_for_all_and_the_winner_begins(ana: Person, ben: Person, cleo: Person) -> None:
    table = sit(ana, ben, visibility="public", options={"cards_to_win": 4, "animals": False}, on_abandon="forfeit")
    path = f"/matches/{table.id}/rematch"
    with unchanged(table.id):
        assert_refused(ana.post(path), 409, "not-finished")
        assert_refused(cleo.post(path), 403, "not-your-seat")
    finished = table.finish()
    with unchanged(table.id):
        assert_refused(cleo.post(path), 403, "not-your-seat")
    first = ben.post(path)
    new = first.json()
    assert (first.status_code, first["Location"]) == (201, f"/api/v1/matches/{new['id']}")
    assert first["ETag"] == f'"{new["seq"]}"'
    with unchanged(table.id, new["id"]):
        for person in (ana, ben):
            again = person.post(path)
            assert (again.status_code, again.json()["id"]) == (200, new["id"])
    assert Match.objects.count() == 2
    assert (new["status"], new["you"], new["rematch_of"]) == ("active", 1, table.id)
    assert [seat["user"] for seat in new["seats"]] == [ana.user, ben.user]
    assert new["view"]["first"] in finished["outcome"]["winners"]
    assert new["options"] == {**finished["options"], "first_seat": "previous_winner"}
    assert (new["visibility"], new["on_abandon"]) == ("public", "forfeit")
    assert new["fairness"]["commitment"] != finished["fairness"]["commitment"]
    old = ana.match(table.id)
    assert (old["rematch"], old["seq"]) == (new["id"], finished["seq"] + 1)
    last = ana.get(f"/matches/{table.id}/events?after={finished['seq']}").json()["events"]
    assert [(event["type"], event["data"]) for event in last] == [("match.rematched", {"match": new["id"]})]
    assert ana.get(f"/matches/{table.id}/verification").json()["holds"]


@pytest.mark.django_db
def test_bots_and_those_who_resigned_sit_down_again(ana: Person, ben: Person, worker: Worker) -> None:
    match = ana.create("open", "hard", on_abandon="forfeit")
    ben.post(f"/matches/{match['id']}/seats", {"invite": match["invite"]})
    ben.post(f"/matches/{match['id']}/resign")
    over = ana.post(f"/matches/{match['id']}/resign").json()
    assert over["outcome"]["ranking"] == [[2], [0], [1]]
    new = ana.post(f"/matches/{match['id']}/rematch").json()
    assert [seat["state"] for seat in new["seats"]] == ["playing"] * 3
    assert [seat["level"] for seat in new["seats"]] == [None, None, "hard"]
    assert new["view"]["first"] == 2
    assert [waiting["kind"] for waiting in new["waiting_on"]] == ["bot"]


@pytest.mark.django_db
def test_what_was_asked_for_outlives_the_winner(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, options=QUICK, on_abandon="forfeit")
    ana.post(f"/matches/{table.id}/resign")
    new = ana.post(f"/matches/{table.id}/rematch").json()
    assert (new["options"]["first_seat"], new["view"]["first"]) == ("host", 0)


@pytest.mark.django_db
def test_the_rematch_of_a_rematch(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, on_abandon="forfeit")
    current = table.id
    for loser, first in ((ana, 1), (ben, 0), (ben, 0)):
        loser.post(f"/matches/{current}/resign")
        new = ana.post(f"/matches/{current}/rematch").json()
        assert new["view"]["first"] == first
        assert new["options"]["first_seat"] == "previous_winner"
        current = new["id"]
    assert Match.objects.count() == 4


@pytest.mark.django_db
def test_a_match_aborted_with_open_seats_is_not_played_again(ana: Person) -> None:
    match = ana.create("open")
    ana.post(f"/matches/{match['id']}/abort")
    with unchanged(match["id"]):
        assert_refused(ana.post(f"/matches/{match['id']}/rematch"), 409, "not-startable")


@pytest.mark.django_db
def test_an_aborted_match_is_played_again_without_a_winner(ana: Person, ben: Person) -> None:
    table = sit(ana, ben)
    ana.post(f"/matches/{table.id}/abort")
    answer = ben.post(f"/matches/{table.id}/rematch")
    assert (answer.status_code, answer.json()["options"]["first_seat"]) == (201, "random")
