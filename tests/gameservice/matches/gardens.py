"""Tables of Cactus where a certain thing comes of a placement: with a hand that is still, it can be known before."""

import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from games import registry
from games.cactus import candidates, geometry, physics, refusals
from games.cactus.findings import Placement
from games.cactus.model import (
    Cactus,
    CactusEvent,
    CactusFell,
    CactusHung,
    CactusPlace,
    CactusPlaced,
    CactusState,
    CactusTrace,
    Piece,
    Pose,
)
from games.core import play
from games.core.chance import Chance
from games.core.errors import Unsettled
from gameservice.matches import selectors
from tests.conftest import Person
from tests.gameservice.matches.table import Sitting, sit

Json = dict[str, Any]

STILL = {"first_seat": "host", "steadiness": "rock"}
BESIDE = [[300_000, 100_000, 0]]
"""A path beside any cactus: what is let go there falls to the ground, and harms nothing."""

Wanted = Callable[[Sequence[CactusEvent]], bool]


def plant(*people: Person, on_abandon: Any = "bot", clock: Any = None, **options: Any) -> Sitting:
    """A match that has started; the first person is to place a piece, with a still hand."""
    fields = {"on_abandon": on_abandon, "clock": clock or {"kind": "none"}}
    return sit(*people, game="cactus", options={**STILL, **options}, **fields)


def state_of(match: Json) -> CactusState:
    """The table as a seat sees it: everything is public."""
    game = registry.game("cactus")
    state = game.determinize(msgspec.convert(match["view"], game.view_type), _NONE)
    assert isinstance(state, CactusState)
    return state


def find(match: Json, luck: Chance, wanted: Wanted, *, on: str | None = None, clumsily: bool = False) -> Json:
    """A placement, on a certain cactus or any, that becomes what is wanted. Clumsily the finger touches something."""
    game, state = registry.game("cactus"), state_of(match)
    while True:
        for action in _clumsy(state, luck) if clumsily else [candidates.sample(state, luck)]:
            with suppress(Unsettled):
                if on in (None, action.cactus) and wanted(game.decide(state, match["you"], action, luck)):
                    return msgspec.json.decode(msgspec.json.encode(action))  # type: ignore[no-any-return]


def _clumsy(state: CactusState, luck: Chance) -> Iterator[CactusPlace]:
    """A sampled placement, held by corners of the piece at which the finger touches something."""
    action = candidates.sample(state, luck)
    assert action.cactus is not None
    hung = next(stand.pieces for stand in state.cacti if stand.cactus == action.cactus)
    for corner in geometry.components()["pieces"][action.piece.split("-")[0]]["outline"]:
        grip = (corner[0], corner[1])
        if geometry.finger_touches(action.cactus, hung, action.piece, action.path[0], grip):
            yield replace(action, grip=grip)


def clean(events: Sequence[CactusEvent]) -> bool:
    """The piece hangs, and nothing else has happened."""
    placed = _placed(events)
    return placed.held and not placed.offences and placed.touch is None and not falls(events)


def touches(events: Sequence[CactusEvent]) -> bool:
    """The piece hangs, but the finger touched something."""
    placed = _placed(events)
    return placed.held and not placed.offences and placed.touch is not None and not falls(events)


def offends(events: Sequence[CactusEvent]) -> bool:
    """The piece hangs where it may not."""
    placed = _placed(events)
    return placed.held and bool(placed.offences) and not falls(events)


def falls(events: Sequence[CactusEvent]) -> bool:
    """Other pieces fall."""
    return any(isinstance(event, CactusFell) for event in events)


def _placed(events: Sequence[CactusEvent]) -> CactusPlaced:
    return next(event for event in events if isinstance(event, CactusPlaced))


def place(table: Sitting, wanted: Wanted = clean, **where: Any) -> Json:
    """Whoever is to place does so as it is wanted; what that became."""
    mover, match = table.to_move()
    return done(mover.act(match, find(match, table.luck, wanted, **where)))


def done(answer: Any) -> Json:
    """What an action that was accepted became."""
    assert answer.status_code == 200, answer.content
    return answer.json()  # type: ignore[no-any-return]


def let_fall(table: Sitting, times: int = 1, *, on: str | None = None) -> Json:
    """Whoever is to place drops a piece beside a cactus, so often; what that became at last."""
    for _ in range(times):
        mover, match = table.to_move()
        piece, cactus = match["legal"]["pieces"][0], on or match["legal"]["cacti"][0]
        moved = done(mover.act(match, {"type": "cactus.place", "piece": piece, "cactus": cactus, "path": BESIDE}))
    return moved


def offend(table: Sitting, falls: int = 0) -> Json:
    """Somebody hangs a piece, and the next one another where it may not be, after it has fallen so often. It stands
    there; what that became."""
    hung = place(table)
    (cactus,) = (stand["cactus"] for stand in hung["view"]["cacti"] if stand["pieces"])
    if falls:
        let_fall(table, falls, on=cactus)
    return place(table, offends, on=cactus)


TOUCHING = {"cactus_choice": "free", "die": {"colour": 1, "shape": 0, "special": 0}}
"""Options by which the second piece may be of the first one's colour on the same cactus."""


# A world without weight.


def let_float(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is simulated any more: each piece stays where it is let go, and touches nothing."""

    def found(cactus: Cactus, hung: Sequence[CactusHung], piece: Piece, path: Sequence[Pose], *_: Any) -> Placement:
        rest = [*(one for one in hung if one.piece != piece), CactusHung(piece, path[-1])]
        by_name = tuple(sorted(rest, key=lambda one: one.piece))
        return Placement(by_name, (), True, None, CactusTrace(30, 1, 0, ()), "by hand")

    monkeypatch.setattr(physics, "place", found)
    monkeypatch.setattr(physics.Probe, "obstacle", lambda *_: None)


SPOTS = [(x, y, 0) for y in range(100_000, 450_000, 100_000) for x in range(-300_000, 350_000, 100_000)]
"""Where pieces float that do not touch each other."""
BREADTH = 4
"""How many courses are followed at once."""


def rich_course(match_id: str) -> list[CactusPlace] | None:
    """Placements on one cactus, in a world without weight, that win all flowers there are (C26); None where none is
    found. It looks into the match's chance, which no player can: the die follows from a decision's number alone."""
    table = selectors.load(uuid.UUID(match_id))
    courses: list[tuple[CactusState, list[CactusPlace]]] = [(cast(CactusState, table.state()), [])]
    for number, spot in enumerate(SPOTS, 1):
        tried = {}
        for state, course in courses:
            for piece in refusals.pieces(state):
                action = CactusPlace(piece, (spot,), "saguaro")
                after, _ = play.step(table.game, state, state.player, action, table.chance(number))
                if after.ended == "no_flowers":
                    return [*course, action]
                if after.ended is None:
                    worth = sum(after.flowers) + min(3, len(refusals.pieces(after)))
                    tried[after.pile, after.reference] = worth, after, [*course, action]
        best = sorted(tried.values(), key=lambda found: -found[0])[:BREADTH]
        courses = [(after, course) for _, after, course in best]
    return None


class _None(Chance):
    """Draws nothing."""

    def below(self, n: int) -> int:
        raise AssertionError


_NONE = _None()
