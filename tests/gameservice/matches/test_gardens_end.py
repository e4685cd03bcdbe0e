"""Matches of Cactus from their beginning to each of their ends, by people and bots; and those that some leave."""

import json
from typing import Any

import msgspec
import pytest

from games.core.chance import QuickChance
from gameservice.matches.models import Decision
from tests.conftest import Person, Worker
from tests.gameservice.matches import gardens
from tests.gameservice.matches.gardens import Json
from tests.gameservice.matches.table import Sitting, any_action, is_unsettled

HOLDS = {"holds": True, "commitment": True, "chain": True, "chance": True, "first_fault": None}


def assert_ended(person: Person, match_id: str, reason: str) -> Json:
    """The match is over for a reason, ranks every seat, and is proved."""
    match = person.match(match_id)
    outcome = match["outcome"]
    assert (match["status"], match["waiting_on"], match["view"]["ended"]) == ("finished", [], reason)
    assert outcome["reason"] == reason
    seats = range(len(match["seats"]))
    assert sorted(seat for place in outcome["ranking"] for seat in place) == list(seats)
    assert outcome["winners"] == outcome["ranking"][0]
    flowers = [player["flowers"] for player in match["view"]["players"]]
    assert [score["total"] for score in outcome["scores"]] == flowers
    assert [score["parts"] for score in outcome["scores"]] == [{"flowers": count} for count in flowers]
    assert all(flowers[seat] == max(flowers) for seat in outcome["winners"])
    assert person.get(f"/matches/{match_id}/verification").json() == HOLDS
    return match


def among_bots(person: Person, worker: Worker, seats: int, **options: Any) -> str:
    """A match that a person plays to its end against bots; its id."""
    match_id = str(person.create(*["easy"] * (seats - 1), game="cactus", options=options)["id"])
    luck = QuickChance(seats)
    while True:
        worker.drain()
        match = person.match(match_id)
        if match["status"] != "active":
            return match_id
        assert [waiting["seat"] for waiting in match["waiting_on"]] == [match["you"]]
        answer = person.act(match, any_action(match, luck))
        assert answer.status_code == 200 or is_unsettled(answer), answer.content


@pytest.mark.django_db
@pytest.mark.parametrize("seats", [2, 5])
def test_no_basic_piece_fits_the_die_any_more(ana: Person, worker: Worker, seats: int) -> None:
    """C27: where it only asks for colours, after five pieces."""
    match_id = among_bots(ana, worker, seats, die={"colour": 1, "shape": 0, "special": 0})
    match = assert_ended(ana, match_id, "no_basic")
    assert match["view"]["die"] == "colour"
    colour = match["view"]["reference"]["piece"].split("-")[1]
    assert all(not piece.endswith(colour) for piece in match["view"]["pile"])


@pytest.mark.django_db
@pytest.mark.parametrize("seats", [2, 5])
def test_no_special_piece_is_left(ana: Person, worker: Worker, seats: int) -> None:
    """C28: where the die only asks for those."""
    match_id = among_bots(ana, worker, seats, die={"colour": 0, "shape": 0, "special": 1}, steadiness="easy")
    match = assert_ended(ana, match_id, "no_specials")
    assert match["view"]["specials"] == []
    assert len(match["view"]["pile"]) >= 23


