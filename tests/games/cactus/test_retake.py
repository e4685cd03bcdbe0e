"""Stored matches: they are told, and checked, without the engine that simulated them."""

import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.cactus import GAME, physics
from games.cactus.findings import from_log
from games.cactus.model import (
    CactusEvent,
    CactusFell,
    CactusForgo,
    CactusForgone,
    CactusHung,
    CactusPaid,
    CactusPlaced,
    CactusRolled,
    CactusState,
    Piece,
)
from games.core.contract import Withdrawal
from tests.games.cactus.elsewhere import Told, elsewhere, here, told
from tests.games.cactus.matches import matches
from tests.games.cactus.table import ENGINE, Drawn, aside, die, forgo, found, leave, place, position, taken_out


@cache
def stored() -> tuple[Told, ...]:
    return tuple(told(match) for match in matches())


@pytest.fixture
def another_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that was logged was found by what is installed here, and nothing may be simulated."""

    def never(*_: Any) -> None:
        raise AssertionError("something was simulated")

    monkeypatch.setattr(physics, "ENGINE", "pymunk 1.0 pdp11 0")
    for name in ("place", "take_out", "Probe"):
        monkeypatch.setattr(physics, name, never)


@pytest.fixture
def no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever imports it fails."""
    monkeypatch.delattr("games.cactus.physics")
    monkeypatch.setitem(sys.modules, "games.cactus.physics", None)


def decisions(match: Told) -> list[tuple[int, CactusState, int, Any, list[CactusEvent]]]:
    """Number, state before, seat, action and events of each."""
    steps = zip(match.states(), match.moves, match.steps[1:], strict=False)
    return [(number, state, seat, action, logged) for number, (state, (seat, action), logged) in enumerate(steps, 1)]


def test_in_these_matches_everything_happens() -> None:
    """So that the tests of this module look at it."""
    log = [event for match in stored() for step in match.steps for event in step]
    assert {type(event) for event in log} == set(GAME.event_type.__args__)
    assert any(isinstance(event, CactusForgone) and event.trace for event in log)
    assert any(isinstance(event, CactusForgone) and event.piece and not event.trace for event in log)
    assert any(isinstance(event, CactusPlaced) and event.attempt > 1 for event in log)
    kinds = {type(action).__name__ for match in stored() for _, action in match.moves}
    assert kinds == {"CactusPlace", "CactusForgo", "CactusClaim", "Withdrawal", "Lapse"}


# What is taken from a log.


def test_what_was_found_is_read_from_the_events() -> None:
    state = position(saguaro=["hook-red", "moon-blue"], reference="moon-blue", die="colour")
    finding: dict[str, Any] = {"fell": ["hook-red"], "touch": "moon-blue", "held": False}
    assert from_log(place(state, "ess-blue", **finding).events) == found(state, "ess-blue", **finding)
    assert from_log(place(state, "ess-blue").events) == found(state, "ess-blue")
    assert from_log([]) is None


def retake_all() -> None:
    """Every decision comes out as it was logged."""
    for match in stored():
        for number, state, seat, action, logged in decisions(match):
            assert GAME.retake(state, seat, action, match.stream(number), logged) == logged


def test_with_the_same_engine_everything_is_simulated_again() -> None:
    retake_all()


@pytest.mark.usefixtures("another_engine")
def test_with_another_engine_the_findings_are_those_of_the_log() -> None:
    """Placements, forgoing and leaving alike; nothing is simulated."""
    retake_all()


@pytest.mark.usefixtures("no_engine")
def test_without_an_engine_as_well() -> None:
    retake_all()
    with pytest.raises(ImportError):
        GAME.check(position(cactus=None), 0, aside("ess-blue", "zigzag"))


@pytest.mark.parametrize("fell", [(), ("tee-red", "moon-blue")])
def test_what_fell_when_a_piece_was_taken_out_is_read_as_well(fell: tuple[Piece, ...]) -> None:
    """C15, C19: of a turn that was forgone, or that ended because its seat left."""
    state = position(
        saguaro=["hook-red", ("moon-blue", "ess-blue"), "tee-red"],
        hand="ess-blue",
        standing=True,
        attempts=5,
        reference="moon-blue",
        die="colour",
        flowers=(3, 3, 3),
    )
    logged = forgo(state, taken_out(state, fell=fell), chance=die("shape")).events
    assert GAME.retake(state, 0, CactusForgo(), die("shape"), logged) == logged
    logged = leave(state, 0, taken_out(state, fell=fell), chance=die("shape")).events
    assert GAME.retake(state, 0, Withdrawal(), die("shape"), logged) == logged


# What is found out of what was changed.


def tampered(match: Told, change: Callable[[CactusEvent], CactusEvent | None]) -> list[bool]:
    """For each decision of which an event is changed: whether retaking it gives another log than the changed one."""
    found_out = []
    for number, state, seat, action, logged in decisions(match):
        changed = [other if (other := change(event)) else event for event in logged]
        if changed != logged:
            found_out.append(GAME.retake(state, seat, action, match.stream(number), changed) != changed)
    return found_out


