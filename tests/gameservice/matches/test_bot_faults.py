"""A bot that raises, hangs or returns nonsense: it is tried three times, then any legal action is taken."""

import time as seconds
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

import pytest

from games import registry
from games.core.chance import QuickChance
from gameservice.http.problems import IllegalMove
from gameservice.matches.models import Decision, Match
from gameservice.matches.services import bots
from tests.conftest import Person, Worker
from tests.gameservice.matches.conftest import Time
from tests.gameservice.matches.table import any_action, rows
from tests.gameservice.matches.test_deadlines import GAMES, proved

pytestmark = pytest.mark.django_db


class Broken(Exception):
    pass


def raises(legal: Any) -> Any:
    raise Broken


def hangs(legal: Any) -> Any:
    seconds.sleep(60)


def computes_for_ever(legal: Any) -> Any:
    while True:
        pass


def says_nothing(legal: Any) -> Any:
    return None


def talks_nonsense(legal: Any) -> Any:
    return {"type": "ouch.nonsense"}


FAULTS = [raises, hangs, computes_for_ever, says_nothing, talks_nonsense]
TOLD = (Broken, bots.TooLong, IllegalMove, AttributeError, TypeError)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Any], Any]], None]:
    """From now on all bots choose so."""

    def by(fault: Callable[[Any], Any]) -> None:
        class Bot:
            def choose(self, view: Any, legal: Any, seat: int, log: Sequence[Any], chance: Any) -> Any:
                return fault(legal)

        monkeypatch.setattr(registry, "bot", lambda game, level: Bot())

    return by


def bots_turn(ana: Person, game: str = "ouch") -> Match:
    """A match whose bot is to move, its message not delivered yet."""
    luck, match = QuickChance(1), ana.create("hard", game=game, options={"first_seat": "host"})
    while match["legal"]:
        assert ana.act(match, any_action(match, luck)).status_code in {200, 422}
        match = ana.match(match["id"])
    return Match.objects.get(id=match["id"])


def fail(match: Match, worker: Worker, time: Time, times: int) -> None:
    """So many sweeps find the bot, and it fails."""
    worker.messages.clear()
    for number in range(times):
        time.pass_(seconds=6)
        with pytest.raises(TOLD):
            time.sweep()
        assert not worker.messages
        match.refresh_from_db()
        assert match.bot_faults == number + 1


@pytest.mark.parametrize("fault", FAULTS)
def test_after_three_faults_any_legal_action_is_taken(
    ana: Person,
    worker: Worker,
    time: Time,
    broken: Any,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: Callable[[Any], Any],
) -> None:
    monkeypatch.setattr(bots, "SECONDS", 0.2)
    match = bots_turn(ana)
    before = rows(str(match.id))
    broken(fault)
    fail(match, worker, time, bots.FAULTS)
    (waiting,) = ana.match(str(match.id))["waiting_on"]
    assert (waiting["kind"], waiting["seat"]) == ("bot", 1)
    Match.objects.filter(id=match.id).update(bot_faults=0)
    assert rows(str(match.id)) == before
    Match.objects.filter(id=match.id).update(bot_faults=bots.FAULTS)
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert sum(str(match.id) in error for error in errors) == bots.FAULTS

    assert bots.play_bot_turn(match.id, 1, match.seq, time.now)

    assert Decision.objects.filter(match_id=match.id, seat=1).count() == 1
    assert Match.objects.get(id=match.id).bot_faults == 0
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert errors[-1] == f"match {match.id}: bot hard has failed 3 times; any legal action is taken"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_broken_bots_ends(ana: Person, worker: Worker, time: Time, broken: Any, game: str) -> None:
    match_id = ana.create("easy", game=game)["id"]
    ana.post(f"/matches/{match_id}/resign")
    broken(raises)
    while ana.match(match_id)["status"] == "active":
        Match.objects.filter(id=match_id, bot_faults=0).update(bot_faults=bots.FAULTS - 1)
        time.pass_(seconds=6)
        with pytest.raises(Broken):
            time.sweep()
        worker.messages.clear()
        match = Match.objects.get(id=match_id)
        seat = match.bots_to_act.bit_length() - 1
        assert bots.play_bot_turn(match.id, seat, match.seq, time.now)
    worker.drain()
    assert proved(ana, match_id)


def test_a_healed_bot_plays_itself(ana: Person, worker: Worker, time: Time) -> None:
    match = bots_turn(ana)
    with pytest.MonkeyPatch.context() as still_broken:
        still_broken.setattr(registry, "bot", lambda game, level: None)
        fail(match, worker, time, bots.FAULTS - 1)
    time.wait(seconds=6)
    assert Match.objects.get(id=match.id).seq > match.seq


def test_what_comes_late_is_no_fault(ana: Person, worker: Worker, time: Time, broken: Any) -> None:
    match = bots_turn(ana)
    assert bots.play_bot_turn(match.id, 1, match.seq, time.now)
    broken(raises)
    assert not bots.play_bot_turn(match.id, 1, match.seq, time.now)
    assert Match.objects.get(id=match.id).bot_faults == 0


@pytest.mark.parametrize("leap", [timedelta(days=3), timedelta(days=-3)])
def test_a_clock_that_leaps_holds_no_bot_up(ana: Person, worker: Worker, time: Time, leap: timedelta) -> None:
    """Moved by a machine whose clock was wrong, its message lost, swept by one whose clock is right."""
    time.now += leap
    match = bots_turn(ana)
    worker.messages.clear()
    time.now -= leap
    time.wait(seconds=6)
    assert Match.objects.get(id=match.id).seq > match.seq
    while ana.match(str(match.id))["status"] == "active":
        ana.post(f"/matches/{match.id}/resign")
        worker.drain()
    assert proved(ana, str(match.id))
