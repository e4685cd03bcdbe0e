"""What Cactus refuses over HTTP: by its rule, and by a word where one has several causes, with the match as it was."""

import json
from typing import Any

import pytest

from games.cactus import physics
from games.core.errors import Unsettled
from gameservice.matches.models import Decision
from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches import gardens
from tests.gameservice.matches.gardens import Json, done
from tests.gameservice.matches.table import Sitting, unchanged

PLACE = {"type": "cactus.place", "piece": "hook-red", "cactus": "saguaro", "path": [[300_000, 100_000, 0]]}
CLAIM = {"type": "cactus.claim", "flowers": 0}
FORGO = {"type": "cactus.forgo"}


def assert_illegal(table: Sitting, action: Json, rule: str, fault: str | None, said: str, *queries: str) -> None:
    """Whoever is to decide is refused the action, tried or sent."""
    mover, match = table.to_move()
    for query in queries or ("", "?dry_run=true"):
        with unchanged(table.id):
            path = f"/matches/{table.id}/actions{query}"
            problem = assert_refused(mover.post(path, action, If_Match=f'"{match["seq"]}"'), 422, "illegal-action")
        assert (problem["rule"], problem.get("fault")) == (rule, fault)
        assert said in problem["detail"]
    assert mover.match(table.id) == match


ILLEGAL: dict[str, tuple[Json, str, str | None, str]] = {
    "too far to the left": ({"path": [[-300_001, 0, 0]]}, "C10a", "out_of_reach", "from -300000 to 300000"),
    "too far to the right at last": ({"path": [[0, 0, 0], [300_001, 0, 0]]}, "C10a", "out_of_reach", "Waypoint 1"),
    "below the ground": ({"path": [[0, -1, 0]]}, "C10a", "out_of_reach", "y from 0 to 450000"),
    "too high": ({"path": [[0, 450_001, 0]]}, "C10a", "out_of_reach", "Waypoint 0"),
    "very far away": ({"path": [[2**62, 0, 0]]}, "C10a", "out_of_reach", "Waypoint 0"),
    "turned too far": ({"path": [[0, 400_000, 3_141_593]]}, "C10a", "angle_not_wrapped", "-3141592 to 3141592"),
    "turned back too far": ({"path": [[0, 400_000, -3_141_593]]}, "C10a", "angle_not_wrapped", "angle of waypoint 0"),
    "led too far": (
        {"path": [[-300_000, 450_000, 0], [300_000, 450_000, 0], [300_000, 449_999, 0]]},
        "C10a",
        "path_too_long",
        "600001 micrometres long",
    ),
    "held beside the piece": ({"grip": [60_000, 0]}, "C16", "grip_off_piece", "not on hook-red"),
    "held far away": ({"grip": [2**60, -(2**60)]}, "C16", "grip_off_piece", "within its outline"),
    "begun in the cactus": ({"path": [[0, 100_000, 0]]}, "C10", "start_overlaps", "hook-red overlaps saguaro"),
    "begun in the base": ({"path": [[40_000, 3_000, 0]]}, "C10", "start_overlaps", "overlaps the base of"),
    "begun in the ground": ({"path": [[300_000, 0, 0]]}, "C10", "start_overlaps", "overlaps the ground by"),
    "on no cactus": ({"cactus": None}, "C4", None, "Say on which cactus"),
    "a special": ({"piece": "jug-blue"}, "C4", None, "jug-blue is a special piece"),
    "an early claim": (CLAIM, "C24", None, "There is nothing to claim"),
    "an early end": (FORGO, "C19", None, "after 5 placements, and have tried 0"),
}


@pytest.mark.django_db
@pytest.mark.parametrize(("action", "rule", "fault", "said"), ILLEGAL.values(), ids=ILLEGAL)
def test_what_the_rules_refuse(ana: Person, ben: Person, action: Json, rule: str, fault: str | None, said: str) -> None:
    """Of two faults the first one is told."""
    assert_illegal(gardens.plant(ana, ben), {**PLACE, **action} if "type" not in action else action, rule, fault, said)


@pytest.mark.django_db
def test_a_piece_may_not_begin_in_another(ana: Person, ben: Person) -> None:
    table = gardens.plant(ana, ben, **gardens.TOUCHING)
    hung = next(s for s in gardens.place(table)["view"]["cacti"] if s["pieces"])
    (other,) = hung["pieces"]
    piece = ben.match(table.id)["legal"]["pieces"][0]
    action = {**PLACE, "piece": piece, "cactus": hung["cactus"], "path": [other["pose"]]}
    assert_illegal(table, action, "C10", "start_overlaps", f"{piece} overlaps")


