"""Every refusal: its rule, its word, what would be legal, and that nothing changes."""

from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from games.cactus import GAME, physics
from games.cactus.geometry import is_on_piece, outline_of, parts_of
from games.cactus.model import (
    CACTI,
    Cactus,
    CactusAction,
    CactusClaim,
    CactusForgo,
    CactusHung,
    CactusOptions,
    CactusPlace,
    CactusPlaced,
    CactusState,
    Piece,
    Point,
    Pose,
)
from games.cactus.pieces import BASICS, PIECES, shape_of
from games.core.errors import IllegalAction, Unsettled
from tests.games.cactus.table import Drawn, act, aside, place, position

PLACE = position(
    saguaro=["hook-red", "moon-blue"],
    discarded=["tee-blue"],
    specials=["jug-blue", "sun-yellow"],
    reference="moon-blue",
    die="colour",
)
LEGAL = "place one of hook-blue, arch-blue, ess-blue on saguaro"
SHAPE = replace(PLACE, die="shape")
LEGAL_SHAPE = "place one of moon-red, moon-orange, moon-yellow, moon-green on saguaro"
SPECIAL = replace(PLACE, die="special")
FIRST = position(cactus=None)
FREE = position(reference="moon-blue", die="special", cactus=None, options=CactusOptions(cactus_choice="free"))
FELL = position(hand="ess-blue", reference="moon-blue", die="colour", attempts=4)
MEND = position(
    saguaro=[("moon-blue", "ess-blue")], hand="ess-blue", standing=True, reference="moon-blue", die="colour"
)
AGAIN = "place ess-blue on saguaro"
CLAIM = place(position(reference="moon-blue", die="colour", options=CactusOptions(claims="declare")), "ess-blue").state
FLOWERS = replace(PLACE, asks=None, ended="no_flowers")
BASIC = replace(PLACE, asks=None, ended="no_basic")
SPECIALS = replace(PLACE, asks=None, ended="no_specials")
OVER = "The game is over: nothing can be played any more."


class Case(NamedTuple):
    state: CactusState
    action: CactusAction
    rule: str
    reason: str
    fault: str | None = None
    seat: int = 0


def path(
    *poses: Pose, piece: Piece = "ess-blue", cactus: Cactus | None = None, grip: Point | None = None
) -> CactusPlace:
    return CactusPlace(piece, poses, cactus, grip)


REACH = "is out of reach: x goes from -300000 to 300000, y from 0 to 450000."
WRAP = "is more than half a turn: give it from -3141592 to 3141592."
GRIP = "The grip is not on ess-blue: give a point within its outline, in its own frame, or leave it away."

