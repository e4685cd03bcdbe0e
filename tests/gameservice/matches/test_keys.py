"""Idempotency keys: an action that is sent again gets its first answer again."""

import uuid
from typing import Any

import pytest

from gameservice.matches.models import Decision
from tests.conftest import Person, Worker
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import Sitting, any_action, is_unsettled, sit, unchanged

QUICK = {"options": {"cards_to_win": 4, "first_seat": "host"}}


def same(one: Any, other: Any) -> bool:
    """The same answer byte for byte."""
    return (one.status_code, one.content, one["ETag"]) == (other.status_code, other.content, other["ETag"])


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "count"), [("ouch", 2), ("aloha_pioha", 2), ("aloha_pioha", 1), ("cactus", 2)])
def test_every_move_of_a_match_gets_its_first_answer_again(ana: Person, ben: Person, game: str, count: int) -> None:
    table = sit(*[ana, ben][:count], game=game)
    sent: list[tuple[Person, dict[str, Any], Any, str, Any]] = []
    status = "active"
    while status == "active":
        mover, match = table.to_move()
        action, key = any_action(match, table.luck), f"key-{len(sent)}"
        if is_unsettled(first := mover.act(match, action, Idempotency_Key=key)):
            continue
        assert first.status_code == 200
        assert same(mover.act(match, action, Idempotency_Key=key), first)
        sent.append((mover, match, action, key, first))
        status = first.json()["status"]
    assert first.json()["outcome"]
    with unchanged(table.id):
        for mover, match, action, key, first in sent:
            assert same(mover.act(match, action, Idempotency_Key=key), first)
    # Also after the log has gone on in a rematch.
    ana.post(f"/matches/{table.id}/rematch")
    with unchanged(table.id):
        for mover, match, action, key, first in sent:
            assert same(mover.act(match, action, Idempotency_Key=key), first)
            # The key is looked at before the precondition.
            assert same(mover.act(match, action, Idempotency_Key=key, If_Match='"1"'), first)


@pytest.mark.django_db
@pytest.mark.parametrize("on_abandon", ["bot", "forfeit"])
def test_the_first_answer_outlives_a_resignation(ana: Person, ben: Person, worker: Worker, on_abandon: str) -> None:
    table = sit(ana, ben, on_abandon=on_abandon, **QUICK)
    match = ana.match(table.id)
    action = match["legal"]["actions"][0]
    first = ana.act(match, action, Idempotency_Key="k")
    ana.post(f"/matches/{table.id}/resign")
    worker.drain()
    with unchanged(table.id):
        assert same(ana.act(match, action, Idempotency_Key="k"), first)


@pytest.mark.django_db
def test_the_same_action_written_otherwise_is_the_same(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, **QUICK)
    match = ana.match(table.id)
    first = ana.act(match, b'{"type":"ouch.flip","slot":0,"side":"top"}', Idempotency_Key="k")
    again = ana.act(match, b' {"side": "t\\u006fp", "slot": 0, "type": "ouch.flip"}\n', Idempotency_Key="k")
    assert same(again, first)


@pytest.mark.django_db
def test_a_key_of_another_action_is_refused(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, **QUICK)
    match = ana.match(table.id)
    assert ana.act(match, {"type": "ouch.flip", "slot": 0, "side": "top"}, Idempotency_Key="k").status_code == 200
    other = {"type": "ouch.flip", "slot": 0, "side": "left"}
    with unchanged(table.id):
        assert "new key" in assert_refused(ana.act(match, other, Idempotency_Key="k"), 422, "key-reused")["detail"]
        answer = ana.act(match, other, Idempotency_Key="k", If_Match='"1"')
        assert_refused(answer, 422, "key-reused")


