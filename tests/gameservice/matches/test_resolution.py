"""A match that is over counts, once, whatever happens to whoever counts it."""

import uuid
from typing import Any

import pytest

from gameservice.matches import proof
from gameservice.matches.models import Event, Match
from gameservice.matches.services import resolution
from gameservice.ratings import services as ratings
from gameservice.ratings.models import Rating, Result
from tests.conftest import Person, Worker
from tests.gameservice.matches.conftest import Time
from tests.gameservice.matches.table import sit

pytestmark = pytest.mark.django_db


def finished(ana: Person, ben: Person, worker: Worker) -> Match:
    """Over, its message not delivered."""
    table = sit(ana, ben, options={"cards_to_win": 4})
    table.finish()
    assert list(worker.messages) == [("matches.resolve", (table.id,))]
    worker.messages.clear()
    return Match.objects.get(id=table.id)


def counted() -> tuple[int, list[int]]:
    return Result.objects.count(), sorted(Rating.objects.values_list("played", flat=True))


def test_it_counts_once_for_each_person(ana: Person, ben: Person, worker: Worker, time: Time) -> None:
    match = finished(ana, ben, worker)
    assert counted() == (0, [])
    assert [resolution.resolve(match.id, time.now) for _ in range(3)] == [True, False, False]
    assert counted() == (2, [1, 1])
    match.refresh_from_db()
    assert match.resolved_at == time.now


def test_one_that_is_not_over_does_not(ana: Person, ben: Person, time: Time) -> None:
    match_id = uuid.UUID(sit(ana, ben).id)
    assert not resolution.resolve(match_id, time.now)
    assert Match.objects.get(id=match_id).resolved_at is None


def test_one_that_was_called_off_is_resolved_without_a_result(
    ana: Person, ben: Person, worker: Worker, time: Time
) -> None:
    match_id = sit(ana, ben).id
    assert ana.post(f"/matches/{match_id}/abort").status_code == 200
    worker.drain()
    assert Match.objects.get(id=match_id).resolved_at is not None
    assert counted() == (0, [])


@pytest.mark.parametrize(("module", "name"), [(proof, "verify"), (ratings, "record")])
def test_what_fails_half_way_is_done_again_whole(
    ana: Person,
    ben: Person,
    worker: Worker,
    time: Time,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    module: Any,
    name: str,
) -> None:
    match = finished(ana, ben, worker)
    work = getattr(module, name)

    def fail(*arguments: Any, **options: Any) -> Any:
        work(*arguments, **options)
        raise ConnectionError

    with monkeypatch.context() as broken:
        broken.setattr(module, name, fail)
        with pytest.raises(ConnectionError):
            time.wait(seconds=6)
    assert counted() == (0, [])
    assert Match.objects.get(id=match.id).resolved_at is None
    assert any(str(match.id) in record.getMessage() for record in caplog.records if record.levelname == "ERROR")

    time.wait(seconds=6)

    assert counted() == (2, [1, 1])
    assert Match.objects.get(id=match.id).resolved_at is not None


def test_one_that_does_not_verify_is_told_and_tried_no_more(
    ana: Person, ben: Person, worker: Worker, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    match = finished(ana, ben, worker)
    Event.objects.filter(match_id=match.id, seq=9).update(hash="0" * 64)
    time.wait(seconds=6)
    (told,) = (record.getMessage() for record in caplog.records if record.levelname == "CRITICAL")
    assert told == f"match {match.id} does not verify: first fault at event 9"
    time.wait(seconds=6)
    assert not worker.messages
    assert Match.objects.get(id=match.id).resolved_at is not None