CASES = {
    # Whose turn it is.
    "no flowers are left": Case(FLOWERS, aside("ess-blue"), "C26", OVER),
    "no basic is left": Case(BASIC, CactusForgo(), "C27", OVER),
    "no specials are left": Case(SPECIALS, CactusClaim(0), "C28", OVER, seat=1),
    "another is to place": Case(
        PLACE, aside("ess-blue"), "C3", "It is the turn of seat 0: wait until it is yours.", seat=1
    ),
    "another is to mend": Case(
        MEND, aside("ess-blue"), "C3", "It is the turn of seat 0: wait until it is yours.", seat=1
    ),
    "another is to claim": Case(
        CLAIM, CactusClaim(1), "C3", "It is the turn of seat 0: wait until it is yours.", seat=1
    ),
    # What is asked.
    "a piece before the claim": Case(
        CLAIM, aside("hook-blue"), "C24", "First claim the flowers that your placement has won, 0 to 10."
    ),
    "forgoing before the claim": Case(
        CLAIM, CactusForgo(), "C24", "First claim the flowers that your placement has won, 0 to 10."
    ),
    "a claim before the piece": Case(PLACE, CactusClaim(1), "C24", f"There is nothing to claim: {LEGAL}."),
    "a claim before mending": Case(MEND, CactusClaim(1), "C24", f"There is nothing to claim: {AGAIN}."),
    "forgoing untried": Case(
        PLACE, CactusForgo(), "C19", f"You may forgo after 5 placements, and have tried 0: {LEGAL}."
    ),
    "forgoing too early": Case(
        FELL, CactusForgo(), "C19", f"You may forgo after 5 placements, and have tried 4: {AGAIN}."
    ),
    "forgoing what stands too early": Case(
        MEND, CactusForgo(), "C19", f"You may forgo after 5 placements, and have tried 1: {AGAIN}."
    ),
    # Which piece.
    "another colour": Case(PLACE, aside("ess-red"), "C6", f"The die asks for another colour: {LEGAL}."),
    "another shape": Case(SHAPE, aside("ess-blue"), "C7", f"The die asks for another shape: {LEGAL_SHAPE}."),
    "a basic for a special": Case(
        SPECIAL,
        aside("ess-blue"),
        "C8",
        "The die shows !!, the leftmost special: place one of jug-blue on saguaro.",
    ),
    "another special": Case(
        SPECIAL,
        aside("sun-yellow"),
        "C8",
        "The die shows !!, the leftmost special: place one of jug-blue on saguaro.",
    ),
    "a special for a colour": Case(PLACE, aside("jug-blue"), "C8", f"jug-blue is a special piece: {LEGAL}."),
    "a special for a shape": Case(SHAPE, aside("sun-yellow"), "C8", f"sun-yellow is a special piece: {LEGAL_SHAPE}."),
    "a special in the first turn": Case(
        FIRST,
        aside("jug-blue", "zigzag"),
        "C4",
        f"jug-blue is a special piece: place one of {', '.join(BASICS)} on {' or '.join(CACTI)}.",
    ),
    "a piece that hangs": Case(PLACE, aside("hook-red"), "C2", f"hook-red is not in the supply: {LEGAL}."),
    "a piece of the colour that hangs": Case(
        PLACE, aside("moon-blue"), "C2", f"moon-blue is not in the supply: {LEGAL}."
    ),
    "a piece that was discarded": Case(PLACE, aside("tee-blue"), "C2", f"tee-blue is not in the supply: {LEGAL}."),
    "a special that is not in the row": Case(
        SPECIAL,
        aside("boot-orange"),
        "C2",
        "boot-orange is not in the supply: place one of jug-blue on saguaro.",
    ),
    "another piece than the one that fell": Case(
        FELL, aside("hook-blue"), "C18", f"You have begun with ess-blue: {AGAIN}."
    ),
    "another piece than the one to be mended": Case(
        MEND, aside("hook-blue"), "C18", f"You have begun with ess-blue: {AGAIN}."
    ),
    # Which cactus.
    "no cactus in the first turn": Case(
        FIRST,
        aside("ess-blue"),
        "C4",
        "Say on which cactus: saguaro, candelabra, prickly_pear, zigzag, anchor.",
    ),
    "no cactus with free choice": Case(
        FREE,
        aside("sombrero-red"),
        "C5",
        "Say on which cactus: saguaro, candelabra, prickly_pear, zigzag, anchor.",
    ),
    "another cactus": Case(PLACE, aside("ess-blue", "zigzag"), "C5", f"Not on zigzag: {LEGAL}."),
    "another cactus than before": Case(FELL, aside("ess-blue", "zigzag"), "C18", f"Not on zigzag: {AGAIN}."),
    # The path.
    "too far to the left": Case(PLACE, path((-300_001, 200_000, 0)), "C10a", f"Waypoint 0 {REACH}", "out_of_reach"),
    "too far to the right": Case(
        PLACE, path((290_000, 9_000, 0), (300_001, 9_000, 0)), "C10a", f"Waypoint 1 {REACH}", "out_of_reach"
    ),
    "below the ground": Case(PLACE, path((290_000, -1, 0)), "C10a", f"Waypoint 0 {REACH}", "out_of_reach"),
    "too high": Case(PLACE, path((0, 450_001, 0)), "C10a", f"Waypoint 0 {REACH}", "out_of_reach"),
    "anywhere": Case(
        PLACE,
        path((0, 300_000, 0), (10**30, 0, 0), (0, 0, 10**9)),
        "C10a",
        f"Waypoint 1 {REACH}",
        "out_of_reach",
    ),
    "turned too far": Case(
        PLACE, path((0, 300_000, 3_141_593)), "C10a", f"The angle of waypoint 0 {WRAP}", "angle_not_wrapped"
    ),
    "turned too far the other way": Case(
        PLACE,
        path((0, 300_000, 0), (0, 300_000, -3_141_593)),
        "C10a",
        f"The angle of waypoint 1 {WRAP}",
        "angle_not_wrapped",
    ),
    "too long a path": Case(
        PLACE,
        path((-300_000, 400_000, 0), (300_000, 400_000, 0), (300_000, 399_999, 0)),
        "C10a",
        "The path is 600001 micrometres long, and 600000 is the most: begin nearer to its end.",
        "path_too_long",
    ),
    "a long path of many parts": Case(
        PLACE,
        path(*[(0, 300_000, 0), (60_000, 300_000, 0)] * 8),
        "C10a",
        "The path is 900000 micrometres long, and 600000 is the most: begin nearer to its end.",
        "path_too_long",
    ),
    # The grip.
    "a grip beside the piece": Case(PLACE, path((0, 300_000, 0), grip=(40_000, 0)), "C16", GRIP, "grip_off_piece"),
    "a grip far away": Case(PLACE, path((0, 300_000, 0), grip=(0, 10**30)), "C16", GRIP, "grip_off_piece"),
    # The first pose.
    "in the cactus": Case(
        PLACE,
        path((0, 100_000, 0)),
        "C10",
        "At its first pose ess-blue overlaps saguaro by about 13.0 mm: bring it in where there is room.",
        "start_overlaps",
    ),
    "in the base": Case(
        PLACE,
        path((45_000, 20_000, 0)),
        "C10",
        "At its first pose ess-blue overlaps the base of saguaro by about 3.6 mm: bring it in where there is room.",
        "start_overlaps",
    ),
    "in the ground": Case(
        PLACE,
        path((200_000, 5_000, 0)),
        "C10",
        "At its first pose ess-blue overlaps the ground by about 24.9 mm: bring it in where there is room.",
        "start_overlaps",
    ),
}
every_case = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


