"""Cactus over HTTP: what a placement answers, the several actions of a turn, dry runs, and what is told of them."""

import json
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.cactus import geometry, physics
from games.cactus.pieces import BASICS, SPECIALS
from gameservice.matches.models import Decision
from gameservice.matches.services import store
from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches import gardens
from tests.gameservice.matches.gardens import Json, done
from tests.gameservice.matches.table import Sitting, unchanged


def types(moved: Json) -> list[str]:
    return [event["type"].removeprefix("cactus.") for event in moved["events"]]


def data(moved: Json, verb: str) -> Json:
    """Of the first event that is called so."""
    found: Json = next(event["data"] for event in moved["events"] if event["type"] == f"cactus.{verb}")
    return found


def decided(match_id: str) -> list[tuple[int, str]]:
    """The seat and the kind of each action so far."""
    rows = Decision.objects.filter(match_id=match_id).order_by("number").values_list("seat", "action")
    return [(seat, json.loads(action)["type"]) for seat, action in rows]


# A turn, and its actions.


@pytest.mark.django_db
def test_legal_tells_which_pieces_go_on_which_cacti(ana: Person, ben: Person) -> None:
    """C4 to C8. Placements themselves are not listed: there is no end of them."""
    table = gardens.plant(ana, ben)
    match = ana.match(table.id)
    assert set(match["legal"]) == {"type", "pieces", "cacti", "actions"}
    assert match["legal"]["type"] == "cactus.legal"
    assert (match["legal"]["pieces"], match["legal"]["actions"]) == (list(BASICS), [])
    assert len(match["legal"]["cacti"]) == 5
    assert ben.match(table.id)["legal"] is None

    moved = gardens.place(table)
    assert types(moved) == ["placed", "turn_began", "rolled"]
    placed, began, rolled = (event["data"] for event in moved["events"])
    legal = ben.match(table.id)["legal"]
    assert (legal["cacti"], moved["view"]["next_cactus"]) == ([began["cactus"]], began["cactus"])
    shape, colour = placed["piece"].split("-")
    asked = {
        "colour": [piece for piece in BASICS if piece.endswith(colour) and piece != placed["piece"]],
        "shape": [piece for piece in BASICS if piece.startswith(shape) and piece != placed["piece"]],
        "special": moved["view"]["specials"][:1],
    }
    assert legal["pieces"] == asked[rolled["face"]]
    assert moved["legal"] is None


@pytest.mark.django_db
def test_a_placement_answers_all_that_is_to_be_shown(ana: Person, ben: Person) -> None:
    table = gardens.plant(ana, ben)
    match = ana.match(table.id)
    action = gardens.find(match, table.luck, gardens.clean)
    moved = done(ana.act(match, action))
    placed = data(moved, "placed")
    assert (placed["piece"], placed["cactus"], placed["path"]) == (action["piece"], action["cactus"], action["path"])
    assert (placed["attempt"], placed["held"], placed["touch"]) == (1, True, None)
    assert [hung["piece"] for hung in placed["pieces"]] == [action["piece"]]
    assert placed["engine"] == physics.ENGINE
    (stand,) = (stand for stand in moved["view"]["cacti"] if stand["pieces"])
    assert (stand["cactus"], stand["pieces"]) == (action["cactus"], placed["pieces"])
    trace = placed["trace"]
    (track,) = trace["tracks"]
    assert track["keys"][0] == [0, *action["path"][0]]
    assert track["keys"][-1][1:] == placed["pieces"][0]["pose"]
    frames = [key[0] for key in track["keys"]]
    assert frames == sorted(set(frames))
    assert frames[-1] == trace["frames"] - 1
    assert 0 <= trace["release"] < trace["frames"]


@pytest.mark.django_db
def test_what_must_be_mended_is_mended_by_an_action_of_its_own(ana: Person, ben: Person) -> None:
    """C11, C18: the turn stays, and only with that piece on that cactus."""
    table = gardens.plant(ana, ben, **gardens.TOUCHING)
    offended = gardens.offend(table)
    assert types(offended) == ["placed"]
    (offence,) = data(offended, "placed")["offences"]
    assert offence["rule"] == "C11"
    hand = offended["view"]["hand"]
    assert (offended["view"]["asks"], offended["view"]["to_act"], hand["standing"]) == ("mend", [1], True)
    assert hand["offences"] == [offence]
    assert (offended["legal"]["pieces"], offended["legal"]["cacti"]) == ([hand["piece"]], [hand["cactus"]])

    other = {"type": "cactus.place", "piece": "tee-red", "path": gardens.BESIDE}
    assert_refused(ana.act(ana.match(table.id), other), 409, "not-your-turn")
    mended = gardens.place(table)
    assert types(mended)[0] == "placed"
    assert (data(mended, "placed")["attempt"], mended["view"]["to_act"], mended["view"]["hand"]) == (2, [0], None)
    assert decided(table.id) == [(0, "cactus.place"), (1, "cactus.place"), (1, "cactus.place")]


