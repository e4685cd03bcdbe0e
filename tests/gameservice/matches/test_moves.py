"""A move: what it answers, what it costs, and what is refused."""

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.conftest import Person, Worker
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import Sitting, sit, unchanged

FLIP = {"type": "ouch.flip", "slot": 0, "side": "top"}
HOST_FIRST = {"options": {"first_seat": "host"}}


@pytest.mark.django_db
def test_a_move_answers_what_it_became(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, **HOST_FIRST)
    before = ana.match(table.id)
    answer = ana.act(before, FLIP)
    assert answer.status_code == 200
    moved, after = answer.json(), ana.match(table.id)
    assert set(moved) == {"seq", "events", "view", "legal", "outcome", "status"}
    assert answer["ETag"] == f'"{moved["seq"]}"'
    assert {name: after[name] for name in ("seq", "view", "legal", "outcome", "status")} == {
        name: moved[name] for name in ("seq", "view", "legal", "outcome", "status")
    }
    log = ana.get(f"/matches/{table.id}/events?after={before['seq']}").json()["events"]
    assert moved["events"] == log
    assert [event["seq"] for event in log] == list(range(before["seq"] + 1, moved["seq"] + 1))
    assert log[0]["type"] == "ouch.flipped"
    assert (log[0]["data"]["slot"], log[0]["data"]["side"]) == (0, "top")


@pytest.mark.django_db
def test_every_legal_action_is_ready_to_send(ana: Person) -> None:
    match = ana.create("easy", **HOST_FIRST)
    assert len(match["legal"]["actions"]) == 24
    for action in match["legal"]["actions"]:
        answer = ana.post(f"/matches/{match['id']}/actions?dry_run=true", action)
        assert (answer.status_code, answer.json()["legal"]) == (200, True)


@pytest.mark.django_db
def test_the_match_always_says_what_it_waits_for(ana: Person, ben: Person, worker: Worker) -> None:
    match = ana.create("open", "easy")
    table = Sitting(match["id"], [ana, ben])
    assert [waiting["kind"] for waiting in match["waiting_on"]] == ["players"]
    ben.post(f"/matches/{match['id']}/seats", {"invite": match["invite"]})
    while (match := ana.match(table.id))["status"] == "active":
        (waiting,) = match["waiting_on"]
        assert waiting["kind"] == ("bot" if waiting["seat"] == 2 else "seat")
        assert waiting["since"] <= match["updated_at"]
        if waiting["kind"] == "bot":
            worker.drain()
        else:
            assert [p.match(table.id)["legal"] is not None for p in (ana, ben)].index(True) == waiting["seat"]
            table.step(table.people[waiting["seat"]])
    assert match["waiting_on"] == []


@pytest.mark.django_db
def test_a_move_takes_few_round_trips(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, **HOST_FIRST)
    match = ana.match(table.id)
    with CaptureQueriesContext(connection) as queries:
        assert ana.act(match, FLIP, Idempotency_Key="k").status_code == 200
    asked = [query["sql"] for query in queries if "SAVEPOINT" not in query["sql"]]
    # PostgreSQL writes match, events, decision and outbox by one statement; SQLite is no round trip away.
    assert len(asked) <= (4 if connection.vendor == "postgresql" else 6), asked


@pytest.mark.django_db
def test_reading_a_match_takes_few_round_trips(ana: Person, ben: Person, django_assert_max_num_queries: Any) -> None:
    table = sit(ana, ben)
    with django_assert_max_num_queries(2):
        ana.match(table.id)


MISFITS = {
    "no object": [1],
    "no type": {"slot": 0, "side": "top"},
    "an unknown type": {**FLIP, "type": "ouch.fly"},
    "another game's type": {**FLIP, "type": "aloha.flip"},
    "a type of another type": {**FLIP, "type": 7},
    "a slot too far": {**FLIP, "slot": 6},
    "a negative slot": {**FLIP, "slot": -1},
    "a slot in words": {**FLIP, "slot": "0"},
    "a fraction of a slot": {**FLIP, "slot": 0.5},
    "a huge slot": {**FLIP, "slot": 10**40},
    "no side": {"type": "ouch.flip", "slot": 0},
    "an unknown side": {**FLIP, "side": "up"},
    "a side with a NUL": {**FLIP, "side": "top\0"},
    "an unknown field": {**FLIP, "seat": 1},
    "no truth value": {"type": "ouch.extra_turn", "take": 1},
}


@pytest.mark.django_db
@pytest.mark.parametrize("misfit", MISFITS.values(), ids=MISFITS)
@pytest.mark.parametrize("query", ["", "?dry_run=true"])
def test_an_action_that_does_not_fit_is_malformed(ana: Person, misfit: Any, query: str) -> None:
    match = ana.create("easy", **HOST_FIRST)
    with unchanged(match["id"]):
        answer = ana.post(f"/matches/{match['id']}/actions{query}", misfit, If_Match=f'"{match["seq"]}"')
        assert answer.json()["errors"]
        assert_refused(answer, 400, "malformed", *(fault["pointer"] for fault in answer.json()["errors"]))


