"""Who knows what: everybody everything, but how a hand trembled."""

from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from games.cactus import GAME
from games.cactus.model import (
    CactusEvent,
    CactusOptions,
    CactusPlaced,
    CactusState,
    Pair,
)
from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.play import begin
from tests.games.cactus.matches import events, matches
from tests.games.cactus.table import PATH, act, aside, die, found, place, position

REDS: Pair = ("hook-red", "tee-red")
TABLES = {
    "before the match": GAME.initial(Seating.of(3), CactusOptions()),
    "first turn": begin(GAME, Seating.of(4), CactusOptions(), QuickChance(3))[0],
    "place": position(saguaro=["hook-red", "moon-blue"], reference="moon-blue", die="shape", player=1),
    "fell": position(hand="ess-blue", reference="jug-blue", basic="tee-red", die="colour", spoiled=True),
    "mend": position(saguaro=[("moon-blue", "ess-blue")], hand="ess-blue", standing=True, reference="moon-blue"),
    "claim": place(
        position(reference="moon-blue", die="colour", options=CactusOptions(claims="declare")), "ess-blue"
    ).state,
    "tolerated": position(anchor=[REDS], tolerated=[REDS], discarded=["ess-red"], reference="moon-blue", die="colour"),
    "left": position(flowers=(1, 2, 3), withdrawn=(2, 0), player=1, reference="moon-blue", die="special"),
    "ended": replace(position(flowers=(21, 25), reference="moon-blue"), asks=None, ended="no_flowers", short=True),
}
tables = pytest.mark.parametrize("state", TABLES.values(), ids=TABLES)


def watchers(state: CactusState) -> tuple[int | None, ...]:
    return (*range(len(state.flowers)), None)


# The view.


def test_the_view_names_what_the_contract_names() -> None:
    state = position(
        saguaro=["hook-red"],
        reference="moon-blue",
        die="colour",
        cactus="zigzag",
        flowers=(3, 5),
        specials=["sun-yellow", "jug-blue"],
        pile=["arch-red"],
        player=1,
    )
    told = msgspec.to_builtins(GAME.view(state, 0))
    assert {
        "type": "cactus.view",
        "asks": "place",
        "to_act": (1,),
        "die": "colour",
        "attempts": 0,
        "next_cactus": "zigzag",
        "reference": {"piece": "moon-blue", "basic": "moon-blue"},
        "pile": ("arch-red",),
        "specials": ("sun-yellow", "jug-blue"),
        "players": ({"seat": 0, "flowers": 3}, {"seat": 1, "flowers": 5}),
        "supply": 8,
        "tokens": 16,
    }.items() <= told.items()
    assert told["cacti"][0] == {
        "cactus": "saguaro",
        "pieces": ({"piece": "hook-red", "pose": (-300_000, 100_000, 0)},),
        "contacts": (),
        "tolerated": (),
    }
    assert [stand["cactus"] for stand in told["cacti"]] == ["saguaro", "candelabra", "prickly_pear", "zigzag", "anchor"]


def test_legal_names_what_the_contract_names() -> None:
    state = position(reference="moon-blue", die="special", cactus="zigzag", hand="jug-blue", attempts=5)
    assert msgspec.to_builtins(GAME.legal(state, 0)) == {
        "type": "cactus.legal",
        "pieces": ("jug-blue",),
        "cacti": ("zigzag",),
        "actions": ({"type": "cactus.forgo"},),
    }


@tables
def test_everybody_sees_the_same(state: CactusState) -> None:
    views = [GAME.view(state, watcher) for watcher in watchers(state)]
    assert all(view == views[0] for view in views)


@tables
def test_a_view_tells_the_whole_state(state: CactusState) -> None:
    """So there is but one world that agrees with it."""
    for watcher in watchers(state):
        view = GAME.view(state, watcher)
        assert GAME.determinize(view, QuickChance(0)) == state
        stored = msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type)
        assert GAME.determinize(stored, QuickChance(1)) == state


@tables
def test_every_field_of_the_state_is_told(state: CactusState) -> None:
    """But by its own name, flowers by seat and −1 as null."""
    told = msgspec.structs.asdict(GAME.view(state, None))
    renamed = {"flowers": tuple(player.flowers for player in told["players"])}
    for field, value in msgspec.structs.asdict(state).items():
        assert (renamed | told)[field] == (None if value == -1 else value)


def test_before_the_match_nobody_is_to_act() -> None:
    view = GAME.view(TABLES["before the match"], None)
    assert (view.asks, view.to_act, view.first, view.player) == (None, (), None, None)


# What is told of events.


def test_how_a_hand_trembled_is_told_to_nobody() -> None:
    """The seat's own neither: where the piece came to rest is all that it learns."""
    placed = act(position(reference="moon-blue", die="colour"), aside("ess-blue"), chance=QuickChance(1)).events[0]
    assert isinstance(placed, CactusPlaced)
    assert isinstance(placed.tremor, tuple)
    assert any(placed.tremor)
    for watcher in (0, 1, None):
        redacted = GAME.redact(placed, watcher)
        assert redacted == replace(placed, tremor=UNSET)
        assert b"tremor" not in msgspec.json.encode(redacted)
        assert GAME.redact(redacted, watcher) == redacted


def test_nothing_else_is_hidden() -> None:
    """Of all that happens in matches."""
    met = set()
    for played in matches():
        for event in events(played):
            met.add(type(event))
            whole = replace(event, tremor=UNSET) if isinstance(event, CactusPlaced) else event
            assert all(GAME.redact(event, watcher) == whole for watcher in played.watchers)
    union: Any = GAME.event_type
    assert met == set(union.__args__)


def test_no_state_holds_how_a_hand_trembled() -> None:
    """Two tremors with which everything comes to rest alike leave the same table."""
    state = position(saguaro=["hook-red"], reference="moon-blue", die="colour")
    after, told = place(state, "ess-blue", chance=die("colour"))
    placed = told[0]
    assert isinstance(placed, CactusPlaced)
    other: list[CactusEvent] = [replace(placed, tremor=(9, 9, 9)), *told[1:]]
    retold = state
    for event in other:
        retold = GAME.evolve(retold, event)
    assert retold == after
    assert (placed.path, placed.pieces) == (PATH, found(state, "ess-blue").hung)


def test_refusals_and_legal_actions_tell_nothing_of_chance() -> None:
    """They are the same whatever is drawn: `check` and `legal` are not even given any."""
    state = position(reference="moon-blue", die="colour")
    assert GAME.legal(state, 0) == GAME.legal(GAME.determinize(GAME.view(state, None), QuickChance(7)), 0)