@pytest.mark.django_db
def test_what_falls_is_placed_again(ana: Person, ben: Person) -> None:
    """C14: without a penalty."""
    table = gardens.plant(ana, ben)
    fell = gardens.let_fall(table)
    assert types(fell) == ["placed"]
    assert (data(fell, "placed")["held"], data(fell, "placed")["pieces"]) == (False, [])
    assert (fell["view"]["asks"], fell["view"]["attempts"], fell["view"]["hand"]["standing"]) == ("place", 1, False)
    assert [player["flowers"] for player in fell["view"]["players"]] == [3, 3]


@pytest.mark.django_db
@pytest.mark.parametrize("standing", [False, True])
def test_who_has_tried_five_times_may_forgo(ana: Person, ben: Person, standing: bool) -> None:
    """C19: of a piece that stands it is taken out, which is to be shown as well."""
    table = gardens.plant(ana, ben, **gardens.TOUCHING)
    if standing:
        tried = gardens.offend(table, falls=4)
    else:
        gardens.place(table)
        tried = gardens.let_fall(table, 5)
    assert tried["legal"]["actions"] == [{"type": "cactus.forgo"}]
    piece = tried["view"]["hand"]["piece"]
    assert tried["legal"]["pieces"] == [piece]

    forgone = done(ben.act(ben.match(table.id), tried["legal"]["actions"][0]))
    assert types(forgone)[:2] == ["forgone", "paid"]
    assert (data(forgone, "forgone")["piece"], data(forgone, "forgone")["trace"] is not None) == (piece, standing)
    assert data(forgone, "paid") == {"why": "forgo", "flowers": -1, "due": -1}
    assert piece in forgone["view"]["pile"]
    assert forgone["view"]["to_act"] == [0]
    assert decided(table.id) == [(0, "cactus.place"), *[(1, "cactus.place")] * 5, (1, "cactus.forgo")]


@pytest.mark.django_db
def test_flowers_are_claimed_where_that_is_agreed(ana: Person, ben: Person) -> None:
    """C24."""
    table = gardens.plant(ana, ben, claims="declare")
    placed = gardens.place(table)
    assert types(placed) == ["placed", "claim_asked"]
    assert (placed["view"]["asks"], placed["view"]["to_act"]) == ("claim", [0])
    assert (placed["legal"]["pieces"], placed["legal"]["cacti"]) == ([], [])
    assert placed["legal"]["actions"] == [{"type": "cactus.claim", "flowers": n} for n in range(11)]
    claimed = done(ana.act(ana.match(table.id), {"type": "cactus.claim", "flowers": 0}))
    assert types(claimed) == ["claimed", "turn_began", "rolled"]
    assert data(claimed, "claimed") == {"flowers": 0, "due": 0}


# Dry runs.


def try_out(table: Sitting, person: Person, action: Any, **headers: str) -> Any:
    return person.post(f"/matches/{table.id}/actions?dry_run=true", action, **headers)


