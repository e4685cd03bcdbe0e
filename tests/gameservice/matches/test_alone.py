"""Matches for one: against a ghost, which sits nowhere (A22 to A25)."""

import uuid
from typing import Any

import pytest
from django.utils import timezone

from games.core.contract import Outcome
from gameservice.matches import log, proof, selectors
from gameservice.matches.models import Match
from gameservice.matches.services import progress, store
from tests.conftest import Person, Worker
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import Sitting, unchanged

ALOHA = "aloha_pioha"


def alone(person: Person, **fields: Any) -> Sitting:
    return Sitting(person.create(game=ALOHA, **fields)["id"], [person])


def proved(person: Person, match_id: str) -> bool:
    return bool(person.get(f"/matches/{match_id}/verification").json()["holds"])


@pytest.mark.django_db
def test_it_starts_at_once_and_waits_for_its_only_seat(ana: Person, worker: Worker) -> None:
    match = ana.create(game=ALOHA)
    assert (match["status"], match["you"], len(match["seats"])) == ("active", 0, 1)
    assert [(waiting["kind"], waiting["seat"]) for waiting in match["waiting_on"]] == [("seat", 0)]
    assert [player["seat"] for player in match["view"]["players"]] == [0, None]
    assert match["fairness"]["entropy"] == [""]
    assert match["legal"]["actions"]
    assert not worker.messages


@pytest.mark.django_db
def test_its_outcome_tells_the_ghost_s_points_wherever_it_is_told(ana: Person) -> None:
    """A25"""
    table = alone(ana, visibility="public")
    while (moved := table.step().json())["status"] == "active":
        assert moved["outcome"] is None
    outcome = moved["outcome"]
    points, ghost = outcome["scores"][0]["total"], outcome["ghost"]
    assert type(ghost) is int
    assert outcome["reason"] == ("great_win" if points - ghost >= 5 else "win" if points > ghost else "beaten")
    assert (outcome["ranking"], outcome["winners"]) == ([[0]], [0] if points > ghost else [])
    document = ana.get(f"/matches/{table.id}/export").json()
    finished = document["events"][-1]
    (listed,) = ana.get("/matches").json()["items"]
    for told in (ana.match(table.id), listed, document["match"], finished["data"], moved["events"][-1]["data"]):
        assert told["outcome"] == outcome
    assert proved(ana, table.id)


@pytest.mark.django_db
def test_another_ghost_s_points_are_found_out(ana: Person) -> None:
    table = alone(ana)
    table.finish()
    match = Match.objects.get(id=table.id)
    assert match.outcome
    match.outcome["ghost"] += 1
    match.save()
    read = selectors.load(match.id)
    assert not proof.holds_state(read, selectors.log_rows(read.match))


@pytest.mark.django_db
def test_a_match_of_several_seats_has_no_ghost(ana: Person, ben: Person) -> None:
    match = ana.create("open", game=ALOHA)
    ben.post(f"/matches/{match['id']}/seats", {"invite": match["invite"]})
    assert "ghost" not in Sitting(match["id"], [ana, ben]).finish()["outcome"]


@pytest.mark.django_db
@pytest.mark.parametrize("steps", [0, 1, 3])
def test_who_forfeits_it_has_ended_it_and_nobody_has_won(ana: Person, steps: int) -> None:
    table = alone(ana, on_abandon="forfeit")
    table.play(steps)
    answer = ana.post(f"/matches/{table.id}/resign")
    match = answer.json()
    assert (answer.status_code, match["status"], match["waiting_on"]) == (200, "finished", [])
    assert match["outcome"] == {"reason": "resigned", "ranking": [[0]], "winners": [], "scores": []}
    assert (match["view"]["asks"], match["view"]["to_act"], match["legal"]) == (None, [], None)
    types = [event["type"] for event in ana.get(f"/matches/{table.id}/events").json()["events"]]
    assert types[-2:] == ["match.resigned", "match.finished"]
    assert proved(ana, table.id)
    with unchanged(table.id):
        assert ana.post(f"/matches/{table.id}/resign").json() == match


@pytest.mark.django_db
def test_a_bot_plays_it_on(ana: Person, worker: Worker) -> None:
    table = alone(ana)
    table.play(2)
    match = ana.post(f"/matches/{table.id}/resign").json()
    assert (match["status"], match["legal"]) == ("active", None)
    assert [(waiting["kind"], waiting["seat"]) for waiting in match["waiting_on"]] == [("bot", 0)]
    worker.drain()
    match = ana.match(table.id)
    assert (match["status"], match["seats"][0]["state"]) == ("finished", "resigned")
    assert match["outcome"]["reason"] in {"great_win", "win", "beaten"}
    assert proved(ana, table.id)


@pytest.mark.django_db
@pytest.mark.parametrize("steps", [0, 2])
def test_an_end_by_a_resignation_that_never_was_is_found_out(ana: Person, steps: int) -> None:
    """Also where a bot plays on: that resignation ended nothing."""
    table = alone(ana)
    table.play(steps)
    if steps:
        ana.post(f"/matches/{table.id}/resign")
    forged = selectors.load(uuid.UUID(table.id))
    since, writer = forged.match.seq, log.Writer(forged.match, timezone.now())
    progress.finish(forged, Outcome("resigned", ((0,),), (), ()), writer)
    store.append(forged.match, since, writer.rows)
    found = ana.get(f"/matches/{table.id}/verification").json()
    assert found == {"holds": False, "commitment": True, "chain": True, "chance": False, "first_fault": since + 1}