@pytest.mark.django_db
def test_only_what_the_die_asks_for_is_placed_where_it_is_due(ana: Person, ben: Person) -> None:
    """C5 to C8, C2."""
    for die, rule in (("colour", "C6"), ("shape", "C7"), ("special", "C8")):
        table = gardens.plant(ana, ben, die={"colour": 0, "shape": 0, "special": 0, die: 1})
        moved = gardens.place(table)
        legal, first = ben.match(table.id)["legal"], moved["events"][0]["data"]
        own = {**PLACE, "piece": legal["pieces"][0], "cactus": None}
        others = set(moved["view"]["pile"]) - set(legal["pieces"])
        assert_illegal(table, {**own, "piece": min(others)}, rule, None, f"{legal['pieces'][0]}")
        assert_illegal(table, {**own, "piece": first["piece"]}, "C2", None, "is not in the supply")
        assert_illegal(table, {**own, "cactus": first["cactus"]}, "C5", None, f"Not on {first['cactus']}")


@pytest.mark.django_db
def test_a_piece_that_was_tried_is_the_piece_of_the_turn(ana: Person, ben: Person) -> None:
    """C18, C14."""
    table = gardens.plant(ana, ben)
    hand = gardens.let_fall(table)["view"]["hand"]
    assert_illegal(table, {**PLACE, "piece": "tee-blue"}, "C18", None, f"place {hand['piece']} on {hand['cactus']}")
    other = "anchor" if hand["cactus"] != "anchor" else "zigzag"
    assert_illegal(table, {**PLACE, "piece": hand["piece"], "cactus": other}, "C18", None, hand["cactus"])
    assert_illegal(table, FORGO, "C19", None, "and have tried 1")


@pytest.mark.django_db
def test_first_the_claim_that_is_due(ana: Person, ben: Person) -> None:
    """C24."""
    table = gardens.plant(ana, ben, claims="declare")
    gardens.place(table)
    for action in (PLACE, FORGO):
        assert_illegal(table, action, "C24", None, "First claim the flowers")