@pytest.mark.django_db
@pytest.mark.parametrize("seats", [2, 5])
def test_no_flowers_are_left(ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """C26: nobody has hung so many pieces yet that it came to this by itself, so here they have no weight; and the
    course is one of the few that the die lets come so far. All else is as ever."""
    gardens.let_float(monkeypatch)
    people = [ana, ben, *(Person.guest(name) for name in ("Cleo", "Dan", "Eve"))][:seats]
    options = {"per_cactus_bonus": True, "cactus_choice": "free", "die": {"colour": 2, "shape": 2, "special": 1}}
    course = None
    while course is None:
        table = gardens.plant(*people, **options)
        course = gardens.rich_course(table.id)
    for action in course:
        mover, match = table.to_move()
        moved = gardens.done(mover.act(match, msgspec.to_builtins(action)))
    match = assert_ended(ana, table.id, "no_flowers")
    view = match["view"]
    assert (view["supply"], view["tokens"]) == (0, 10 + 3 * seats)
    assert view["short"] or sum(player["flowers"] for player in view["players"]) == 3 * view["tokens"]
    paid = [event["data"] for event in moved["events"] if event["type"] == "cactus.paid"]
    assert view["short"] == any(data["flowers"] < data["due"] for data in paid)


# Those that some leave.


def left_standing(on_abandon: str, *people: Person) -> tuple[Sitting, Person, Json]:
    """A match in which a person resigns whose piece stands where it may not; and that person and the match before."""
    table = gardens.plant(*people, **gardens.TOUCHING, on_abandon=on_abandon)
    gardens.offend(table)
    leaver, match = table.to_move()
    assert leaver.post(f"/matches/{table.id}/resign").status_code == 200
    return table, leaver, match


@pytest.mark.django_db
def test_a_bot_mends_what_a_person_leaves_standing(ana: Person, ben: Person, worker: Worker) -> None:
    """C18: it is its turn, with that piece on that cactus."""
    table, leaver, match = left_standing("bot", ana, ben)
    hand, seat, seq = match["view"]["hand"], match["you"], match["seq"]
    worker.drain()
    after = ana.match(table.id)
    assert after["legal"]
    assert after["view"]["to_act"] == [0]
    mended = Decision.objects.filter(match_id=table.id, first_seq__gt=seq, seat=seat).order_by("number")
    actions = [json.loads(decision.action) for decision in mended]
    assert actions
    for action in actions:
        assert action["type"] == "cactus.forgo" or (action["piece"], action["cactus"]) == (
            hand["piece"],
            hand["cactus"],
        )
    assert leaver.match(table.id)["legal"] is None


@pytest.mark.django_db
def test_a_bot_forgoes_what_a_person_has_tried_too_often(ana: Person, ben: Person, worker: Worker) -> None:
    """C19."""
    table = gardens.plant(ana, ben)
    gardens.place(table)
    gardens.let_fall(table, 10)
    ben.post(f"/matches/{table.id}/resign")
    worker.drain()
    last = Decision.objects.filter(match_id=table.id).latest("number")
    assert (last.seat, json.loads(last.action)) == (1, {"type": "cactus.forgo"})
    assert ana.match(table.id)["view"]["to_act"] == [0]


@pytest.mark.django_db
def test_who_forfeits_takes_out_what_stands(ana: Person, ben: Person) -> None:
    """It goes back to its supply, without the penalty; the next seat is to move, and the last ranks last."""
    table, leaver, match = left_standing("forfeit", ana, ben, Person.guest("Cleo"))
    hand, view = match["view"]["hand"], ana.match(table.id)["view"]
    assert (view["hand"], view["to_act"], view["withdrawn"]) == (None, [2], [1])
    assert hand["piece"] in view["pile"]
    stand = next(stand for stand in view["cacti"] if stand["cactus"] == hand["cactus"])
    assert hand["piece"] not in [hung["piece"] for hung in stand["pieces"]]
    events = ana.get(f"/matches/{table.id}/events?after={match['seq']}").json()["events"]
    assert [event["type"] for event in events] == [
        "match.resigned",
        "cactus.withdrew",
        "cactus.forgone",
        "cactus.turn_began",
        "cactus.rolled",
    ]
    assert hand["piece"] not in [track["piece"] for track in events[2]["data"]["trace"]["tracks"]]
    table.people.remove(leaver)
    table.finish()
    outcome = ana.match(table.id)["outcome"]
    assert outcome["ranking"][-1] == [1]
    assert ana.get(f"/matches/{table.id}/verification").json() == HOLDS


@pytest.mark.django_db
def test_bots_play_among_themselves(ana: Person, worker: Worker) -> None:
    """Each decision of theirs sends the message for the next: nothing is left for the sweeper to find."""
    seats = [{"kind": "bot", "level": level} for level in ("easy", "normal")]
    options = {"claims": "declare", "steadiness": "hard", "die": {"colour": 1, "shape": 1, "special": 0}}
    match = ana.post("/matches", {"game": "cactus", "seats": seats, "options": options}).json()
    worker.drain()
    assert_ended(ana, match["id"], "no_basic")
    kinds = {json.loads(decision.action)["type"] for decision in Decision.objects.filter(match_id=match["id"])}
    assert {"cactus.place", "cactus.claim"} <= kinds