@pytest.mark.django_db
def test_it_is_called_off_before_its_seat_has_moved(ana: Person) -> None:
    fresh, begun = alone(ana), alone(ana)
    begun.step()
    match = ana.post(f"/matches/{fresh.id}/abort").json()
    assert (match["status"], match["outcome"]) == ("aborted", None)
    assert proved(ana, fresh.id)
    with unchanged(begun.id):
        assert_refused(ana.post(f"/matches/{begun.id}/abort"), 409, "not-abortable")


@pytest.mark.django_db
def test_who_leaves_it_before_its_start_aborts_it(ana: Person) -> None:
    match = ana.create(game=ALOHA, start="host")
    assert match["status"] == "open"
    assert ana.delete(f"/matches/{match['id']}/seats/0").status_code == 204
    assert ana.match(match["id"])["status"] == "aborted"


def _lost(ana: Person) -> Sitting:
    """A match that the ghost has won."""
    while True:
        table = alone(ana, options={"tickles": False})
        if table.finish()["outcome"]["reason"] == "beaten":
            return table


def _won(ana: Person) -> Sitting:
    while True:
        table = alone(ana, options={"tickles": False})
        if table.finish()["outcome"]["winners"]:
            return table


def _resigned(ana: Person) -> Sitting:
    table = alone(ana, options={"tickles": False}, on_abandon="forfeit")
    ana.post(f"/matches/{table.id}/resign")
    return table


@pytest.mark.django_db
@pytest.mark.parametrize("end", [_lost, _won, _resigned], ids=["lost", "won", "resigned"])
def test_it_is_played_again_however_it_ended(ana: Person, end: Any) -> None:
    table = end(ana)
    answer = ana.post(f"/matches/{table.id}/rematch")
    match = answer.json()
    assert (answer.status_code, match["status"], match["rematch_of"]) == (201, "active", table.id)
    assert match["options"] == ana.match(table.id)["options"]
    assert match["seats"][0]["state"] == "playing"
    assert match["legal"]["actions"]
    assert proved(ana, table.id)
    again = Sitting(match["id"], [ana])
    if match["on_abandon"] == "bot":
        again.finish()
        assert proved(ana, again.id)


@pytest.mark.django_db
def test_it_is_listed_and_waits_in_the_inbox(ana: Person, ben: Person) -> None:
    table = alone(ana)
    for query in ("", "mine=true", "my_turn=true", f"game={ALOHA}", "status=active"):
        assert [match["id"] for match in ana.get(f"/matches?{query}").json()["items"]] == [table.id], query
    for query in ("game=ouch", "open=true"):
        assert ana.get(f"/matches?{query}").json()["items"] == [], query
    (entry,) = ana.get("/inbox").json()["items"]
    assert (entry["match"], entry["game"], entry["seat"]) == (table.id, ALOHA, 0)
    assert entry["view"] == ana.match(table.id)["view"]
    assert ben.get("/matches").json()["items"] == ben.get("/inbox").json()["items"] == []
    assert_refused(ben.get(f"/matches/{table.id}"), 404, "not-found")


@pytest.mark.django_db
def test_whoever_watches_sees_backs_alone(ana: Person, ben: Person) -> None:
    table = alone(ana, visibility="public")
    while ana.match(table.id)["status"] == "active":
        own, watched = ana.match(table.id), ben.match(table.id)
        assert (watched["you"], watched["legal"], watched["invite"]) == (None, None, None)
        mine, ghost = watched["view"]["players"]
        assert [card["back"] for card in mine["hand"]] == [card["back"] for card in own["view"]["players"][0]["hand"]]
        assert not any("force" in card for card in mine["hand"])
        assert mine["comb_cards"] is None
        assert ghost == own["view"]["players"][1]
        assert_refused(ben.act(watched, own["legal"]["actions"][0]), 403, "not-your-seat")
        table.step()
    assert ben.match(table.id)["outcome"] == ana.match(table.id)["outcome"]
    assert ben.get(f"/matches/{table.id}/verification").json()["holds"]


@pytest.mark.django_db
def test_the_seat_may_be_another_s_or_a_bot_s(ana: Person, ben: Person, worker: Worker) -> None:
    made = ana.post("/matches", {"game": ALOHA, "seats": [{"kind": "open"}]}).json()
    assert (made["status"], made["you"]) == ("open", None)
    taken = ben.post(f"/matches/{made['id']}/seats", {"invite": made["invite"]}).json()
    assert (taken["status"], taken["you"]) == ("active", 0)
    made = ana.post("/matches", {"game": ALOHA, "seats": [{"kind": "bot"}]}).json()
    worker.drain()
    assert ana.match(made["id"])["status"] == "finished"


@pytest.mark.django_db
def test_not_every_game_is_for_one(ana: Person) -> None:
    answer = ana.post("/matches", {"game": "ouch", "seats": [{"kind": "me"}]})
    assert "2 to 5" in assert_refused(answer, 400, "malformed", "/seats")["detail"]
    answer = ana.post("/matches", {"game": ALOHA, "seats": [{"kind": "me"}, *[{"kind": "bot"}] * 4]})
    assert "1 to 4" in assert_refused(answer, 400, "malformed", "/seats")["detail"]
