"""Standing orders: played when the own view is as expected, dropped when not, known to nobody else."""

import json
from typing import Any

import pytest
from django.utils import timezone

from gameservice.http import following
from gameservice.matches import selectors, tasks
from gameservice.matches.models import Decision, Match
from gameservice.matches.services import bots, orders
from tests.conftest import Person, Worker
from tests.gameservice.matches.conftest import Time
from tests.gameservice.matches.table import Sitting, sit
from tests.gameservice.matches.test_alone import proved
from tests.gameservice.matches.test_outbox import channel, told
from tests.gameservice.matches.test_streams import look, notices

pytestmark = pytest.mark.django_db

HOST_FIRST: dict[str, Any] = {"first_seat": "host"}
FLIP = {"type": "ouch.flip", "slot": 0, "side": "top"}
OTHER = {"type": "ouch.flip", "slot": 1, "side": "left"}
DISCARD = {"type": "ouch.discard", "card": 0}
ASKED_TO_FLIP = {"pointer": "/asks", "equals": "flip"}


def leave(person: Person, match_id: str, *orders: Any) -> Any:
    return person.call("PUT", f"/matches/{match_id}/standing-orders", {"orders": list(orders)})


def standing(person: Person, match_id: str) -> Any:
    answer = person.get(f"/matches/{match_id}/standing-orders")
    assert answer.status_code == 200
    return answer.json()


def until_bens_turn(table: Sitting) -> Match:
    while (match := Match.objects.get(id=table.id)).to_act != 0b10:
        table.step()
    return match


def look_for_parts(*answers: Any) -> list[Any]:
    follows = [follow for answer in answers if (follow := following.of(answer)) is not None]
    return list(follows[0].look(follows))


def actions_of(match_id: str, seat: int) -> list[Any]:
    """What was decided at a seat."""
    rows = Decision.objects.filter(match_id=match_id, seat=seat).order_by("number")
    return [json.loads(row.action) for row in rows]


@pytest.fixture
def table(ana: Person, ben: Person) -> Sitting:
    return sit(ana, ben, options=HOST_FIRST)


def test_it_is_played_as_if_its_person_had_sent_it(ana: Person, ben: Person, table: Sitting, worker: Worker) -> None:
    of_ben = channel(ben)
    assert leave(ben, table.id, {"when": [ASKED_TO_FLIP], "play": OTHER}).status_code == 200
    match = until_bens_turn(table)
    assert (match.bots_to_act, match.waits_for) == (0b10, 0)
    assert told(of_ben)[-1][0] == "match.updated"
    assert ben.get("/inbox").json()["items"] == []
    worker.drain()
    assert Match.objects.get(id=table.id).seq > match.seq
    assert standing(ben, table.id) == {"orders": [], "dropped": None}
    assert actions_of(table.id, 1) == [OTHER]
    table.finish()
    assert proved(ana, table.id)


def test_the_first_that_applies_is_played(ana: Person, ben: Person, table: Sitting, worker: Worker) -> None:
    never = {"pointer": "/pile", "at_least": 45}
    refused = {"play": DISCARD}
    leave(ben, table.id, {"when": [never], "play": FLIP}, refused, {"when": [ASKED_TO_FLIP], "play": OTHER})
    until_bens_turn(table)
    worker.drain()
    assert actions_of(table.id, 1)[0] == OTHER


def test_it_is_played_as_often_as_it_says(ana: Person, ben: Person, table: Sitting, worker: Worker) -> None:
    leave(ben, table.id, {"play": FLIP, "when": [ASKED_TO_FLIP], "times": 3})
    left = []
    for _ in range(60):
        worker.drain()
        match = Match.objects.get(id=table.id)
        orders = standing(ben, table.id)["orders"]
        left.append(orders[0]["times"] if orders else 0)
        if left[-1] == 0 or match.over:
            break
        table.step(ana)
    assert sorted(set(left), reverse=True)[0] <= 3
    assert left == sorted(left, reverse=True)
    assert left[-1] == 0
    assert actions_of(table.id, 1).count(FLIP) >= 1


@pytest.mark.parametrize(
    "order",
    [
        pytest.param({"when": [{"pointer": "/pile", "at_least": 45}], "play": FLIP}, id="its condition fails"),
        pytest.param({"when": [{"pointer": "/nowhere/3", "equals": None}], "play": FLIP}, id="it looks at nothing"),
        pytest.param({"when": [{"pointer": "/asks", "at_most": 3}], "play": FLIP}, id="it compares words"),
        pytest.param({"when": [{"pointer": "/players/0", "equals": 0}], "play": FLIP}, id="it compares objects"),
        pytest.param({"play": DISCARD}, id="the rules refuse it"),
        pytest.param({"when": [{"pointer": "/row/-", "equals": 1}], "play": FLIP}, id="it looks beyond the end"),
        pytest.param({"when": [{"pointer": "/asks", "equals": "a\0b"}], "play": FLIP}, id="it looks for no text"),
        pytest.param({"when": [{"pointer": "/row/1e3/-1/~0~1"}], "play": FLIP}, id="its pointer is odd"),
    ],
)
def test_what_does_not_apply_is_dropped_and_its_person_told(ben: Person, table: Sitting, order: Any) -> None:
    of_ben = channel(ben)
    assert leave(ben, table.id, order, order).status_code == 200
    match = until_bens_turn(table)
    assert (match.bots_to_act, match.waits_for) == (0, 0b10)
    assert told(of_ben)[-1][::2] == ("turn.started", match.seq)
    assert standing(ben, table.id) == {"orders": [], "dropped": match.seq}
    assert [entry["match"] for entry in ben.get("/inbox").json()["items"]] == [table.id]