@pytest.mark.django_db
def test_a_dry_run_foresees_grip_and_touch_and_simulates_nothing(
    ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C16: as they then are."""
    table = gardens.plant(ana, ben)
    match = ana.match(table.id)
    careful = gardens.find(match, table.luck, gardens.clean)
    careless = gardens.find(match, table.luck, gardens.touches, clumsily=True)
    with unchanged(table.id), monkeypatch.context() as still:
        still.setattr(physics, "place", None)
        careful_answer, careless_answer = try_out(table, ana, careful), try_out(table, ana, careless)
        try_out(table, ana, {**careful, "cactus": None})
    assert (careful_answer.status_code, careless_answer.status_code) == (200, 200)
    grip = careful_answer.json()["foreseen"]["grip"]
    assert careful_answer.json() == {"legal": True, "foreseen": {"grip": grip, "touch": None}}
    assert geometry.is_on_piece(careful["piece"], tuple(grip))
    touch = careless["cactus"]
    assert careless_answer.json() == {"legal": True, "foreseen": {"grip": careless["grip"], "touch": touch}}

    moved = done(ana.act(match, careless))
    assert (data(moved, "placed")["grip"], data(moved, "placed")["touch"]) == (careless["grip"], touch)
    assert types(moved)[:2] == ["placed", "paid"]
    assert data(moved, "paid") == {"why": "touch", "flowers": -1, "due": -1}


@pytest.mark.django_db
def test_the_grip_that_is_foreseen_is_the_one_that_is_chosen(ana: Person, ben: Person) -> None:
    table = gardens.plant(ana, ben)
    action = gardens.find(ana.match(table.id), table.luck, gardens.clean)
    grip = try_out(table, ana, action).json()["foreseen"]["grip"]
    assert data(done(ana.act(ana.match(table.id), action)), "placed")["grip"] == grip


@pytest.mark.django_db
def test_what_is_no_placement_foresees_nothing_more(ana: Person, ben: Person) -> None:
    table = gardens.plant(ana, ben)
    gardens.let_fall(table, 5)
    with unchanged(table.id):
        assert try_out(table, ana, {"type": "cactus.forgo"}).json() == {"legal": True}


@pytest.mark.django_db
def test_a_dry_run_for_an_older_view_is_stale(ana: Person, ben: Person) -> None:
    table = gardens.plant(ana, ben)
    seq = ana.match(table.id)["seq"]
    gardens.let_fall(table)
    action = {"type": "cactus.forgo"}
    with unchanged(table.id):
        assert_refused(try_out(table, ana, action, If_Match=f'"{seq}"'), 412, "stale-view")
        assert_refused(try_out(table, ben, action), 409, "not-your-turn")


# What else holds of any move, though this one takes its time.


@pytest.mark.django_db
def test_a_placement_that_is_sent_again_gets_its_first_answer_again(ana: Person, ben: Person) -> None:
    """To the byte, trace included, also when the match has gone on; and it is not simulated again."""
    table = gardens.plant(ana, ben)
    match = ana.match(table.id)
    action = gardens.find(match, table.luck, gardens.clean)
    first = ana.act(match, action, Idempotency_Key="k")
    again = ana.act(match, action, Idempotency_Key="k")
    gardens.place(table)
    later = ana.act(match, action, Idempotency_Key="k")
    for answer in (again, later):
        assert (answer.status_code, answer.content, answer["ETag"]) == (200, first.content, first["ETag"])
    moved = {**action, "path": [[1, 300_000, 0]]}
    assert_refused(ana.act(match, moved, Idempotency_Key="k"), 422, "key-reused")


@pytest.mark.django_db
def test_who_is_late_is_told_what_was_placed_meanwhile(ana: Person, ben: Person) -> None:
    """With all that happened but how the hand trembled."""
    table = gardens.plant(ana, ben, steadiness="normal")
    match = ana.match(table.id)
    gardens.let_fall(table)
    late = {"type": "cactus.place", "piece": "tee-red", "path": gardens.BESIDE}
    problem = assert_refused(ana.act(match, late), 412, "stale-view")
    (placed,) = problem["missed"]
    assert placed["type"] == "cactus.placed"
    assert set(placed["data"]) >= {"pieces", "trace", "held"}
    assert "tremor" not in placed["data"]


@pytest.mark.django_db(transaction=True)
def test_nothing_is_locked_while_a_placement_is_simulated(
    ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = gardens.plant(ana, ben)
    match = ana.match(table.id)
    action = gardens.find(match, table.luck, gardens.clean)
    locked: list[bool] = []
    simulate = physics.place

    def look(*arguments: Any) -> Any:
        locked.append(connection.in_atomic_block or store._ONE_WRITER.locked())
        return simulate(*arguments)

    monkeypatch.setattr(physics, "place", look)
    with CaptureQueriesContext(connection) as queries:
        assert ana.act(match, action, Idempotency_Key="k").status_code == 200
    assert locked == [False]
    asked = [query["sql"] for query in queries]
    assert len(asked) <= (4 if connection.vendor == "postgresql" else 8), asked


@pytest.mark.django_db
def test_the_box_holds_the_outlines(nobody: Person) -> None:
    """In micrometres, anticlockwise: enough to draw everything, and to see where a piece is free."""
    box = nobody.get("/games/cactus").json()["components"]
    assert set(box["cacti"]) == {"saguaro", "candelabra", "prickly_pear", "zigzag", "anchor"}
    assert set(box["pieces"]) == {piece.split("-")[0] for piece in (*BASICS, *SPECIALS)}
    assert box["specials"]["jug"] == "blue"
    outlines = [stand[part] for stand in box["cacti"].values() for part in ("outline", "base")]
    for outline in (*outlines, *(piece["outline"] for piece in box["pieces"].values())):
        area = sum(x * v - u * y for (x, y), (u, v) in zip(outline, [*outline[1:], outline[0]], strict=True)) / 2
        assert area > 100_000_000  # square micrometres
        assert all(type(number) is int for point in outline for number in point)