@pytest.mark.django_db
@pytest.mark.parametrize("fault", ["unsettled", "diverged"])
def test_what_only_a_simulation_can_tell(ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    """C10: a dry run finds it legal. Sent it is refused; it costs neither the key nor a draw, nor is it an attempt."""
    table = gardens.plant(ana, ben, steadiness="normal")
    match = ana.match(table.id)

    def find_nothing(*arguments: Any) -> Any:
        raise Unsettled("C10", "Nothing comes to rest: try another path.", fault)

    with monkeypatch.context() as restless:
        restless.setattr(physics, "place", find_nothing)
        tried = ana.post(f"/matches/{table.id}/actions?dry_run=true", PLACE)
        assert (tried.status_code, tried.json()["legal"]) == (200, True)
        for _ in range(7):
            assert_illegal(table, PLACE, "C10", fault, "try another path", "")
    moved = done(ana.act(match, PLACE, Idempotency_Key="k"))
    assert moved["events"][0]["data"]["attempt"] == 1
    assert Decision.objects.get(match_id=table.id).number == 1


# What does not fit the schema.

WAY = [0, 300_000, 0]
MALFORMED: dict[str, tuple[Any, list[str]]] = {
    "no path": ({"path": None}, ["/path"]),
    "an empty path": ({"path": []}, ["/path"]),
    "seventeen waypoints": ({"path": [WAY] * 17}, ["/path"]),
    "a thousand waypoints": ({"path": [["x"]] * 1000}, ["/path"]),
    "a path in words": ({"path": "up and down"}, ["/path"]),
    "one waypoint that is no list": ({"path": WAY}, ["/path/0", "/path/1", "/path/2"]),
    "a waypoint by names": ({"path": [{"x": 0, "y": 0, "angle": 0}]}, ["/path/0"]),
    "two numbers": ({"path": [[0, 300_000]]}, ["/path/0"]),
    "four numbers": ({"path": [WAY, [0, 0, 0, 0]]}, ["/path/1"]),
    "no numbers": ({"path": [[]]}, ["/path/0"]),
    "a fraction": ({"path": [[0.5, 300_000, 0]]}, ["/path/0/0"]),
    "a fraction that is whole": ({"path": [[0, 3e5 + 0.5, 0]]}, ["/path/0/1"]),
    "a number in words": ({"path": [WAY, [0, 300_000, "0"]]}, ["/path/1/2"]),
    "a truth value": ({"path": [[True, 300_000, 0]]}, ["/path/0/0"]),
    "nothing for a number": ({"path": [[None, 300_000, 0]]}, ["/path/0/0"]),
    "lists in lists": ({"path": [[[[]], {"a": [{}]}, [0]]]}, ["/path/0/0", "/path/0/1", "/path/0/2"]),
    "a grip of one number": ({"grip": [0]}, ["/grip"]),
    "a grip of three": ({"grip": [0, 0, 0]}, ["/grip"]),
    "a grip in fractions": ({"grip": [0.1, 0.2]}, ["/grip/0", "/grip/1"]),
    "a grip that is a number": ({"grip": 7}, ["/grip"]),
    "an unknown piece": ({"piece": "hook-purple"}, ["/piece"]),
    "a piece that is a number": ({"piece": 3}, ["/piece"]),
    "no piece": ({"piece": None}, ["/piece"]),
    "an unknown cactus": ({"cactus": "oak"}, ["/cactus"]),
    "a cactus by its number": ({"cactus": 0}, ["/cactus"]),
    "an unknown field": ({"tremor": [0, 0, 0]}, ["/tremor"]),
    "many faults at once": (
        {"piece": "hook", "cactus": "oak", "path": [[0]], "grip": {}, "force": 9},
        ["/cactus", "/force", "/grip", "/path/0", "/piece"],
    ),
    "a claim of too much": ({"type": "cactus.claim", "flowers": 11}, ["/flowers"]),
    "a claim of less than nothing": ({"type": "cactus.claim", "flowers": -1}, ["/flowers"]),
    "a claim of a half": ({"type": "cactus.claim", "flowers": 0.5}, ["/flowers"]),
    "a claim of nothing at all": ({"type": "cactus.claim"}, ["/flowers"]),
    "forgoing something": ({"type": "cactus.forgo", "piece": "hook-red"}, ["/piece"]),
    "an event": ({"type": "cactus.placed"}, ["/type"]),
    "an action of another game": ({"type": "ouch.flip", "slot": 0, "side": "top"}, ["/type"]),
}


@pytest.mark.django_db
@pytest.mark.parametrize(("action", "pointers"), MALFORMED.values(), ids=MALFORMED)
def test_what_does_not_fit_is_told_where(ana: Person, action: Any, pointers: list[str]) -> None:
    match = ana.create("easy", game="cactus", options=gardens.STILL)
    sent = action if "type" in action else {**PLACE, **action}
    with unchanged(match["id"]):
        for query in ("", "?dry_run=true"):
            answer = ana.post(f"/matches/{match['id']}/actions{query}", sent, If_Match=f'"{match["seq"]}"')
            assert_refused(answer, 400, "malformed", *pointers)


NO_JSON = ["NaN", "Infinity", "1e400", "9" * 5000, "[" * 5000 + "]" * 5000, "0,", "00", "0x10", "0]"]


@pytest.mark.django_db
@pytest.mark.parametrize("number", NO_JSON, ids=lambda number: number[:10])
def test_what_is_no_number_is_no_json(ana: Person, number: str) -> None:
    match = ana.create("easy", game="cactus", options=gardens.STILL)
    body = json.dumps({**PLACE, "path": [[7777, 300_000, 0]]}).replace("7777", number).encode()
    with unchanged(match["id"]):
        assert_refused(ana.act(match, body), 400, "malformed")


@pytest.mark.django_db
@pytest.mark.parametrize("number", [10**40, -(2**63) - 1, 10**4000], ids=lambda number: str(number)[:10])
@pytest.mark.parametrize(
    ("field", "fault"),
    [("x", "out_of_reach"), ("y", "out_of_reach"), ("a", "angle_not_wrapped"), ("grip", "grip_off_piece")],
)
def test_a_number_of_any_size_is_looked_at(ana: Person, ben: Person, number: int, field: str, fault: str) -> None:
    way = [number if field == name else 300_000 * (name != "a") for name in ("x", "y", "a")]
    grip = [[number, 0], [0, number]] if field == "grip" else [None]
    table = gardens.plant(ana, ben)
    for held in grip:
        action = {**PLACE, "path": [way], "grip": held}
        assert_illegal(table, action, "C16" if field == "grip" else "C10a", fault, " ")
