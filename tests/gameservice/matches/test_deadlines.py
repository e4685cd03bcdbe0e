"""What becomes of a seat whose time runs out, in the move and by the sweeper."""

from datetime import timedelta
from typing import Any

import pytest

from gameservice.matches.models import Decision, Match
from gameservice.timestamps import timestamp
from tests.conftest import Person, Worker
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches import gardens
from tests.gameservice.matches.conftest import Time
from tests.gameservice.matches.table import Sitting, sit, unchanged

PER_TURN = {"kind": "per_turn", "seconds": 100}
HOST = {"first_seat": "host"}
GAMES = ["ouch", "aloha_pioha", "cactus"]


def types(person: Person, match_id: str) -> list[str]:
    events = person.get(f"/matches/{match_id}/events?limit=1000").json()["events"]
    return [event["type"] for event in events if event["type"].startswith("match.")][4:]


def waiting(person: Person, match_id: str) -> Any:
    (waiting,) = person.match(match_id)["waiting_on"]
    return waiting


def proved(person: Person, match_id: str) -> bool:
    return bool(person.get(f"/matches/{match_id}/verification").json()["holds"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("on_abandon", ["bot", "forfeit"])
def test_a_match_left_alone_ends(ana: Person, ben: Person, time: Time, game: str, on_abandon: str) -> None:
    """In Cactus each seat lapses once before (C19)."""
    table = sit(ana, ben, game=game, clock=PER_TURN, on_abandon=on_abandon)
    for _ in range(5):
        time.wait(seconds=101)
    match = ana.match(table.id)
    lapses = ["match.lapsed"] * (2 if game == "cactus" else 0)
    gone = ["match.timed_out"] * (2 if on_abandon == "bot" else 1)
    assert match["status"] == "finished"
    assert types(ana, table.id) == [*lapses, *gone, "match.finished"]
    assert {seat["state"] for seat in match["seats"]} <= {"timed_out", "playing"}
    assert (match["outcome"]["reason"] == "timed_out") == (on_abandon == "forfeit")
    assert proved(ana, table.id)


def test_the_deadline_is_told(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=PER_TURN, options=HOST)
    match = ana.match(table.id)
    assert match["clock"] == PER_TURN
    told = waiting(ana, table.id)
    assert told["due"] == timestamp(time.now + timedelta(seconds=100))
    assert ana.get("/inbox").json()["items"][0]["due"] == told["due"]
    assert waiting(ben, table.id)["due"] == told["due"]


def test_a_turn_has_one_budget_whatever_its_number_of_decisions(ana: Person, ben: Person, time: Time) -> None:
    table = gardens.plant(ana, ben, clock=PER_TURN)
    due = waiting(ana, table.id)["due"]
    for _ in range(3):
        time.pass_(seconds=10)
        gardens.let_fall(table)
        assert waiting(ana, table.id)["due"] == due
    gardens.place(table)
    assert waiting(ana, table.id)["due"] == timestamp(time.now + timedelta(seconds=100))


def test_a_move_that_comes_too_late_finds_the_seat_gone(ana: Person, ben: Person, time: Time) -> None:
    """Before any sweep: no luck with the sweeper's rhythm."""
    table = sit(ana, ben, clock=PER_TURN, options=HOST)
    match = ana.match(table.id)
    time.pass_(seconds=100.5)
    problem = assert_refused(ana.act(match, match["legal"]["actions"][0]), 412, "stale-view")
    assert [event["type"] for event in problem["missed"]] == ["match.timed_out"]
    assert not Decision.objects.filter(match_id=table.id).exists()
    assert waiting(ana, table.id)["kind"] == "bot"
    assert (
        "Take it back"
        in assert_refused(ana.act(ana.match(table.id), match["legal"]["actions"][0]), 409, "not-your-turn")["detail"]
    )


def test_a_move_at_the_last_moment_counts(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=PER_TURN, options=HOST)
    match = ana.match(table.id)
    time.pass_(seconds=100)
    assert ana.act(match, match["legal"]["actions"][0]).status_code == 200


def test_a_repeated_key_gets_its_answer_after_the_deadline(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=PER_TURN, options=HOST)
    match = ana.match(table.id)
    first = ana.act(match, match["legal"]["actions"][0], Idempotency_Key="k")
    time.pass_(seconds=500)
    again = ana.act(match, match["legal"]["actions"][0], Idempotency_Key="k")
    assert (again.status_code, again.content) == (200, first.content)


def test_of_three_the_game_goes_on_without_who_is_late(ana: Person, ben: Person, cleo: Person, time: Time) -> None:
    table = sit(ana, ben, cleo, clock=PER_TURN, on_abandon="forfeit", options={"cards_to_win": 4})
    late = waiting(ana, table.id)["seat"]
    time.wait(seconds=101)
    match = ana.match(table.id)
    assert (match["status"], match["seats"][late]["state"]) == ("active", "timed_out")
    flip = {"type": "ouch.flip", "slot": 0, "side": "top"}
    assert_refused(table.people[late].act(match, flip), 409, "not-your-turn")
    assert_refused(table.people[late].delete(f"/matches/{table.id}/stand-in"), 409, "not-standing-in")
    ended = table.finish()
    assert ended["outcome"]["ranking"][-1] == [late]
    assert proved(ana, table.id)


def test_who_resigns_and_who_is_late_leave_in_their_order(ana: Person, ben: Person, cleo: Person, time: Time) -> None:
    table = sit(ana, ben, cleo, clock=PER_TURN, on_abandon="forfeit")
    late = waiting(ana, table.id)["seat"]
    resigned = (late + 1) % 3
    table.people[resigned].post(f"/matches/{table.id}/resign")
    time.wait(seconds=101)
    outcome = ana.match(table.id)["outcome"]
    assert outcome == {
        "reason": "timed_out",
        "ranking": [[(late + 2) % 3], [late], [resigned]],
        "winners": [(late + 2) % 3],
        "scores": [],
    }
    assert proved(ana, table.id)


def test_bots_have_no_clock(ana: Person, time: Time, worker: Worker) -> None:
    match = ana.create("easy", clock={"kind": "per_turn", "seconds": 1}, options=HOST)
    while match["legal"]:
        ana.act(match, match["legal"]["actions"][0])
        match = ana.match(match["id"])
    assert match["waiting_on"][0] == {**match["waiting_on"][0], "kind": "bot", "due": None}
    worker.messages.clear()
    time.wait(seconds=30)
    assert ana.match(match["id"])["seats"][1]["state"] == "playing"


# Cactus: C19.


def garden(ana: Person, ben: Person, **fields: Any) -> Sitting:
    return gardens.plant(ana, ben, clock=PER_TURN, **fields)


def test_the_second_lapse_in_a_row_is_too_much(ana: Person, ben: Person, time: Time) -> None:
    """C19. Who has placed a piece in between may lapse again."""
    table = garden(ana, ben)
    mover, _ = table.to_move()
    time.wait(seconds=101)
    gardens.place(table)
    assert table.to_move()[0] is mover
    gardens.let_fall(table)
    time.wait(seconds=101)
    assert all(seat["state"] == "playing" for seat in ana.match(table.id)["seats"])
    gardens.place(table)
    time.wait(seconds=101)
    assert types(ana, table.id) == ["match.lapsed", "match.lapsed", "match.timed_out"]
    record = ana.get(f"/matches/{table.id}/export").json()["actions"]
    told = mover.get(f"/matches/{table.id}/export").json()["actions"] or record
    assert {"type": "match.lapse"} in [entry["action"] for entry in told]


def test_a_piece_that_stands_is_taken_out(ana: Person, ben: Person, time: Time) -> None:
    """C18, C19: what is to be mended goes back as well; one budget for all attempts of a turn."""
    table = garden(ana, ben, on_abandon="forfeit", **gardens.TOUCHING)
    gardens.offend(table)
    mover, match = table.to_move()
    assert match["view"]["asks"] == "mend"
    time.wait(seconds=101)
    after = ana.match(table.id)
    assert after["view"]["asks"] == "place"
    assert table.to_move()[0] is not mover
    ana.post(f"/matches/{table.id}/resign")
    assert proved(ana, table.id)


def test_nothing_is_claimed_by_who_says_nothing(ana: Person, ben: Person, time: Time) -> None:
    """C24."""
    table = garden(ana, ben, claims="declare")
    gardens.place(table)
    assert ana.match(table.id)["view"]["asks"] == "claim"
    time.wait(seconds=101)
    events = ana.get(f"/matches/{table.id}/events?limit=1000").json()["events"]
    claimed = [event["data"] for event in events if event["type"] == "cactus.claimed"]
    assert [claim["flowers"] for claim in claimed] == [0]


# Banks.


def test_a_bank_runs_down_and_gets_its_increment(ana: Person, ben: Person, time: Time) -> None:
    clock = {"kind": "bank", "seconds": 60, "increment": 5}
    table = sit(ana, ben, clock=clock, options={**HOST, "cards_to_win": 4})
    assert [seat["bank"] for seat in ana.match(table.id)["seats"]] == [60, 60]
    time.pass_(seconds=20)
    while ana.match(table.id)["legal"]:
        table.step(ana)
    assert [seat["bank"] for seat in ana.match(table.id)["seats"]] == [45, 60]
    time.pass_(seconds=60.001)
    time.sweep()
    match = ana.match(table.id)
    assert match["seats"][1]["state"] == "timed_out"
    assert match["seats"][0]["bank"] == 45


@pytest.mark.parametrize(
    ("clock", "pointer"),
    [
        ({"kind": "per_turn"}, "/clock/seconds"),
        ({"kind": "per_turn", "seconds": 0}, "/clock/seconds"),
        ({"kind": "per_turn", "seconds": 1.5}, "/clock/seconds"),
        ({"kind": "per_turn", "seconds": 10**9}, "/clock/seconds"),
        ({"kind": "bank", "seconds": 10, "increment": -1}, "/clock/increment"),
        ({"kind": "bank", "seconds": 10, "more": 1}, "/clock/more"),
        ({"kind": "sand"}, "/clock/kind"),
        ({}, "/clock/kind"),
        (None, "/clock"),
    ],
)
def test_a_clock_that_is_none_is_refused(ana: Person, clock: Any, pointer: str) -> None:
    answer = ana.post("/matches", {"game": "ouch", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock})
    assert_refused(answer, 400, "malformed", pointer)
    assert not Match.objects.exists()


def test_a_rematch_has_the_same_clock_and_everybody_back(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=PER_TURN, options={"cards_to_win": 4})
    for _ in range(3):
        time.wait(seconds=101)
    again = ben.post(f"/matches/{table.id}/rematch").json()
    assert (again["clock"], again["status"]) == (PER_TURN, "active")
    assert [(seat["level"], seat["state"]) for seat in again["seats"]] == [(None, "playing")] * 2
    assert again["waiting_on"][0]["due"]


def test_what_is_over_has_no_deadline(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=PER_TURN)
    ana.post(f"/matches/{table.id}/abort")
    time.wait(hours=1)
    with unchanged(table.id):
        time.wait(hours=1)
    assert Match.objects.get(id=table.id).due is None
