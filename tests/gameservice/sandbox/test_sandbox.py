"""The sandbox: chance that is known, time that passes, bots that fail, webhooks that come again."""

import os
import subprocess
import sys
from typing import Any

import pytest
from django.utils import timezone

from gameservice.matches.services import bots, pulse
from gameservice.notices.models import Delivery, Kind
from gameservice.sandbox import faults
from tests.conftest import Person, Worker

SEEDED = {"game": "ouch", "seats": [{"kind": "me"}, {"kind": "bot"}], "seed": "one"}
CLOCK = {"kind": "per_turn", "seconds": 1000}


@pytest.fixture(autouse=True)
def _sandbox(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.ROOT_URLCONF = "tests.gameservice.sandbox.urls"
    monkeypatch.setattr(bots, "faulty", faults.next_of)


def seeded(person: Person, **fields: Any) -> dict[str, Any]:
    answer = person.post("/sandbox/matches", {**SEEDED, **fields})
    assert answer.status_code == 201, answer.content
    return answer.json()  # type: ignore[no-any-return]


def play(person: Person, match_id: str, worker: Worker) -> dict[str, Any]:
    while (match := person.match(match_id))["status"] == "active":
        worker.drain()
        match = person.match(match_id)
        if match["legal"]:
            person.act(match, match["legal"]["actions"][0])
    worker.drain()
    return person.match(match_id)


def told(person: Person, match_id: str) -> list[Any]:
    """The log, but for names and times."""
    events = person.get(f"/matches/{match_id}/events?limit=1000").json()["events"]
    return [(event["type"], event["seat"], event["data"]) for event in events[3:]]


@pytest.mark.django_db
def test_the_same_seed_gives_the_same_match_whoever_makes_it(ana: Person, ben: Person, worker: Worker) -> None:
    logs = []
    for person in (ana, ben, ana):
        match = seeded(person)
        play(person, match["id"], worker)
        assert person.get(f"/matches/{match['id']}/verification").json()["holds"]
        logs.append((match["id"], told(person, match["id"])))
    assert logs[0] == logs[1] == logs[2]
    assert told(ana, seeded(ana, seed="two")["id"]) != logs[0][1]


def clocked(ana: Person, ben: Person, **fields: Any) -> dict[str, Any]:
    """A match that waits for one of two people."""
    pulse.beat(timezone.now())
    match = ana.create("open", clock=CLOCK, **fields)
    ben.post(f"/matches/{match['id']}/seats", {"invite": match["invite"]})
    return ana.match(match["id"])


@pytest.mark.django_db
def test_time_passes_to_the_next_reminder_and_then_to_the_deadline(ana: Person, ben: Person) -> None:
    match = clocked(ana, ben, on_abandon="forfeit")
    path, before = f"/sandbox/matches/{match['id']}/advance", match["waiting_on"][0]["due"]
    ana.post("/webhooks", {"url": "https://bots.example/"})
    ben.post("/webhooks", {"url": "https://bots.example/"})
    for reminders in (1, 2):
        answer = ana.post(path)
        assert answer.status_code == 200, answer.content
        assert Delivery.objects.filter(kind=Kind.TURN_REMINDER).count() == reminders
        assert answer.json()["waiting_on"][0]["due"] < before
    late = match["waiting_on"][0]["seat"]
    over = ana.post(path).json()
    assert over["status"] == "finished"
    assert over["seats"][late]["state"] == "timed_out"
    assert ana.post(path).json()["code"] == "not-active"


@pytest.mark.django_db
def test_so_many_seconds_pass(ana: Person, ben: Person) -> None:
    match = clocked(ana, ben)
    path, seat = f"/sandbox/matches/{match['id']}/advance", match["waiting_on"][0]["seat"]
    assert ana.post(path, {"seconds": 400}).json()["seats"][seat]["state"] == "playing"
    assert ana.post(path, {"seconds": 601}).json()["seats"][seat]["state"] == "timed_out"


@pytest.mark.django_db
def test_nobody_else_turns_the_clock(ana: Person, ben: Person) -> None:
    match = ana.create("easy", clock=CLOCK, visibility="public")
    assert ben.post(f"/sandbox/matches/{match['id']}/advance").json()["code"] == "not-your-seat"
    assert ana.post(f"/sandbox/matches/{match['id']}/advance", {"seconds": 0}).json()["code"] == "malformed"


@pytest.mark.django_db
def test_a_bot_fails_as_often_as_it_shall(ana: Person, worker: Worker) -> None:
    match = ana.create("normal")
    path = f"/sandbox/matches/{match['id']}/bot-fault"
    assert ana.post(path, {"seat": 0}).json()["code"] == "malformed"
    assert ana.post(path, {"seat": 1, "times": 2}).status_code == 204
    while (match := ana.match(match["id"]))["waiting_on"][0]["kind"] != "bot":
        ana.act(match, match["legal"]["actions"][0])
    waiting = worker.messages[-1]
    for _ in range(2):
        worker.messages.append(waiting)
        with pytest.raises(faults.ForcedFault):
            worker.drain()
    worker.messages.append(waiting)
    worker.drain()
    assert ana.match(match["id"])["seq"] > match["seq"]


@pytest.mark.django_db
def test_a_webhook_is_told_everything_once_more(ana: Person, worker: Worker) -> None:
    webhook = ana.post("/webhooks", {"url": "https://bots.example/"}).json()
    match = play(ana, ana.create("easy", options={"cards_to_win": 4})["id"], worker)
    sent = Delivery.objects.filter(match_id=match["id"])
    assert sent.update(state=Delivery.State.DELIVERED) > 2
    answer = ana.post(f"/sandbox/webhooks/{webhook['id']}/replay", {"match": match["id"]})
    assert answer.json() == {"deliveries": sent.count()}
    assert not sent.filter(state=Delivery.State.DELIVERED).exists()


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"SANDBOX": "1", "PRODUCTION": "1", "ALLOWED_HOSTS": "a", "SECRET_KEY": "k" * 50}, "SANDBOX lets anybody"),
        ({"SANDBOX": "1"}, "no issues"),
    ],
)
def test_never_in_production(environment: dict[str, str], said: str, tmp_path: Any) -> None:
    done = subprocess.run(
        [sys.executable, "manage.py", "check"],
        env={"PATH": os.defpath, "DATA": str(tmp_path), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said in done.stdout + done.stderr


def test_its_document_is_whole(tmp_path: Any) -> None:
    command = [sys.executable, "manage.py", "spectacular", "--fail-on-warn", "--file", str(tmp_path / "document")]
    environment = {"PATH": os.defpath, "DATA": str(tmp_path), "SANDBOX": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "/sandbox/matches" in (tmp_path / "document").read_text()


@pytest.mark.django_db
def test_there_is_none_by_default(ana: Person, settings: Any) -> None:
    settings.ROOT_URLCONF = "gameservice.urls"
    assert ana.post("/sandbox/matches", SEEDED).status_code == 404