@pytest.mark.django_db(transaction=True)
def test_a_key_is_refused_for_an_action_that_would_be_legal_now(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, **QUICK)
    first = table.step(ana, Idempotency_Key="k")
    mover, match = table.to_move()
    while mover is not ana:
        table.step(mover)
        mover, match = table.to_move()
    used = Decision.objects.get(key="k").action
    other = next(a for a in match["legal"]["actions"] if str(a["type"]) not in used or str(a.get("side")) not in used)
    with unchanged(table.id):
        assert_refused(ana.act(match, other, Idempotency_Key="k"), 422, "key-reused")
    assert first.status_code == 200


@pytest.mark.django_db
def test_a_key_of_another_seat_or_match_is_another_key(ana: Person, ben: Person) -> None:
    table, other = sit(ana, ben, **QUICK), sit(ana, ben, **QUICK)
    answers = [_first_move(one, person, "k") for one in (table, other) for person in (ana, ben)]
    assert len({answer.content for answer in answers}) == 4
    assert Decision.objects.filter(key="k").count() == 4


def _first_move(table: Sitting, person: Person, key: str) -> Any:
    """The first move of a person from now on, under a key; the others move as they come."""
    while table.to_move()[0] is not person:
        table.step()
    return table.step(person, Idempotency_Key=key)


@pytest.mark.django_db
def test_a_refused_action_does_not_use_up_its_key(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, **QUICK)
    match = ana.match(table.id)
    illegal = {"type": "ouch.discard", "card": 0}
    assert_refused(ana.act(match, illegal, Idempotency_Key="k"), 422, "illegal-action")
    assert_refused(ana.act(match, {"type": "?"}, Idempotency_Key="k"), 400, "malformed", "/type")
    assert ana.act(match, match["legal"]["actions"][0], Idempotency_Key="k").status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("key", ["", "k" * 129, "\0", "a\0b", "ñ", "\x7f"])
def test_a_key_that_does_not_fit_is_refused(ana: Person, key: str) -> None:
    match = ana.create("easy", **QUICK)
    with unchanged(match["id"]):
        answer = ana.act(match, match["legal"]["actions"][0], Idempotency_Key=key)
        assert_refused(answer, 400, "malformed", "Idempotency-Key")


@pytest.mark.django_db
@pytest.mark.parametrize("key", ["k", "k" * 128, str(uuid.UUID(int=0)), '"quoted"', "!~"])
def test_a_key_that_fits_is_kept(ana: Person, ben: Person, key: str) -> None:
    table = sit(ana, ben, **QUICK)
    match = ana.match(table.id)
    first = ana.act(match, match["legal"]["actions"][0], Idempotency_Key=key)
    assert first.status_code == 200
    assert same(ana.act(match, match["legal"]["actions"][0], Idempotency_Key=key), first)


@pytest.mark.django_db(transaction=True)
def test_nobody_can_use_up_the_key_of_a_bot(ana: Person, ben: Person, worker: Worker) -> None:
    match = ana.create("easy", "easy", "easy", "easy")
    worker.drain()
    keys = set(Decision.objects.filter(match_id=match["id"], key__isnull=False).values_list("key", flat=True))
    match = ana.match(match["id"])
    if not keys:
        ana.act(match, match["legal"]["actions"][0])
        worker.drain()
        keys = set(Decision.objects.filter(match_id=match["id"], key__isnull=False).values_list("key", flat=True))
        match = ana.match(match["id"])
    assert keys
    for key in keys:
        answer = ana.act(match, match["legal"]["actions"][0], Idempotency_Key=str(key))
        assert_refused(answer, 400, "malformed", "Idempotency-Key")


@pytest.mark.django_db
def test_a_bot_s_turn_delivered_twice_is_played_once(ana: Person, worker: Worker) -> None:
    match = ana.create("easy", options={"first_seat": "youngest"})
    while not worker.messages:
        ana.act(match, match["legal"]["actions"][0])
        match = ana.match(match["id"])
    (task, arguments) = worker.messages[0]
    worker.messages.append((task, arguments))
    worker.drain()
    with unchanged(match["id"]):
        worker.send(task, *arguments)
        worker.drain()
