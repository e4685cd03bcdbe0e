"""What the sweeper finds: all that should have moved by itself, and nothing else."""

import re
import uuid
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest
from django.db import connection
from django.db.models import QuerySet
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from gameservice.accounts.models import User
from gameservice.matches import effects
from gameservice.matches.models import Match
from gameservice.matches.services import sweep
from tests.conftest import Person, Worker

pytestmark = pytest.mark.django_db

NOW = timezone.now()
LONG_AGO, JUST_NOW, LATER = NOW - timedelta(hours=1), NOW - timedelta(milliseconds=1), NOW + timedelta(hours=1)

BOT = {"status": "active", "to_act": 2, "bots_to_act": 2}
PERSON = {"status": "active", "to_act": 1}


def stored(ana: Person, **fields: Any) -> Match:
    """A match's row as it might be."""
    row: dict[str, Any] = {"game": "ouch", "rules_version": 1, "seat_count": 2, "options": {}, "asked_options": {}}
    row |= {"clock": {"kind": "none"}, "visibility": "private", "start": "full", "on_abandon": "bot", "seq": 7}
    row |= {
        "host_id": ana.user["id"],
        "server_seed": bytes(32),
        "invite": uuid.uuid4().hex,
        "updated_at": LONG_AGO,
    }
    return Match.objects.create(**row | fields)


@pytest.mark.parametrize(
    ("fields", "messages"),
    [
        pytest.param({**BOT}, [(effects.PLAY_BOT, 1, 7)], id="a bot to move"),
        pytest.param({**BOT, "bots_to_act": 6}, [(effects.PLAY_BOT, 1, 7), (effects.PLAY_BOT, 2, 7)], id="two bots"),
        pytest.param({**BOT, "updated_at": JUST_NOW}, [], id="a bot that is asked right now"),
        pytest.param({**BOT, "updated_at": LATER}, [(effects.PLAY_BOT, 1, 7)], id="a bot after a clock was wrong"),
        pytest.param({**PERSON}, [], id="a person to move"),
        pytest.param({**PERSON, "due": LATER}, [], id="a person with time left"),
        pytest.param({**PERSON, "due": JUST_NOW}, [(effects.PASS_DEADLINE,)], id="a person whose time is up"),
        pytest.param(
            {**BOT, "due": JUST_NOW}, [(effects.PASS_DEADLINE,), (effects.PLAY_BOT, 1, 7)], id="a bot and a late person"
        ),
        pytest.param({"status": "open"}, [], id="open"),
        pytest.param({"status": "finished"}, [(effects.RESOLVE,)], id="finished"),
        pytest.param({"status": "aborted"}, [(effects.RESOLVE,)], id="aborted"),
        pytest.param({"status": "finished", "updated_at": JUST_NOW}, [], id="finished right now"),
        pytest.param({"status": "finished", "resolved_at": JUST_NOW}, [], id="finished and resolved"),
        pytest.param({"status": "aborted", "resolved_at": JUST_NOW}, [], id="aborted and resolved"),
    ],
)
def test_what_is_found(ana: Person, worker: Worker, fields: dict[str, Any], messages: list[tuple[Any, ...]]) -> None:
    match = stored(ana, **fields)
    found = sweep.sweep(NOW)
    assert list(worker.messages) == [(task, (str(match.id), *rest)) for task, *rest in messages]
    assert found == any(task != effects.PASS_DEADLINE for task, *_ in messages)
    assert sweep.stuck(NOW) == sum(
        (match.due or NOW) < NOW - timedelta(seconds=15) if task == effects.PASS_DEADLINE else True
        for task in {task for task, *_ in messages}
    )


@pytest.mark.parametrize("fields", [BOT, {"status": "finished"}])
def test_those_that_wait_longest_come_first_and_not_all_at_once(
    ana: Person, worker: Worker, monkeypatch: pytest.MonkeyPatch, fields: dict[str, Any]
) -> None:
    monkeypatch.setattr(sweep, "AT_ONCE", 3)
    rows = [stored(ana, **fields, updated_at=NOW - timedelta(minutes=age)) for age in (2, 5, 3, 4)]
    assert sweep.sweep(NOW) == 3
    assert [arguments[0] for _, arguments in worker.messages] == [str(rows[row].id) for row in (1, 3, 2)]