@every_case
def test_a_refusal_names_its_rule_and_what_would_be_legal(case: Case) -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.check(case.state, case.seat, case.action)
    assert (refused.value.rule, refused.value.reason, refused.value.fault) == (case.rule, case.reason, case.fault)
    legal = GAME.legal(case.state, case.seat)
    assert legal is None or case.action not in legal.actions


@every_case
def test_a_refused_action_changes_and_draws_nothing(case: Case) -> None:
    """Whoever asks for it to be done is told the same."""
    before = msgspec.json.encode(case.state)
    with pytest.raises(IllegalAction) as refused:
        GAME.decide(case.state, case.seat, case.action, Drawn())
    assert (refused.value.rule, refused.value.reason, refused.value.fault) == (case.rule, case.reason, case.fault)
    assert not isinstance(refused.value, Unsettled)
    assert msgspec.json.encode(case.state) == before


def test_a_refusal_begins_with_what_matters_most() -> None:
    """The turn, then the kind of action, the piece, the cactus, the path, the grip, and last what is in the way."""
    action = CactusPlace("hook-red", ((10**9, 100_000, 0),), "zigzag", (10**6, 0))
    changes: list[dict[str, Any]] = [
        {},
        {"piece": "ess-blue"},
        {"cactus": "saguaro"},
        {"path": ((0, 100_000, 9**9), (10**9, 100_000, 0))},
        {"path": ((0, 100_000, 9**9), (0, 450_000, 0), (0, 100_000, 0))},
        {"path": ((0, 100_000, 0), (0, 450_000, 0), (0, 100_000, 0))},
        {"path": ((0, 100_000, 0),)},
        {"grip": None},
    ]
    told = []
    for change in changes:
        action = replace(action, **change)
        with pytest.raises(IllegalAction) as refused:
            GAME.check(PLACE, 0, action)
        told.append((refused.value.rule, refused.value.fault))
    assert told == [
        ("C2", None),
        ("C5", None),
        ("C10a", "out_of_reach"),
        ("C10a", "angle_not_wrapped"),
        ("C10a", "angle_not_wrapped"),
        ("C10a", "path_too_long"),
        ("C16", "grip_off_piece"),
        ("C10", "start_overlaps"),
    ]


