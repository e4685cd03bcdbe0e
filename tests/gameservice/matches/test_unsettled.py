"""A bot whose choice a simulation finds no answer to."""

import uuid
from collections.abc import Callable
from typing import Any

import pytest

from games.core.errors import Unsettled
from games.ouch.rules import Ouch
from gameservice.http.problems import IllegalMove
from gameservice.matches.models import Decision, Match
from gameservice.matches.services import bots
from tests.conftest import Person, Worker
from tests.gameservice.matches.table import rows

Settle = Callable[[int], list[Any]]


@pytest.fixture
def unsettled(monkeypatch: pytest.MonkeyPatch) -> Settle:
    """So many decisions from now on are refused, as by a simulation; which actions that meets."""
    decide = Ouch.decide

    def of(times: int) -> list[Any]:
        met: list[Any] = []

        def refuse(game: Ouch, state: Any, seat: int, action: Any, chance: Any) -> Any:
            if len(met) < times:
                met.append(action)
                raise Unsettled("C10", "Nothing comes to rest: try something else.", "unsettled")
            return decide(game, state, seat, action, chance)

        monkeypatch.setattr(Ouch, "decide", refuse)
        return met

    return of


def bots_turn(ana: Person, worker: Worker) -> Match:
    """A match in which a bot is to move, and no message has told it so."""
    match = ana.create("easy", options={"first_seat": "host", "piles": 2})
    while match["legal"]:
        ana.act(match, match["legal"]["actions"][0])
        match = ana.match(match["id"])
    worker.messages.clear()
    return Match.objects.get(id=match["id"])


@pytest.mark.django_db
def test_it_chooses_again(ana: Person, worker: Worker, unsettled: Settle) -> None:
    """With other draws, so otherwise; and what was refused is no decision, and costs no chance of the match's."""
    match = bots_turn(ana, worker)
    met = unsettled(bots.CHOICES - 1)
    assert bots.play_bot_turn(match.id, 1, match.seq, match.updated_at)
    assert len(met) == bots.CHOICES - 1
    assert len(set(met)) > 1
    made = Decision.objects.filter(match_id=match.id, seat=1)
    assert [decision.number for decision in made] == [match.decisions + 1]
    assert ana.match(str(match.id))["seq"] > match.seq


@pytest.mark.django_db
def test_it_gives_up_and_leaves_the_match_as_it_was(ana: Person, worker: Worker, unsettled: Settle) -> None:
    """The sweeper finds it, and it tries again then."""
    match = bots_turn(ana, worker)
    before = rows(str(match.id))
    met = unsettled(bots.CHOICES)
    with pytest.raises(IllegalMove):
        bots.play_bot_turn(match.id, 1, match.seq, match.updated_at)
    assert len(met) == bots.CHOICES
    assert Match.objects.get(id=match.id).bot_faults == 1
    Match.objects.filter(id=match.id).update(bot_faults=0)
    assert rows(str(match.id)) == before
    assert bots.play_bot_turn(uuid.UUID(str(match.id)), 1, match.seq, match.updated_at)