def test_who_has_none_left_within_a_turn_is_told(ana: Person, ben: Person, worker: Worker) -> None:
    """The turn has begun, but only now it waits for its person."""
    of_ben = channel(ben)
    table = sit(ana, ben, game="aloha_pioha", options={"first_seat": "host", "tickles": False})
    assert ben.match(table.id)["view"]["type"] == "aloha.view"
    leave(ben, table.id, {"play": {"type": "aloha.comb", "positions": [0]}})
    match = until_bens_turn(table)
    assert told(of_ben)[-1][::2] == ("turn.started", match.seq)


def test_what_is_asked_already_is_not_answered(ben: Person, ana: Person, table: Sitting, worker: Worker) -> None:
    before = ana.match(table.id)
    assert leave(ana, table.id, {"play": FLIP}).status_code == 200
    worker.drain()
    assert ana.match(table.id)["seq"] == before["seq"]
    assert len(standing(ana, table.id)["orders"]) == 1


def test_its_person_may_still_be_faster(ben: Person, table: Sitting, worker: Worker) -> None:
    leave(ben, table.id, {"when": [ASKED_TO_FLIP], "play": OTHER})
    until_bens_turn(table)
    assert ben.act(ben.match(table.id), FLIP).status_code == 200
    seq = Match.objects.get(id=table.id).seq
    worker.drain()
    assert Match.objects.get(id=table.id).seq == seq


def test_taken_back_at_the_last_moment_its_person_is_asked(ben: Person, table: Sitting, worker: Worker) -> None:
    of_ben = channel(ben)
    leave(ben, table.id, {"when": [ASKED_TO_FLIP], "play": OTHER})
    match = until_bens_turn(table)
    assert ben.delete(f"/matches/{table.id}/standing-orders").status_code == 204
    worker.drain()
    after = Match.objects.get(id=table.id)
    assert (after.seq, after.waits_for) == (match.seq, 0b10)
    assert told(of_ben)[-1] == ("turn.started", match.seq, match.seq)
    worker.drain()
    assert len(told(of_ben)) == len(set(told(of_ben)))


