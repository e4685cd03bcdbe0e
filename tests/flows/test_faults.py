"""Bots and rules that fail: the match stays as it was, whoever runs the service is told, and healed it goes on."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from games import registry
from games.ouch.rules import Ouch
from gameservice.http.problems import IllegalMove
from gameservice.matches.models import Match
from gameservice.matches.services import sweep
from tests.conftest import Person, Worker
from tests.flows.test_whole_match import play_to_the_end

pytestmark = pytest.mark.django_db


class Broken(Exception):
    pass


class FailingBot:
    def choose(self, view: Any, legal: Any, seat: int, log: Sequence[Any], chance: Any) -> Any:
        raise Broken


class CheatingBot:
    """Wants a card of a place that is not there."""

    def choose(self, view: Any, legal: Any, seat: int, log: Sequence[Any], chance: Any) -> Any:
        return type(legal.actions[0])(slot=99, side=legal.actions[0].side)


class ConfusedBot:
    def choose(self, view: Any, legal: Any, seat: int, log: Sequence[Any], chance: Any) -> Any:
        return {"type": "ouch.nonsense"}


def bots_turn(ana: Person, worker: Worker) -> Match:
    """A match whose bot is to move, its message not delivered yet."""
    match_id = ana.create("easy")["id"]
    worker.drain()
    while (match := ana.match(match_id))["legal"]:
        assert ana.act(match, match["legal"]["actions"][0]).status_code == 200
    assert match["waiting_on"][0]["kind"] == "bot"
    return Match.objects.get(id=match_id)


def written(match: Match) -> tuple[Any, ...]:
    match.refresh_from_db()
    return match.seq, match.head, match.state, match.decisions, match.events.count(), match.decided.count()


@pytest.mark.parametrize("bot", [FailingBot(), CheatingBot(), ConfusedBot()])
def test_a_bot_that_fails_changes_nothing_and_healed_goes_on(
    ana: Person, worker: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, bot: Any
) -> None:
    match = bots_turn(ana, worker)
    before = written(match)
    with monkeypatch.context() as broken:
        broken.setattr(registry, "bot", lambda name, level: bot)
        with pytest.raises((Broken, IllegalMove, AttributeError)):
            worker.drain()
    assert written(match) == before
    assert any(str(match.id) in record.getMessage() for record in caplog.records if record.levelname == "ERROR")
    worker.messages.clear()

    sweep.sweep(timezone.now() + timedelta(minutes=1))

    assert list(worker.messages) == [("matches.play_bot", (str(match.id), match.bots_to_act >> 1, match.seq))]
    assert play_to_the_end([ana], str(match.id), worker)["status"] == "finished"
    assert ana.get(f"/matches/{match.id}/verification").json()["holds"]


def test_rules_that_fail_in_a_move_change_nothing_and_are_told(
    ana: Person, worker: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = ana.create("easy")
    worker.drain()
    match = ana.match(match["id"])
    row = Match.objects.get(id=match["id"])
    before = written(row)

    def fail(*arguments: Any) -> Any:
        raise Broken

    with monkeypatch.context() as broken:
        broken.setattr(Ouch, "evolve", fail)
        answer = ana.act(match, match["legal"]["actions"][0], X_Request_Id="fault-7")

    assert answer.status_code == 500
    assert answer["Content-Type"] == "application/problem+json"
    assert answer["X-Request-Id"] == "fault-7"
    assert "Broken" not in answer.content.decode()
    assert written(row) == before
    assert any(match["id"] in record.getMessage() for record in caplog.records if record.levelname == "ERROR")
    assert ana.act(match, match["legal"]["actions"][0]).status_code == 200
