"""A turn whose time runs out: C19, by deadline. Random matches with lapses are in `test_retake` and `test_draws`."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from games.cactus import GAME, physics
from games.cactus.findings import Placement
from games.cactus.model import (
    CactusClaim,
    CactusClaimed,
    CactusFell,
    CactusForgone,
    CactusOptions,
    CactusPaid,
    CactusReference,
    CactusRolled,
    CactusState,
    CactusTurnBegan,
    Piece,
)
from games.core.chance import Chance
from games.core.contract import Lapse
from tests.games.cactus.table import (
    ENGINE,
    Drawn,
    act,
    die,
    forgo,
    hang,
    lapse,
    paid,
    pieces_on,
    place,
    position,
    taken_out,
    types,
)

STANDING: dict[str, Any] = {
    "saguaro": ["hook-red", ("moon-blue", "ess-blue"), "tee-red"],
    "hand": "ess-blue",
    "standing": True,
}
DECLARE = CactusOptions(claims="declare")


def table(**fields: Any) -> CactusState:
    """The first of three is to place a blue piece on the saguaro."""
    seats = {"flowers": (3, 4, 5), "reference": "moon-blue", "die": "colour"}
    return position(**{"saguaro": ["hook-red", "moon-blue"], **seats, **fields})


def claiming() -> CactusState:
    """The third blue piece hangs: worth 1."""
    return place(table(anchor=["arch-blue"], options=DECLARE), "ess-blue").state


@pytest.fixture
def found_by_hand(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Says what falls where a piece is taken out of a state, in place of a simulation."""

    def says(state: CactusState, fell: Sequence[Piece] = ()) -> Placement:
        found = taken_out(state, fell=fell)
        monkeypatch.setattr(physics, "take_out", lambda *_: found)
        return found

    return says


# To place.


def test_c19_before_anything_was_tried_the_turn_is_forgone() -> None:
    """C5: its cactus counts, and the piece that the die refers to is still the last one placed."""
    before = table()
    state, events = lapse(before, chance=die("shape"))
    assert events == [
        CactusForgone(
            seat=0,
            piece=None,
            cactus="saguaro",
            pieces=hang("hook-red", "moon-blue"),
            contacts=(),
            tolerated=(),
            trace=None,
            engine=None,
        ),
        CactusPaid(seat=0, why="forgo", flowers=-1, due=-1),
        CactusTurnBegan(seat=1, cactus="candelabra"),
        CactusRolled(seat=1, face="shape"),
    ]
    assert (state.pile, state.specials, state.flowers) == (before.pile, before.specials, (2, 4, 5))
    assert state.last_cactus == "saguaro"
    assert state.reference == CactusReference("moon-blue", "moon-blue")


@pytest.mark.parametrize("attempts", range(1, 8))
def test_c19_however_often_the_piece_was_placed_it_goes_back(attempts: int) -> None:
    """A seat could not forgo by itself before the fifth; afterwards the same comes of both."""
    before = table(hand="ess-blue", attempts=attempts)
    state, events = lapse(before, chance=die("colour"))
    assert types(events) == ["forgone", "paid", "turn_began", "rolled"]
    assert isinstance(events[0], CactusForgone)
    assert (events[0].piece, events[0].trace) == ("ess-blue", None)
    assert ("ess-blue" in state.pile, state.hand, state.attempts) == (True, None, 0)
    assert (state.flowers, state.player, state.asks) == ((2, 4, 5), 1, "place")
    assert events == forgo(replace(before, attempts=5), chance=die("colour")).events


def test_c19_a_special_goes_to_the_right_end() -> None:
    state = table(hand="jug-blue", die="special", specials=["sun-yellow", "boot-orange"])
    assert lapse(state, chance=die("special")).state.specials == ("sun-yellow", "boot-orange", "jug-blue")


def test_c5_c19_with_free_choice_no_cactus_counts_before_the_first_try() -> None:
    state, events = lapse(table(cactus=None, options=CactusOptions(cactus_choice="free")), chance=die("colour"))
    assert isinstance(events[0], CactusForgone)
    assert (events[0].cactus, state.last_cactus, state.next_cactus) == (None, None, None)


def test_c4_c19_in_the_first_turn_of_the_match_nothing_is_known_yet() -> None:
    """The next may place any basic piece on any cactus, and no die is rolled."""
    state, events = lapse(position(cactus=None), chance=Drawn())
    assert types(events) == ["forgone", "paid", "turn_began"]
    assert isinstance(events[0], CactusForgone)
    assert (events[0].piece, events[0].cactus, events[0].pieces) == (None, None, ())
    assert events[-1] == CactusTurnBegan(seat=1, cactus=None)
    legal = GAME.legal(state, 1)
    assert legal is not None
    assert (legal.pieces, len(legal.cacti)) == (state.pile, 5)


def test_c4_c19_a_first_turn_that_had_begun_leaves_its_cactus() -> None:
    state, _ = place(position(cactus=None), "hook-red", "prickly_pear", held=False)
    state, events = lapse(state, chance=Drawn())
    assert events[-1] == CactusTurnBegan(seat=1, cactus="zigzag")
    assert (state.reference, "hook-red" in state.pile) == (None, True)