# Both ends of each boundary.


@pytest.mark.parametrize(
    "poses",
    [
        [(-300_000, 200_000, 0)],
        [(300_000, 200_000, 0)],
        [(0, 450_000, 0)],
        [(250_000, 200_000, 0), (250_000, 0, 0)],
        [(0, 300_000, 3_141_592)],
        [(0, 300_000, -3_141_592)],
        [(-300_000, 400_000, 0), (300_000, 400_000, 0)],
        [(0, 300_000, 0)] * 16,
    ],
)
def test_c10a_what_is_just_within_reach_is_accepted(poses: list[Pose]) -> None:
    GAME.check(PLACE, 0, path(*poses))


def test_c10_a_place_that_is_free_is_accepted() -> None:
    GAME.check(PLACE, 0, aside("ess-blue"))


def test_c4_c5_the_cactus_may_be_named_where_there_is_no_choice() -> None:
    for cactus in (None, "saguaro"):
        GAME.check(PLACE, 0, aside("ess-blue", cactus))


@pytest.mark.parametrize("cactus", CACTI)
def test_c4_any_cactus_may_be_named_in_the_first_turn(cactus: Cactus) -> None:
    GAME.check(FIRST, 0, aside("ess-blue", cactus))


@pytest.mark.parametrize("gap", [-1_000, -200, -100, 0, 100])
def test_c10_an_overlap_of_150_micrometres_is_no_overlap(gap: int) -> None:
    """A piece that stands on its lowest corner on the ground: the gap is the room below it."""
    lowest = outline_of(CactusHung("ess-blue", (0, 0, 0))).box[1]
    action = path((250_000, round(gap - lowest), 0))
    if gap < -150:
        with pytest.raises(IllegalAction, match="overlaps the ground by about"):
            GAME.check(PLACE, 0, action)
    else:
        GAME.check(PLACE, 0, action)


def test_c10_another_piece_may_be_in_the_way() -> None:
    hung = PLACE.cacti[0].pieces[0]
    with pytest.raises(IllegalAction) as refused:
        GAME.check(PLACE, 0, path(hung.pose))
    assert (refused.value.rule, refused.value.fault) == ("C10", "start_overlaps")
    assert refused.value.reason.startswith("At its first pose ess-blue overlaps hook-red by about 5.6 mm:")


def test_c10_a_piece_on_another_cactus_is_not_in_the_way() -> None:
    other = replace(PLACE, next_cactus="candelabra")
    GAME.check(other, 0, path(PLACE.cacti[0].pieces[1].pose))


def test_c10_c18_a_piece_that_stands_there_is_not_in_its_own_way() -> None:
    """It is taken out first; others are, though."""
    blue, moon = MEND.cacti[0].pieces
    assert (blue.piece, moon.piece) == ("ess-blue", "moon-blue")
    alone = position(saguaro=["ess-blue"], hand="ess-blue", standing=True, reference="moon-blue", die="colour")
    GAME.check(alone, 0, path(alone.cacti[0].pieces[0].pose))
    with pytest.raises(IllegalAction, match="overlaps moon-blue"):
        GAME.check(MEND, 0, path(moon.pose))


