"""Turns of several decisions: each is an action of its own, and the next is asked for at once."""

from itertools import pairwise
from typing import Any

import pytest

from gameservice.matches.models import Decision
from tests.conftest import Person, Worker
from tests.gameservice.matches.hairs import ALOHA, make_due, place, pull


def kinds(match: dict[str, Any]) -> set[str]:
    """The types of what is legal."""
    return {action["type"] for action in match["legal"]["actions"]}


def types(moved: dict[str, Any]) -> list[str]:
    return [event["type"] for event in moved["events"]]


@pytest.mark.django_db
def test_a_tickle_s_turn_takes_three_actions(ana: Person, ben: Person) -> None:
    """A13, A14: play, tickle, target."""
    table = pull(ana, ben, kinds=["hop"])
    made = make_due(table)
    mover, match = table.to_move()
    seat = match["you"]
    assert (made["status"], made["view"]["asks"], made["view"]["to_act"]) == ("active", "tickle", [seat])
    assert types(made) == ["aloha.played", "aloha.tickle_due"]
    assert kinds(made) == {"aloha.tickle"}
    assert {action["from"] for action in made["legal"]["actions"]} == {0, 1, 2, "deck"}
    assert (match["seq"], match["legal"]) == (made["seq"], made["legal"])

    placed = place(table, "hop")
    assert types(placed) == ["aloha.tickled"]
    assert placed["seq"] == made["seq"] + 1
    assert placed["events"][0]["data"]["from"] in {0, 1, 2}
    assert (placed["view"]["asks"], placed["view"]["to_act"]) == ("target", [seat])
    assert placed["view"]["target"] == {"kind": "hop", "hair": 0}
    assert kinds(placed) == {"aloha.target"}

    answer = mover.act(mover.match(table.id), placed["legal"]["actions"][0])
    hopped = answer.json()
    assert answer.status_code == 200
    assert types(hopped) == ["aloha.moved", "aloha.tickle_revealed", "aloha.drew", "aloha.turn_began"]
    assert (hopped["view"]["asks"], hopped["view"]["to_act"], hopped["legal"]) == ("play", [1 - seat], None)
    assert hopped["events"][-1]["seat"] == 1 - seat
    decided = Decision.objects.filter(match_id=table.id).order_by("-number").values_list("seat", "last_seq")[:3]
    assert list(decided) == [(seat, moved["seq"]) for moved in (hopped, placed, made)]


@pytest.mark.django_db
def test_the_other_waits_and_the_view_of_a_step_before_is_stale(ana: Person, ben: Person) -> None:
    table = pull(ana, ben, kinds=["hop"])
    before = make_due(table)
    mover, match = table.to_move()
    (other,) = (person for person in table.people if person is not mover)
    place(table, "hop")
    assert other.match(table.id)["legal"] is None
    assert other.act(other.match(table.id), before["legal"]["actions"][0]).json()["code"] == "not-your-turn"
    stale = mover.act(match, before["legal"]["actions"][0]).json()
    assert (stale["code"], [event["type"] for event in stale["missed"]]) == ("stale-view", ["aloha.tickled"])


@pytest.mark.django_db
def test_an_action_that_is_sent_again_is_not_played_again(ana: Person, ben: Person) -> None:
    """Each decision of a turn has a key and a first answer of its own."""
    table = pull(ana, ben)
    make_due(table)
    mover, match = table.to_move()
    tickle = {"type": "aloha.tickle", "from": "deck", "hair": 0}
    first, again = (mover.act(match, tickle, Idempotency_Key="k") for _ in range(2))
    assert (first.status_code, first.content) == (200, again.content)


@pytest.mark.django_db
@pytest.mark.parametrize("seats", [1, 3])
def test_bots_take_all_decisions_of_their_turns(ana: Person, worker: Worker, seats: int) -> None:
    """Each decision sends the message for the next: nothing is left for the sweeper to find."""
    asked = {"game": ALOHA, "seats": [{"kind": "bot", "level": "easy"}] * seats}
    tickled = False
    while not tickled:
        match = ana.post("/matches", {**asked, "options": {"tickle_trigger": "reaches"}}).json()
        worker.drain()
        assert ana.match(match["id"])["status"] == "finished"
        decided = Decision.objects.filter(match_id=match["id"]).order_by("number").values_list("seat", "action")
        for (before, _), (seat, action) in pairwise(decided):
            if "aloha.tickle" in action or "aloha.target" in action:
                assert seat == before
                tickled = True