@pytest.mark.parametrize(("flowers", "lost"), [(2, 1), (1, 1), (0, 0)])
def test_c17_c19_nobody_goes_below_none(flowers: int, lost: int) -> None:
    state, events = lapse(table(flowers=(flowers, 4, 5)), chance=die("colour"))
    assert events[1] == CactusPaid(seat=0, why="forgo", flowers=-lost, due=-1)
    assert (state.flowers, state.short) == ((flowers - lost, 4, 5), False)


def test_c27_the_next_roll_may_end_the_game() -> None:
    state, events = lapse(table(pile=["hook-red"]), chance=die("colour"))
    assert (types(events)[-1], state.ended) == ("scored", "no_basic")


# To mend.


@pytest.mark.parametrize("attempts", [1, 4, 5])
def test_c19_a_piece_that_stands_is_taken_out(attempts: int, found_by_hand: Any) -> None:
    before = table(**STANDING, attempts=attempts)
    found = found_by_hand(before)
    state, events = lapse(before, chance=die("colour"))
    assert types(events) == ["forgone", "paid", "turn_began", "rolled"]
    assert isinstance(events[0], CactusForgone)
    assert (events[0].pieces, events[0].trace, events[0].engine) == (found.hung, found.trace, ENGINE)
    assert pieces_on(state, "saguaro") == {"hook-red", "moon-blue", "tee-red"}
    assert ("ess-blue" in state.pile, state.flowers) == (True, (2, 4, 5))


@pytest.mark.parametrize(("flowers", "for_falls", "for_it"), [(4, 2, 1), (2, 2, 0), (1, 1, 0)])
def test_c15_c17_c19_what_falls_then_is_counted(flowers: int, for_falls: int, for_it: int, found_by_hand: Any) -> None:
    before = table(**STANDING, flowers=(flowers, 4, 5))
    found_by_hand(before, ("tee-red", "moon-blue"))
    state, events = lapse(before, chance=die("colour"))
    assert types(events) == ["forgone", "fell", "paid", "paid", "turn_began", "rolled"]
    assert events[1] == CactusFell(seat=0, cactus="saguaro", pieces=("tee-red", "moon-blue"))
    assert paid(events) == {"fall": -for_falls, "forgo": -for_it}
    assert (state.discarded, state.flowers[0]) == (("tee-red", "moon-blue"), flowers - for_falls - for_it)


# To claim.


def test_c24_nothing_is_claimed() -> None:
    """The piece was placed: it hangs, the die refers to it, and no flower is lost."""
    state, events = lapse(claiming(), chance=die("colour"))
    assert events == [
        CactusClaimed(seat=0, flowers=0, due=1),
        CactusTurnBegan(seat=1, cactus="candelabra"),
        CactusRolled(seat=1, face="colour"),
    ]
    assert (state.flowers, state.reference) == ((3, 4, 5), CactusReference("ess-blue", "ess-blue"))
    assert events == act(claiming(), CactusClaim(0), chance=die("colour")).events


# Again.


@pytest.mark.parametrize("engine", ["the same", "another"])
@pytest.mark.parametrize(
    "before",
    [
        table(),
        table(hand="ess-blue"),
        table(**STANDING),
        claiming(),
        position(cactus=None),
    ],
    ids=["first try", "fell", "standing", "claim", "first turn"],
)
def test_a_lapse_is_retaken(
    before: CactusState, engine: str, found_by_hand: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By another engine from what the log tells: nothing is simulated, and all else is found out."""
    found = found_by_hand(before, ("tee-red",)) if before.asks == "mend" else None

    def thrown() -> Chance:
        return die("shape") if before.reference else Drawn()

    logged = lapse(before, chance=thrown()).events
    monkeypatch.setattr(physics, "ENGINE", ENGINE if engine == "the same" else "pymunk 1.0 pdp11 0")
    if engine == "another":
        monkeypatch.setattr(physics, "take_out", None)

    def again(log: Sequence[Any]) -> list[Any]:
        return GAME.retake(before, 0, Lapse(), thrown(), log)

    assert again(logged) == logged
    for number, event in enumerate(logged):
        if isinstance(event, CactusPaid):
            altered = [*logged[:number], replace(event, flowers=event.flowers + 1), *logged[number + 1 :]]
            assert again(altered) == logged
    if found is not None:
        altered = [replace(event, pieces=()) if isinstance(event, CactusForgone) else event for event in logged]
        assert (again(altered) == altered) == (engine == "another"), "only the same engine can tell where pieces rest"


def test_a_claim_that_lapsed_is_no_turn_that_was_forgone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever another engine's log says."""
    before = table(**STANDING)
    told = forgo(replace(before, attempts=5), taken_out(before), chance=die("colour")).events
    monkeypatch.setattr(physics, "ENGINE", "pymunk 1.0 pdp11 0")
    again = GAME.retake(claiming(), 0, Lapse(), die("colour"), told)
    assert types(again) == ["claimed", "turn_began", "rolled"]