def test_the_earliest_deadlines_come_first_and_not_all_at_once(
    ana: Person, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "AT_ONCE", 3)
    rows = [stored(ana, **PERSON, due=NOW - timedelta(minutes=age)) for age in (2, 5, 3, 4)]
    sweep.sweep(NOW)
    assert [arguments[0] for _, arguments in worker.messages] == [str(rows[row].id) for row in (1, 3, 2)]


def test_its_messages_do_not_pile_up(ana: Person, monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    """They expire when the next sweep sends them again."""
    sent: list[float | None] = []
    monkeypatch.setattr(effects, "send", lambda task, *arguments, expires=None: sent.append(expires))
    stored(ana, **BOT), stored(ana, **PERSON, due=LONG_AGO), stored(ana, status="finished")
    sweep.sweep(NOW)
    assert sent == [settings.SWEEP_SECONDS] * 3


def test_what_no_message_had_moved_is_a_warning(ana: Person, caplog: pytest.LogCaptureFixture) -> None:
    stored(ana, **BOT, updated_at=JUST_NOW), stored(ana, **PERSON, due=LONG_AGO)
    sweep.sweep(NOW)
    assert not [record for record in caplog.records if record.levelname == "WARNING"]
    stored(ana, **BOT), stored(ana, status="aborted")
    sweep.sweep(NOW)
    (warning,) = (record for record in caplog.records if record.levelname == "WARNING")
    assert warning.getMessage().endswith("for no message had moved them: 2")


def test_prometheus_is_told_how_many_are_stuck(ana: Person) -> None:
    assert gauge() == 0
    stored(ana, **BOT), stored(ana, status="finished"), stored(ana, **PERSON, due=LONG_AGO)
    stored(ana, **BOT, updated_at=timezone.now()), stored(ana, **PERSON, due=LATER)
    assert gauge() == 3


def gauge() -> float:
    told = re.search(r"^matches_stuck (\S+)$", Client().get("/metrics").content.decode(), re.MULTILINE)
    assert told
    return float(told[1])


# Each query reads an index that holds nothing but what it finds.

FILLERS: Sequence[tuple[int, dict[str, Any]]] = [
    (3000, {"status": "finished", "resolved_at": NOW}),
    (1000, PERSON),
    (200, {**PERSON, "due": LATER}),
    (100, BOT),
    (100, {"status": "finished"}),
    (100, {**PERSON, "due": LONG_AGO}),
]


@pytest.fixture
def many(ana: Person) -> None:
    row = stored(ana)
    host, values = User.objects.get(id=ana.user["id"]), {f.attname: getattr(row, f.attname) for f in Match._meta.fields}
    fillers = (
        Match(**values | fields | {"id": uuid.uuid4(), "host_id": host.pk, "invite": uuid.uuid4().hex})
        for count, fields in FILLERS
        for _ in range(count)
    )
    Match.objects.bulk_create(fillers, batch_size=1000)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE matches_match")


def found_late(now: datetime) -> QuerySet[Match]:
    return sweep.overdue(now)[: sweep.AT_ONCE]


def found_bots(now: datetime) -> QuerySet[Match]:
    return sweep.waiting(sweep.BOT_TO_MOVE, now, sweep.GRACE)[: sweep.AT_ONCE]


def found_unresolved(now: datetime) -> QuerySet[Match]:
    return sweep.waiting(sweep.UNRESOLVED, now, sweep.GRACE)[: sweep.AT_ONCE]


@pytest.mark.usefixtures("many")
@pytest.mark.parametrize(
    ("found", "index"),
    [(found_late, "match_due"), (found_bots, "match_bot_to_move"), (found_unresolved, "match_unresolved")],
)
def test_a_sweep_reads_indexes_alone(found: Callable[[datetime], QuerySet[Match]], index: str) -> None:
    plan = found(NOW).explain()
    assert index in plan
    assert "Seq Scan" not in plan
    assert "TEMP B-TREE" not in plan


@pytest.mark.postgres
@pytest.mark.usefixtures("many")
def test_counting_what_is_stuck_reads_indexes_alone() -> None:
    with CaptureQueriesContext(connection) as queries:
        assert sweep.stuck(NOW) == 300
    plans = []
    for query in queries.captured_queries:
        with connection.cursor() as cursor:
            cursor.execute("EXPLAIN " + query["sql"])
            plans.append("\n".join(line for (line,) in cursor.fetchall()))
    for plan, index in zip(plans, ["match_bot_to_move", "match_unresolved", "match_due"], strict=True):
        assert index in plan
        assert "Seq Scan" not in plan
