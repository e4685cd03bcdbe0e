"""Of several reasons to refuse a move the first counts: 401, 404, 403, 400, 428, known key, 409 not active, 412,
409 not your turn, 422."""

import json
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from gameservice.matches.models import Decision
from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import Sitting, sit, unchanged


@dataclass
class Move:
    """A move that would be accepted, until something is done to it."""

    running: Sitting
    over: Sitting
    spectator: Person
    caller: Person
    other: Person
    match: str
    body: Any
    query: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    def send(self) -> Any:
        return self.caller.post(f"/matches/{self.match}/actions{self.query}", self.body, **self.headers)


def illegal(move: Move) -> None:
    move.body = {"type": "ouch.discard", "card": 40}


def of_another(move: Move) -> None:
    move.caller = move.other


def late(move: Move) -> None:
    move.headers["If_Match"] = '"1"'


def after_the_end(move: Move) -> None:
    move.match = move.over.id


def with_a_used_key(move: Move) -> None:
    move.headers["Idempotency_Key"] = "used"


def unconditional(move: Move) -> None:
    del move.headers["If_Match"]


def malformed(move: Move) -> None:
    move.body = b"{"


def malformed_key(move: Move) -> None:
    move.headers["Idempotency_Key"] = "k" * 129


def malformed_query(move: Move) -> None:
    move.query = "?dry_run=perhaps"


def by_a_spectator(move: Move) -> None:
    move.caller = move.spectator


def of_no_match(move: Move) -> None:
    move.match = str(uuid.uuid4())


def without_a_token(move: Move) -> None:
    move.headers["Authorization"] = "Bearer none"


FAULTS: list[tuple[Callable[[Move], None], int, str]] = [
    (without_a_token, 401, "not-authenticated"),
    (of_no_match, 404, "not-found"),
    (by_a_spectator, 403, "not-your-seat"),
    (malformed_query, 400, "malformed"),
    (malformed, 400, "malformed"),
    (malformed_key, 400, "malformed"),
    (unconditional, 428, "precondition-required"),
    (with_a_used_key, 422, "key-reused"),
    (after_the_end, 409, "not-active"),
    (late, 412, "stale-view"),
    (of_another, 409, "not-your-turn"),
    (illegal, 422, "illegal-action"),
]


@pytest.fixture
def move(ana: Person, ben: Person, cleo: Person) -> Move:
    """Both persons have used the same key in both matches, and one match is over."""
    tables = [sit(ana, ben, visibility="unlisted", on_abandon="forfeit") for _ in range(2)]
    for table in tables:
        for person in (ana, ben):
            while table.to_move()[0] is not person:
                table.step()
            table.step(person, Idempotency_Key="used")
    running, over = tables
    ana.post(f"/matches/{over.id}/resign")
    mover, match = running.to_move()
    other = ben if mover is ana else ana
    used = Decision.objects.filter(match_id__in=[running.id, over.id], key="used").values_list("action", flat=True)
    body = next(a for a in match["legal"]["actions"] if a not in [json.loads(action) for action in used])
    return Move(running, over, cleo, mover, other, running.id, body, headers={"If_Match": f'"{match["seq"]}"'})


def _refused(answer: Any, status: int, code: str) -> None:
    assert_refused(answer, status, code, *(fault["pointer"] for fault in answer.json()["errors"]))


@pytest.mark.django_db
def test_without_a_fault_it_is_accepted(move: Move) -> None:
    assert move.send().status_code == 200


@pytest.mark.django_db(transaction=True)
def test_each_reason_alone(move: Move) -> None:
    for spoil, status, code in FAULTS:
        spoilt = replace(move, headers=dict(move.headers))
        spoil(spoilt)
        with unchanged(move.running.id, move.over.id):
            _refused(spoilt.send(), status, code)


@pytest.mark.django_db
@pytest.mark.parametrize("first", range(len(FAULTS) - 1), ids=lambda index: FAULTS[index][0].__name__)
def test_of_two_reasons_the_first_counts(move: Move, first: int) -> None:
    spoil, status, code = FAULTS[first]
    for spoil_too, *_ in FAULTS[first + 1 :]:
        spoilt = replace(move, headers=dict(move.headers))
        # The first is done last, where both change the same part of the request.
        spoil_too(spoilt)
        spoil(spoilt)
        with unchanged(move.running.id, move.over.id):
            _refused(spoilt.send(), status, code)