def test_what_is_wrong_with_orders_is_no_matter_of_who_moves(
    ben: Person, table: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave(ben, table.id, {"play": FLIP})

    def broken(*_: Any) -> None:
        raise ArithmeticError

    monkeypatch.setattr(orders, "_found", broken)
    match = until_bens_turn(table)
    assert (match.waits_for, standing(ben, table.id)["dropped"]) == (0b10, match.seq)


def test_nor_of_the_match_where_it_is_found_too_late(
    ben: Person, table: Sitting, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave(ben, table.id, {"when": [ASKED_TO_FLIP], "play": OTHER})
    until_bens_turn(table)

    def broken(*_: Any) -> None:
        raise ArithmeticError

    monkeypatch.setattr(orders, "_found", broken)
    worker.drain()
    assert Match.objects.get(id=table.id).waits_for == 0b10


@pytest.mark.parametrize("changed", ["taken back", "others"])
def test_what_its_person_changes_meanwhile_stays_so(ben: Person, table: Sitting, changed: str) -> None:
    """The worker has read the old ones when the person changes them."""
    leave(ben, table.id, {"when": [ASKED_TO_FLIP], "play": OTHER, "times": 50})
    match = until_bens_turn(table)
    as_read = selectors.load(match.id)
    if changed == "others":
        leave(ben, table.id, {"play": FLIP, "times": 3})
    else:
        ben.delete(f"/matches/{table.id}/standing-orders")
    assert bots._follow_order(as_read, 1, timezone.now())
    left = [(order["play"], order["times"]) for order in standing(ben, table.id)["orders"]]
    assert left == ([(FLIP, 3)] if changed == "others" else [])


def test_who_is_asked_already_is_not_asked_by_anothers_leaving(ana: Person, ben: Person, cleo: Person) -> None:
    table = sit(ana, ben, cleo, options=HOST_FIRST, on_abandon="forfeit")
    seq = ana.match(table.id)["seq"]
    leave(ana, table.id, {"when": [ASKED_TO_FLIP], "play": OTHER})
    assert ben.post(f"/matches/{table.id}/resign").status_code == 200
    match = Match.objects.get(id=table.id)
    assert (match.seq > seq, match.waits_for, match.bots_to_act) == (True, 0b001, 0)
    assert len(standing(ana, table.id)["orders"]) == 1


def test_who_is_asked_after_all_is_told_everywhere(ben: Person, table: Sitting, worker: Worker) -> None:
    leave(ben, table.id, {"when": [ASKED_TO_FLIP], "play": OTHER})
    stream, inbox = ben.get("/stream"), ben.get("/inbox?wait=30")
    until_bens_turn(table)
    (stream,) = look(stream)
    (held,) = look_for_parts(inbox)
    assert [kind for kind, _, _ in notices(stream)] == ["match.updated"]
    assert held.body == b""
    ben.delete(f"/matches/{table.id}/standing-orders")
    worker.drain()
    (stream,) = look(stream)
    (held,) = look_for_parts(inbox)
    assert [kind for kind, _, _ in notices(stream)] == ["turn.started"]
    assert table.id.encode() in held.body


@pytest.mark.parametrize("gone", ["resigned", "stood in"])
def test_who_does_not_play_leaves_none(ben: Person, table: Sitting, gone: str) -> None:
    ben.post(f"/matches/{table.id}/{'resign' if gone == 'resigned' else 'stand-in'}", {})
    refused = leave(ben, table.id, {"play": FLIP})
    assert (refused.status_code, refused.json()["code"]) == (409, "not-active")


def test_a_message_that_was_lost_is_sent_again(ben: Person, table: Sitting, worker: Worker, time: Time) -> None:
    leave(ben, table.id, {"when": [ASKED_TO_FLIP], "play": OTHER})
    match = until_bens_turn(table)
    worker.messages.clear()
    time.wait(seconds=5)
    assert Match.objects.get(id=table.id).seq > match.seq


def test_delivered_twice_it_plays_once(ana: Person, ben: Person, table: Sitting, worker: Worker) -> None:
    leave(ben, table.id, {"when": [ASKED_TO_FLIP], "play": OTHER, "times": 2})
    match = until_bens_turn(table)
    worker.messages.clear()
    for _ in range(2):
        tasks.play_bot(table.id, 1, match.seq)
    assert standing(ben, table.id)["orders"][0]["times"] == 1
    assert actions_of(table.id, 1) == [OTHER]


def test_nobody_else_is_told(ana: Person, ben: Person, cleo: Person) -> None:
    table = sit(ana, ben, options=HOST_FIRST, visibility="public")
    before = [ana.match(table.id), ana.get(f"/matches/{table.id}/events").content]
    leave(ben, table.id, {"play": FLIP})
    assert [ana.match(table.id), ana.get(f"/matches/{table.id}/events").content] == before
    assert standing(ana, table.id) == {"orders": [], "dropped": None}
    refused = cleo.get(f"/matches/{table.id}/standing-orders")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")


def test_a_clock_runs_on_and_other_changes_do_not_lose_them(ben: Person, ana: Person, time: Time) -> None:
    table = sit(ana, ben, options=HOST_FIRST, clock={"kind": "per_turn", "seconds": 100})
    leave(ben, table.id, {"when": [ASKED_TO_FLIP], "play": OTHER})
    until_bens_turn(table)
    time._worker.messages.clear()
    time.lose(hours=9)
    time.sweep()
    assert standing(ben, table.id)["orders"] == []
    assert "timed_out" not in {seat["state"] for seat in ana.match(table.id)["seats"]}


MISFITS = {
    "no orders": ({"orders": []}, "/orders"),
    "not an action": ({"orders": [{"play": {"type": "ouch.fly"}}]}, "/orders/0/play/type"),
    "another game's action": ({"orders": [{"play": {"type": "aloha.comb"}}]}, "/orders/0/play/type"),
    "no pointer": ({"orders": [{"play": FLIP, "when": [{"pointer": "asks"}]}]}, "/orders/0/when/0/pointer"),
    "too often": ({"orders": [{"play": FLIP, "times": 101}]}, "/orders/0/times"),
    "too many": ({"orders": [{"play": FLIP}] * 11}, "/orders"),
    "a misspelt field": ({"orders": [{"play": FLIP, "if": []}]}, "/orders/0/if"),
}


@pytest.mark.parametrize(("body", "pointer"), MISFITS.values(), ids=MISFITS)
def test_a_misfit_is_refused_by_its_pointer(ben: Person, table: Sitting, body: Any, pointer: str) -> None:
    answer = ben.call("PUT", f"/matches/{table.id}/standing-orders", body)
    assert answer.status_code == 400
    assert pointer in {fault["pointer"] for fault in answer.json()["errors"]}


def test_they_are_for_a_match_that_is_played(ana: Person, ben: Person) -> None:
    match = ana.create("open")
    refused = leave(ana, match["id"], {"play": FLIP})
    assert (refused.status_code, refused.json()["code"]) == (409, "not-active")
