"""Many do the same thing at the same time: it happens once, and nobody gets a fault of the service."""

import threading
import uuid
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any, TypeVar

import pytest
from django.db import connections
from django.utils import timezone

from gameservice.matches import proof, selectors
from gameservice.matches.models import Event, Match, Seat
from gameservice.matches.services import bots, leaving, resolution, sweep
from gameservice.ratings.models import Rating, Result
from tests.conftest import Person, Worker
from tests.gameservice.matches import gardens
from tests.gameservice.matches.table import sit

T = TypeVar("T")

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.postgres]

MANY = 20
PATIENCE = 60.0
"""Seconds; who waits longer is locked out for ever."""


def at_once(calls: Sequence[Callable[[], T]]) -> list[T]:
    """What each call returns, all called at the same moment, each with a connection of its own."""
    found: dict[int, T | BaseException] = {}
    line = threading.Barrier(len(calls))

    def call(number: int) -> None:
        try:
            line.wait(PATIENCE)
            found[number] = calls[number]()
        except BaseException as fault:
            found[number] = fault
        finally:
            connections.close_all()

    threads = [threading.Thread(target=call, args=(number,), daemon=True) for number in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert not any(thread.is_alive() for thread in threads), "a deadlock"
    results = [found[number] for number in range(len(calls))]
    for result in results:
        if isinstance(result, BaseException):
            raise result
    return results  # type: ignore[return-value]


def statuses(answers: Sequence[Any]) -> Counter[int]:
    return Counter(answer.status_code for answer in answers)


def is_sound(match_id: str) -> bool:
    """The log is gapless, verifies, and leads to the stored state."""
    table = selectors.load(uuid.UUID(match_id))
    rows = selectors.log_rows(table.match)
    assert [row.seq for row in rows] == list(range(1, table.match.seq + 1))
    return proof.verify(table, rows, selectors.decisions(table.match)).holds and proof.holds_state(table, rows)


def my_turn(person: Person, worker: Worker, *levels: str) -> dict[str, Any]:
    """A match where a person is to move and has a choice."""
    match_id = person.create(*levels)["id"]
    worker.drain()
    return person.match(match_id)


def test_the_same_move_without_a_key_counts_once(ana: Person, worker: Worker) -> None:
    match = my_turn(ana, worker, "easy")
    action = match["legal"]["actions"][0]

    answers = at_once([lambda: ana.act(match, action)] * MANY)

    assert statuses(answers)[200] == 1
    assert statuses(answers)[412] + statuses(answers)[409] == MANY - 1
    made = next(answer.json() for answer in answers if answer.status_code == 200)
    for late in (answer.json() for answer in answers if answer.status_code == 412):
        assert late["missed"] == made["events"]
    assert ana.match(match["id"])["seq"] == match["seq"] + len(made["events"])
    assert is_sound(match["id"])


def test_the_same_move_with_one_key_gets_one_answer(ana: Person, worker: Worker) -> None:
    match = my_turn(ana, worker, "easy")
    action = match["legal"]["actions"][0]

    answers = at_once([lambda: ana.act(match, action, Idempotency_Key="once")] * MANY)

    assert statuses(answers) == {200: MANY}
    assert len({(answer.content, answer["ETag"]) for answer in answers}) == 1
    assert Match.objects.get(id=match["id"]).decided.filter(key="once").count() == 1
    assert is_sound(match["id"])


@pytest.mark.parametrize("keys", [{}, {"Idempotency_Key": "once"}])
def test_the_same_placement_counts_once(ana: Person, ben: Person, keys: dict[str, str]) -> None:
    """Both are simulated, for neither waits for the other, and find the same."""
    table = gardens.plant(ana, ben)
    match = ana.match(table.id)
    action = gardens.find(match, table.luck, gardens.clean)

    answers = at_once([lambda: ana.act(match, action, **keys)] * 2)

    if keys:
        assert statuses(answers) == {200: 2}
        assert len({(answer.content, answer["ETag"]) for answer in answers}) == 1
    else:
        assert statuses(answers)[200] == 1
        assert statuses(answers)[412] + statuses(answers)[409] == 1
    assert Match.objects.get(id=table.id).decided.count() == 1
    assert Event.objects.filter(match_id=table.id, type="cactus.placed").count() == 1
    assert is_sound(table.id)


def test_twenty_who_want_the_same_meet_in_pairs() -> None:
    people = [Person.guest(f"P{number}") for number in range(20)]
    answers = at_once([lambda person=person: person.post("/quick-matches", {"game": "ouch"}) for person in people])  # type: ignore[misc]
    assert set(statuses(answers)) == {200, 201}
    matches = Match.objects.filter(status=Match.Status.ACTIVE)
    assert matches.count() == 10
    assert Seat.objects.filter(match__in=matches, user=None).count() == 0
    assert Match.objects.count() == 10


def test_of_different_moves_one_counts(ana: Person, worker: Worker) -> None:
    match = my_turn(ana, worker, "easy")
    actions = match["legal"]["actions"]

    answers = at_once([lambda n=n: ana.act(match, actions[n % len(actions)]) for n in range(MANY)])  # type: ignore[misc]

    assert statuses(answers)[200] == 1
    assert statuses(answers)[412] + statuses(answers)[409] == MANY - 1
    assert is_sound(match["id"])


def test_three_seats_take_three_of_twenty(ana: Person) -> None:
    match = ana.create("open", "open", "open", visibility="public")
    people = [Person.guest(f"Guest {n}") for n in range(MANY)]

    answers = at_once([lambda p=p: p.post(f"/matches/{match['id']}/seats", {}) for p in people])  # type: ignore[misc]

    assert statuses(answers) == {201: 3, 409: MANY - 3}
    assert {a.json()["code"] for a in answers if a.status_code == 409} <= {"seat-taken", "busy"}
    held = Seat.objects.filter(match=match["id"]).values_list("user", flat=True)
    assert len(set(held)) == 4
    assert Event.objects.filter(match=match["id"], type="match.started").count() == 1
    assert is_sound(match["id"])


def test_one_person_takes_one_seat(ana: Person, ben: Person) -> None:
    match = ana.create("open", "open", "open", visibility="public")

    answers = at_once([lambda: ben.post(f"/matches/{match['id']}/seats", {})] * MANY)

    assert statuses(answers) == {201: 1, 409: MANY - 1}
    assert {a.json()["code"] for a in answers if a.status_code == 409} <= {"already-seated", "busy"}
    assert Seat.objects.filter(match=match["id"], kind=Seat.Kind.OPEN).count() == 2


def test_start_pressed_twice_starts_once(ana: Person) -> None:
    match = ana.create("easy", start="host")

    answers = at_once([lambda: ana.post(f"/matches/{match['id']}/start")] * 2)

    assert statuses(answers)[200] >= 1
    assert set(statuses(answers)) <= {200, 409}
    assert Event.objects.filter(match=match["id"], type="match.started").count() == 1
    assert is_sound(match["id"])


def test_a_bots_turn_delivered_five_times_is_one_move(ana: Person, worker: Worker) -> None:
    match = my_turn(ana, worker, "easy")
    while (moved := ana.act(match, match["legal"]["actions"][0]).json())["legal"]:
        match = ana.match(match["id"])
    seat = ana.match(match["id"])["waiting_on"][0]["seat"]
    match_id, seq = uuid.UUID(match["id"]), moved["seq"]

    made = at_once([lambda: bots.play_bot_turn(match_id, seat, seq, timezone.now())] * 5)

    assert sum(made) == 1
    assert Match.objects.get(id=match_id).decided.filter(seat=seat, first_seq__gt=seq).count() == 1
    assert is_sound(match["id"])


def finished(*people: Person) -> str:
    """A match between people that was played to its end, not resolved yet."""
    table = sit(*people, visibility="public")
    table.finish()
    return table.id


def test_an_end_delivered_five_times_is_resolved_once(ana: Person, ben: Person) -> None:
    match_id = uuid.UUID(finished(ana, ben))
    assert sum(at_once([lambda: resolution.resolve(match_id, timezone.now())] * 5)) == 1
    assert Result.objects.filter(match=match_id).count() == 2
    assert list(Rating.objects.values_list("played", flat=True)) == [1, 1]


def test_a_rematch_that_all_ask_for_is_one_match(ana: Person, ben: Person) -> None:
    cleo = Person.guest("Cleo")
    match_id = finished(ana, ben, cleo)

    answers = at_once([lambda p=p: p.post(f"/matches/{match_id}/rematch") for p in (ana, ben, cleo)])  # type: ignore[misc]

    assert statuses(answers) == {201: 1, 200: 2}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert Match.objects.filter(rematch_of=match_id).count() == 1
    assert is_sound(match_id)
    assert is_sound(answers[0].json()["id"])


@pytest.mark.parametrize("on_abandon", ["bot", "forfeit"])
def test_a_resignation_and_a_move_both_hold_or_one_is_refused(ana: Person, worker: Worker, on_abandon: str) -> None:
    match = my_turn(ana, worker, "easy", "easy")
    Match.objects.filter(id=match["id"]).update(on_abandon=on_abandon)
    action = match["legal"]["actions"][0]

    resigned, moved = at_once([lambda: ana.post(f"/matches/{match['id']}/resign"), lambda: ana.act(match, action)])

    assert resigned.status_code == 200
    assert moved.status_code in {200, 409, 412}
    worker.drain()
    assert ana.match(match["id"])["status"] == "finished"
    assert is_sound(match["id"])


def test_two_sweepers_do_no_harm(ana: Person, worker: Worker) -> None:
    match = my_turn(ana, worker, "easy")
    assert ana.post(f"/matches/{match['id']}/resign").status_code == 200
    worker.messages.clear()

    found = at_once([lambda: sweep.sweep(timezone.now(), grace=timedelta(0))] * 2)

    assert found == [1, 1]
    worker.drain()
    assert ana.match(match["id"])["status"] == "finished"
    assert is_sound(match["id"])


@pytest.mark.parametrize("on_abandon", ["bot", "forfeit"])
def test_a_deadline_delivered_five_times_passes_once(ana: Person, ben: Person, worker: Worker, on_abandon: str) -> None:
    table = sit(ana, ben, clock={"kind": "per_turn", "seconds": 60}, on_abandon=on_abandon)
    match_id, late = uuid.UUID(table.id), timezone.now() + timedelta(seconds=90)
    at_once([lambda: sweep.sweep(late)] * 2)

    at_once([lambda: leaving.pass_deadline(match_id, late)] * 5)

    assert Event.objects.filter(match_id=match_id, type="match.timed_out").count() == 1
    worker.drain()
    assert is_sound(table.id)


def test_a_move_and_its_deadline_at_once(ana: Person, ben: Person, worker: Worker) -> None:
    """Whichever comes first: the move counts, or the time is up."""
    table = sit(ana, ben, clock={"kind": "per_turn", "seconds": 60}, on_abandon="forfeit")
    match_id, late = uuid.UUID(table.id), timezone.now() + timedelta(seconds=90)
    sweep.sweep(late)
    mover, match = table.to_move()
    action = match["legal"]["actions"][0]

    moved, _ = at_once([lambda: mover.act(match, action), lambda: leaving.pass_deadline(match_id, late)])

    assert moved.status_code in {200, 409, 412}
    assert Event.objects.filter(match_id=match_id, type="match.timed_out").count() <= 1
    worker.drain()
    assert is_sound(table.id)
