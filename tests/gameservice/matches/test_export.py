"""The document of a match: redacted while it runs, whole when it is over."""

from typing import Any

import pytest

from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import sit

QUICK = {"options": {"cards_to_win": 4, "first_seat": "host"}}


def export(person: Person, match_id: str) -> Any:
    answer = person.get(f"/matches/{match_id}/export")
    assert answer.status_code == 200, answer.content
    return answer.json()


@pytest.mark.django_db
def test_a_running_match_is_exported_as_the_caller_may_see_it(ana: Person, ben: Person, cleo: Person) -> None:
    table = sit(ana, ben, visibility="public", **QUICK)
    table.until_all_moved()
    for seat, person in enumerate((ana, ben)):
        document = export(person, table.id)
        assert set(document) == {"format", "match", "fairness", "actions", "events"}
        assert document["format"] == "gameservice.match/1"
        assert document["match"] == person.match(table.id)
        assert document["fairness"] == {**document["match"]["fairness"], "server_seed": None}
        assert {action["seat"] for action in document["actions"]} == {seat}
        assert document["events"] == person.get(f"/matches/{table.id}/events").json()["events"]
        assert all("order" not in event["data"] for event in document["events"])
    assert export(cleo, table.id)["actions"] == []


@pytest.mark.django_db
def test_a_finished_match_is_exported_whole_for_all(ana: Person, ben: Person, cleo: Person) -> None:
    table = sit(ana, ben, visibility="public", **QUICK)
    sent: list[tuple[int, int, Any]] = []
    status = "active"
    while status == "active":
        mover, match = table.to_move()
        action = table.luck.choice(match["legal"]["actions"])
        status = mover.act(match, action).json()["status"]
        sent.append((len(sent) + 1, match["you"], action))
    documents = [export(person, table.id) for person in (ana, ben, cleo)]
    for document in documents:
        actions = [(action["decision"], action["seat"], action["action"]) for action in document["actions"]]
        assert actions == sent
        assert {"decision", "seat", "action", "at"} <= set(document["actions"][0])
        shuffled = next(event for event in document["events"] if event["type"] == "ouch.shuffled")
        assert sorted(shuffled["data"]["order"]) == list(range(44))
        assert document["fairness"]["server_seed"]
    assert documents[0]["events"] == documents[1]["events"] == documents[2]["events"]


@pytest.mark.django_db
def test_there_is_no_proof_before_the_end(ana: Person, ben: Person) -> None:
    waiting, table = ana.create("open")["id"], sit(ana, ben, on_abandon="forfeit")
    for match_id in (waiting, table.id):
        assert_refused(ana.get(f"/matches/{match_id}/verification"), 409, "not-finished")
    ana.post(f"/matches/{table.id}/resign")
    proof = ben.get(f"/matches/{table.id}/verification")
    assert proof.json() == {"holds": True, "commitment": True, "chain": True, "chance": True, "first_fault": None}
