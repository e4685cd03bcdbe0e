"""What a write tells whom: rows of the outbox, in the transaction of the write."""

import time
import uuid
from typing import Any

import pytest

from gameservice.matches.models import Match
from gameservice.matches.services import outbox, store
from gameservice.notices.models import Channel, Delivery, Kind
from tests.conftest import Person, Worker
from tests.gameservice.matches.table import sit

pytestmark = pytest.mark.django_db

ALL = Kind.TURN_STARTED | Kind.TURN_REMINDER | Kind.MATCH_UPDATED | Kind.MATCH_FINISHED
HOST_FIRST: dict[str, Any] = {"options": {"first_seat": "host", "cards_to_win": 4}}


def channel(person: Person, kinds: Kind = ALL, **fields: Any) -> Channel:
    return Channel.objects.create(
        user_id=person.user["id"], means="webhook", address="http://example.org", kinds=kinds, **fields
    )


def told(channel: Channel) -> list[tuple[str, int, int]]:
    """The kind, and the events after which and up to which it tells, in order."""
    rows = Delivery.objects.filter(channel=channel).order_by("match_id", "seq", "id")
    return [(Kind(row.kind).word, row.after, row.seq) for row in rows]


def test_each_write_tells_everyone_at_the_table_once(ana: Person, ben: Person) -> None:
    of_ana, of_ben = channel(ana), channel(ben)
    table = sit(ana, ben, **HOST_FIRST)
    created = Match.objects.get(id=table.id)
    begun = created.seq
    assert told(of_ana) == [("match.updated", 0, 2), ("turn.started", 2, begun)]
    assert told(of_ben) == [("match.updated", 2, begun)]
    table.step()
    now = Match.objects.get(id=table.id)
    kinds = {of_ana: told(of_ana)[-1], of_ben: told(of_ben)[-1]}
    assert all((after, seq) == (begun, now.seq) for _, after, seq in kinds.values())
    waits = of_ben if now.to_act == 0b10 and now.turn_seq > begun else None
    assert {each for each, (kind, _, _) in kinds.items() if kind == "turn.started"} == ({waits} - {None})


def test_a_turn_is_told_to_begin_once_whatever_its_decisions(ana: Person, ben: Person) -> None:
    of_ana = channel(ana)
    table = sit(ana, ben, game="aloha_pioha", options={"first_seat": "host"})
    while ana.match(table.id)["status"] == "active":
        table.step()
    begun = [
        event["seq"]
        for event in ana.get(f"/matches/{table.id}/events").json()["events"]
        if event["type"] == "aloha.turn_began" and event["seat"] == 0
    ]
    turns = [(after, seq) for kind, after, seq in told(of_ana) if kind == "turn.started"]
    assert len(turns) == len(begun)
    assert all(after < seq_begun <= seq for (after, seq), seq_begun in zip(turns, begun, strict=True))
    whole = told(of_ana)
    assert [after for _, after, _ in whole] == [0, *(seq for _, _, seq in whole[:-1])]  # nothing missed or doubled
    assert whole[-1][0] == "match.finished"


def test_one_who_wants_less_is_told_by_the_more_general_name_or_not_at_all(ana: Person, ben: Person) -> None:
    updates, ends = channel(ana, Kind.MATCH_UPDATED), channel(ana, Kind.MATCH_FINISHED)
    turns = channel(ana, Kind.TURN_STARTED)
    sit(ana, ben, **HOST_FIRST).finish()
    assert {kind for kind, _, _ in told(updates)} == {"match.updated"}
    assert [kind for kind, _, _ in told(ends)] == ["match.finished"]
    assert {kind for kind, _, _ in told(turns)} == {"turn.started"}
    assert told(updates)[-1][2] == told(ends)[-1][2]


def test_nobody_else_is_told(ana: Person, ben: Person, cleo: Person) -> None:
    strange, closed = channel(cleo), channel(ana, is_open=False)
    table = sit(ana, ben, visibility="public", **HOST_FIRST)
    table.step()
    assert told(strange) == told(closed) == []


def test_one_for_whom_a_bot_stands_in_is_told_of_no_turn(ana: Person, ben: Person) -> None:
    of_ben = channel(ben)
    table = sit(ana, ben, **HOST_FIRST)
    assert ben.post(f"/matches/{table.id}/stand-in", {}).status_code == 200
    while Match.objects.get(id=table.id).to_act != 0b10:
        table.step()
    assert "turn.started" not in {kind for kind, _, _ in told(of_ben)}


def test_it_asks_for_delivery_only_where_somebody_listens(ana: Person, ben: Person, worker: Worker) -> None:
    table = sit(ana, ben, **HOST_FIRST)
    table.step()
    assert "matches.deliver" not in {task for task, _ in worker.messages}
    channel(ben)
    table.step()
    assert "matches.deliver" in {task for task, _ in worker.messages}


def test_a_write_that_comes_late_tells_nothing(ana: Person, ben: Person) -> None:
    of_ana = channel(ana)
    table = sit(ana, ben, **HOST_FIRST)
    match, before = Match.objects.get(id=table.id), told(of_ana)
    since, match.seq = match.seq - 1, match.seq + 1
    with pytest.raises(store.Conflict):
        store.append(match, since, [])
    assert told(of_ana) == before


def test_its_ids_are_uuids_in_order_of_time(ana: Person, ben: Person) -> None:
    several = [channel(ana), channel(ana), channel(ben)]
    sit(ana, ben, **HOST_FIRST).finish()
    rows = list(Delivery.objects.filter(channel__in=several).order_by("seq"))
    assert len({row.id for row in rows}) == len(rows)
    assert all(row.id.version == 7 and row.id.variant == uuid.RFC_4122 for row in rows)
    of_one = [row.id for row in rows if row.channel_id == several[0].id]
    moments = [row.int >> 80 for row in of_one]
    assert moments == sorted(moments)


def test_no_two_are_alike_however_many_are_written_at_once(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    several = [channel(ana), channel(ana)]
    monkeypatch.setattr(time, "time_ns", lambda: 1_800_000_000_000_000_000)
    for _ in range(10):
        ana.create("open")
    ids = list(Delivery.objects.filter(channel__in=several).values_list("id", flat=True))
    assert len(set(ids)) == len(ids) == 20


def test_the_statement_is_short_of_nothing(ana: Person) -> None:
    """One place for each value."""
    match = Match(status="active", to_act=1, turn_seq=3, seq=4)
    text, values = outbox.statement(match, 2)
    assert text.count("%s") == len(values)
