"""Tables of Cactus where a certain thing comes of a placement: with a hand that is still, it can be known before."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from games import registry
from games.cactus import candidates, geometry
from games.cactus.model import CactusEvent, CactusFell, CactusPlace, CactusPlaced, CactusState
from games.core.chance import Chance
from games.core.errors import Unsettled
from tests.conftest import Person
from tests.gameservice.matches.table import Sitting, sit

Json = dict[str, Any]

STILL = {"first_seat": "host", "steadiness": "rock"}
BESIDE = [[300_000, 100_000, 0]]
"""A path beside any cactus: what is let go there falls to the ground, and harms nothing."""

Wanted = Callable[[Sequence[CactusEvent]], bool]


def plant(*people: Person, **options: Any) -> Sitting:
    """A match that has started; the first person is to place a piece, with a still hand."""
    return sit(*people, game="cactus", options={**STILL, **options})


def state_of(match: Json) -> CactusState:
    """The table as a seat sees it: everything is public."""
    game = registry.game("cactus")
    state = game.determinize(msgspec.convert(match["view"], game.view_type), _NONE)
    assert isinstance(state, CactusState)
    return state


def find(match: Json, luck: Chance, wanted: Wanted, *, clumsily: bool = False) -> Json:
    """A placement that becomes what is wanted. Clumsily the finger is where it touches something."""
    game, state = registry.game("cactus"), state_of(match)
    while True:
        for action in _clumsy(state, luck) if clumsily else [candidates.sample(state, luck)]:
            with suppress(Unsettled):
                if wanted(game.decide(state, match["you"], action, luck)):
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


def place(table: Sitting, wanted: Wanted = clean, **options: Any) -> Json:
    """Whoever is to place does so as it is wanted; what that became."""
    mover, match = table.to_move()
    answer = mover.act(match, find(match, table.luck, wanted, **options))
    assert answer.status_code == 200, answer.content
    return answer.json()  # type: ignore[no-any-return]


def let_fall(table: Sitting, times: int = 1) -> Json:
    """Whoever is to place drops a piece beside the cactus, so often; what that became at last."""
    for _ in range(times):
        mover, match = table.to_move()
        piece, cactus = match["legal"]["pieces"][0], match["legal"]["cacti"][0]
        answer = mover.act(match, {"type": "cactus.place", "piece": piece, "cactus": cactus, "path": BESIDE})
        assert answer.status_code == 200, answer.content
    return answer.json()  # type: ignore[no-any-return]


class _None(Chance):
    """Draws nothing."""

    def below(self, n: int) -> int:
        raise AssertionError


_NONE = _None()