@pytest.mark.parametrize("piece", PIECES)
def test_c16_a_grip_may_be_anywhere_on_the_piece(piece: Piece) -> None:
    """On its edge as well, where that lies on whole micrometres."""
    state = FIRST if piece in BASICS else position(reference="moon-blue", die="special", specials=[piece])
    one, other, *_ = triangle = parts_of(shape_of(piece))[0][:3]
    middle = tuple(sum(values) // 3 for values in zip(*triangle, strict=True))
    for grip in (one, other, middle):
        GAME.check(state, 0, replace(aside(piece, "saguaro"), grip=tuple(grip)))


def test_c10_where_nothing_comes_to_rest_the_placement_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a simulation can tell: it is `decide` that refuses, and nothing changes."""

    def place(*_: Any) -> None:
        raise Unsettled("C10", "The pieces do not come to rest: try another path or place.", "unsettled")

    monkeypatch.setattr(physics, "place", place)
    before = msgspec.json.encode(PLACE)
    GAME.check(PLACE, 0, aside("ess-blue"))
    with pytest.raises(Unsettled) as refused:
        act(PLACE, aside("ess-blue"))
    assert (refused.value.rule, refused.value.fault) == ("C10", "unsettled")
    assert msgspec.json.encode(PLACE) == before


# What never comes as far as the rules.


@pytest.mark.parametrize(
    "action",
    [
        {"type": "cactus.place", "piece": "ess-blue"},
        {"type": "cactus.place", "piece": "ess-blue", "path": []},
        {"type": "cactus.place", "piece": "ess-blue", "path": [[0, 300_000, 0]] * 17},
        {"type": "cactus.place", "piece": "ess-blue", "path": [[0, 300_000]]},
        {"type": "cactus.place", "piece": "ess-blue", "path": [[0, 300_000, 0, 0]]},
        {"type": "cactus.place", "piece": "ess-blue", "path": [[0.5, 300_000, 0]]},
        {"type": "cactus.place", "piece": "ess-blue", "path": [["0", 300_000, 0]]},
        {"type": "cactus.place", "piece": "ess-blue", "path": [[True, 300_000, 0]]},
        {"type": "cactus.place", "piece": "ess-pink", "path": [[0, 300_000, 0]]},
        {"type": "cactus.place", "piece": "ess-blue", "path": [[0, 300_000, 0]], "cactus": "cardon"},
        {"type": "cactus.place", "piece": "ess-blue", "path": [[0, 300_000, 0]], "grip": [0]},
        {"type": "cactus.place", "piece": "ess-blue", "path": [[0, 300_000, 0]], "tremor": [0, 0, 0]},
        {"type": "cactus.claim"},
        {"type": "cactus.claim", "flowers": -1},
        {"type": "cactus.claim", "flowers": 11},
        {"type": "cactus.forgo", "piece": "ess-blue"},
        {"type": "cactus.pass"},
    ],
)
def test_other_actions_are_malformed(action: dict[str, Any]) -> None:
    """C10a: a path has 1 to 16 waypoints, and everything is in integers."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(action, GAME.action_type)


def test_the_example_of_the_contract_is_well_formed() -> None:
    action = {
        "type": "cactus.place",
        "piece": "hook-red",
        "cactus": "saguaro",
        "path": [[45_000, 190_000, 0], [45_000, 165_000, 0]],
        "grip": [-7_000, 8_000],
    }
    GAME.check(FIRST, 0, msgspec.convert(action, GAME.action_type))


# A question is answered without doing anything.


def test_c16_what_is_foreseen_is_where_the_finger_would_be_and_what_it_would_touch() -> None:
    moon = PLACE.cacti[0].pieces[1]
    x, y, angle = moon.pose
    above = next(pose for up in range(0, 90_000, 500) if accepts(PLACE, pose := (x, y + up, angle)))
    corners = sorted(corner[::-1] for part in parts_of("ess") for corner in part)
    lowest, highest = corners[0][::-1], corners[-1][::-1]
    assert GAME.foresee(PLACE, 0, path(above, grip=lowest)) == {"grip": list(lowest), "touch": "moon-blue"}
    assert GAME.foresee(PLACE, 0, path(above, grip=highest)) == {"grip": list(highest), "touch": None}


def accepts(state: CactusState, pose: Pose) -> bool:
    try:
        GAME.check(state, 0, path(pose))
    except IllegalAction:
        return False
    return True


def test_what_is_foreseen_of_other_actions_is_nothing() -> None:
    assert GAME.foresee(CLAIM, 0, CactusClaim(1)) == {}
    assert GAME.foresee(replace(FELL, attempts=5), 0, CactusForgo()) == {}


def test_without_a_grip_the_one_that_is_chosen_is_foreseen() -> None:
    """[A]: it lies on the piece, and is what a placement tells."""
    for cactus in CACTI:
        state = replace(PLACE, next_cactus=cactus)
        action = aside("ess-blue")
        grip = tuple(GAME.foresee(state, 0, action)["grip"])
        assert is_on_piece("ess-blue", grip)
        placed = act(state, action).events[0]
        assert isinstance(placed, CactusPlaced)
        assert placed.grip == grip