@pytest.mark.django_db
def test_every_fault_of_an_action_is_named(ana: Person) -> None:
    match = ana.create("easy", **HOST_FIRST)
    wrong = {"type": "ouch.flip", "slot": 9, "side": "up", "hard": True}
    assert_refused(ana.act(match, wrong), 400, "malformed", "/slot", "/side", "/hard")


@pytest.mark.django_db
@pytest.mark.parametrize("query", ["", "?dry_run=true"])
@pytest.mark.parametrize("action", [{"type": "ouch.discard", "card": 0}, {"type": "ouch.extra_turn", "take": True}])
def test_what_the_rules_refuse_names_its_rule(ana: Person, action: dict[str, Any], query: str) -> None:
    match = ana.create("easy", **HOST_FIRST)
    with unchanged(match["id"]):
        answer = ana.post(f"/matches/{match['id']}/actions{query}", action, If_Match=f'"{match["seq"]}"')
        assert assert_refused(answer, 422, "illegal-action")["rule"] == "O3"


@pytest.mark.django_db
@pytest.mark.parametrize("query", ["", "?dry_run=true"])
def test_only_who_is_to_move_moves(ana: Person, ben: Person, cleo: Person, query: str) -> None:
    table = sit(ana, ben, visibility="public", **HOST_FIRST)
    path, tag = f"/matches/{table.id}/actions{query}", ana.get(f"/matches/{table.id}")["ETag"]
    with unchanged(table.id):
        assert_refused(ben.post(path, FLIP, If_Match=tag), 409, "not-your-turn")
        assert_refused(cleo.post(path, FLIP, If_Match=tag), 403, "not-your-seat")


@pytest.mark.django_db
@pytest.mark.parametrize("query", ["", "?dry_run=true"])
def test_only_a_running_match_takes_moves(ana: Person, ben: Person, query: str) -> None:
    waiting = ana.create("open")["id"]
    aborted = ana.create("easy")["id"]
    ana.post(f"/matches/{aborted}/abort")
    table = sit(ana, ben, on_abandon="forfeit")
    ben.post(f"/matches/{table.id}/resign")
    with unchanged(waiting, aborted, table.id):
        for match_id in (waiting, aborted, table.id):
            match = ana.match(match_id)
            assert match["legal"] is None
            answer = ana.post(f"/matches/{match_id}/actions{query}", FLIP, If_Match=f'"{match["seq"]}"')
            assert_refused(answer, 409, "not-active")


@pytest.mark.django_db
def test_a_move_says_which_view_it_answers(ana: Person) -> None:
    match = ana.create("easy", **HOST_FIRST)
    path, seq = f"/matches/{match['id']}/actions", match["seq"]
    with unchanged(match["id"]):
        assert_refused(ana.post(path, FLIP), 428, "precondition-required")
        for tag in (
            "",
            "*",
            f"{seq}",
            f'W/"{seq}"',
            f'"{seq}',
            f'"{seq}", "1"',
            '"x"',
            '"-1"',
            '"1.0"',
            '"' + "9" * 40,
        ):
            assert_refused(ana.post(path, FLIP, If_Match=tag), 400, "malformed", "If-Match")


@pytest.mark.django_db
@pytest.mark.parametrize("query", ["", "?dry_run=true"])
def test_a_late_move_is_told_what_it_missed(ana: Person, ben: Person, query: str) -> None:
    table = sit(ana, ben, **HOST_FIRST)
    path, early = f"/matches/{table.id}/actions{query}", ana.match(table.id)["seq"]
    table.step(ana)
    now = ana.match(table.id)
    with unchanged(table.id):
        for known in (0, 5, early, now["seq"] - 1):
            problem = assert_refused(ana.post(path, FLIP, If_Match=f'"{known}"'), 412, "stale-view")
            assert problem["seq"] == now["seq"]
            log = ana.get(f"/matches/{table.id}/events?after={known}").json()["events"]
            assert problem["missed"] == log
        problem = assert_refused(ana.post(path, FLIP, If_Match=f'"{now["seq"] + 1}"'), 412, "stale-view")
        assert (problem["seq"], problem["missed"]) == (now["seq"], [])


@pytest.mark.django_db
def test_a_dry_run_changes_nothing_and_needs_no_precondition(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, **HOST_FIRST)
    path = f"/matches/{table.id}/actions?dry_run=true"
    with unchanged(table.id):
        answer = ana.post(path, FLIP, Idempotency_Key="k")
        assert (answer.status_code, answer.json()) == (200, {"legal": True})
        assert_refused(ana.post(f"/matches/{table.id}/actions?dry_run=perhaps", FLIP), 400, "malformed", "dry_run")
        assert_refused(ana.post(f"/matches/{table.id}/actions?dry=true", FLIP), 400, "malformed", "dry")
        assert_refused(ana.post(f"/matches/{table.id}/actions?dry_run=false", FLIP), 428, "precondition-required")
    # The dry run's key was not used up.
    assert ana.act(ana.match(table.id), FLIP, Idempotency_Key="k").status_code == 200