def another_tremor(event: CactusEvent) -> CactusEvent | None:
    if not isinstance(event, CactusPlaced) or not isinstance(event.tremor, tuple):
        return None
    x, y, angle = event.tremor
    return replace(event, tremor=(x, y, angle + 1))


def another_face(event: CactusEvent) -> CactusEvent | None:
    if not isinstance(event, CactusRolled):
        return None
    return replace(event, face="shape" if event.face == "colour" else "colour")


def another_award(event: CactusEvent) -> CactusEvent | None:
    return replace(event, flowers=event.flowers + 1) if isinstance(event, CactusPaid) else None


def another_due(event: CactusEvent) -> CactusEvent | None:
    return replace(event, due=event.due - 1) if isinstance(event, CactusPaid) else None


def another_path(event: CactusEvent) -> CactusEvent | None:
    return replace(event, path=((0, 440_000, 0),)) if isinstance(event, CactusPlaced) else None


def no_offences(event: CactusEvent) -> CactusEvent | None:
    return replace(event, offences=()) if isinstance(event, CactusPlaced) and event.offences else None


def no_contacts(event: CactusEvent) -> CactusEvent | None:
    return replace(event, contacts=()) if isinstance(event, CactusPlaced) and event.contacts else None


def more_tolerated(event: CactusEvent) -> CactusEvent | None:
    return replace(event, tolerated=(("arch-red", "ess-red"),)) if isinstance(event, CactusForgone) else None


@pytest.mark.parametrize(
    "change",
    [
        another_tremor,
        another_face,
        another_award,
        another_due,
        another_path,
        no_offences,
        no_contacts,
        more_tolerated,
    ],
)
@pytest.mark.usefixtures("another_engine")
def test_with_another_engine_all_but_the_findings_is_found_out(
    change: Callable[[CactusEvent], CactusEvent | None],
) -> None:
    """Tremors, rolls, awards, penalties, and what the rules make of where things are."""
    found_out = [result for match in stored() for result in tampered(match, change)]
    assert found_out
    assert all(found_out)


@pytest.mark.usefixtures("another_engine")
def test_with_another_engine_a_fall_that_is_left_out_of_the_log_is_found_out() -> None:
    """C15: what it cost is told beside it."""
    told_of = 0
    for match in stored():
        for number, state, seat, action, logged in decisions(match):
            without = [event for event in logged if not isinstance(event, CactusFell)]
            if without != logged:
                told_of += 1
                assert GAME.retake(state, seat, action, match.stream(number), without) != without
    assert told_of


def moved(event: CactusEvent) -> CactusEvent | None:
    """What hung there last hangs a micrometre farther to the right."""
    if not isinstance(event, CactusPlaced) or not event.pieces:
        return None
    *others, last = event.pieces
    x, y, angle = last.pose
    return replace(event, pieces=(*others, CactusHung(last.piece, (x + 1, y, angle))))


def test_with_the_same_engine_findings_are_checked() -> None:
    assert all(tampered(stored()[0], moved))
    assert tampered(stored()[0], moved)


@pytest.mark.usefixtures("another_engine")
def test_with_another_engine_they_are_not() -> None:
    """Nobody else could know where things came to rest; what touches is looked at all the same."""
    results = tampered(stored()[0], moved)
    assert results
    assert not all(results)


@pytest.mark.usefixtures("no_engine")
def test_what_was_not_simulated_needs_no_findings() -> None:
    """A piece that fell is given back."""
    state = position(hand="ess-blue", attempts=5, reference="moon-blue", die="colour")
    (forgo,) = _legal(state)
    events = GAME.decide(state, 0, forgo, Drawn(0))
    assert GAME.retake(state, 0, forgo, Drawn(0), events) == events


def _legal(state: CactusState) -> tuple[Any, ...]:
    legal = GAME.legal(state, 0)
    assert legal is not None
    return legal.actions


def test_findings_name_their_engine() -> None:
    for match in stored():
        for step in match.steps:
            for event in step:
                if isinstance(event, CactusPlaced):
                    assert event.engine == physics.ENGINE
                if isinstance(event, CactusForgone):
                    assert event.engine == (physics.ENGINE if event.trace else None)
    assert physics.ENGINE.startswith("pymunk ")
    assert physics.ENGINE != ENGINE


# Other processes.


@pytest.mark.parametrize("question", ["retold", "retaken"])
@pytest.mark.parametrize("number", [0, 1])
def test_a_match_is_told_and_checked_where_no_engine_is_installed(question: str, number: int) -> None:
    """State, views, legal actions, sentences and pictures are the same; so is every decision."""
    match = stored()[number]
    answer = elsewhere(question, match, engine=False)
    assert answer == here(question, match)
    assert question == "retold" or answer == msgspec.json.encode(match.steps[1:])


@pytest.mark.parametrize("number", range(4))
def test_worked_case_8_the_same_action_gives_the_same_bytes_in_two_processes(number: int) -> None:
    """Whatever the hash of a text is there: all decisions of a match, from the states that they were made in."""
    match = stored()[number]
    one, other = elsewhere("decided", match, hashes=1), elsewhere("decided", match, hashes=2)
    assert one == other == msgspec.json.encode(match.steps[1:])
