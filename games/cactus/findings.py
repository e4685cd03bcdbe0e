"""What a simulation finds: the one thing that the rules learn from the engine."""

from collections.abc import Sequence
from typing import NamedTuple

from games.cactus.model import (
    Cactus,
    CactusEvent,
    CactusFell,
    CactusForgone,
    CactusHung,
    CactusPlaced,
    CactusTrace,
    Piece,
)


class Placement(NamedTuple):
    """What comes of placing a piece, or of taking one out."""

    hung: tuple[CactusHung, ...]
    """All that is at rest on the cactus, in alphabetical order; the new piece too, unless it fell to the ground."""
    fallen: tuple[Piece, ...]
    """Other pieces that fell, or came to lie on the base or the ground, in that order."""
    held: bool
    """The new piece is at rest on the cactus or its base."""
    touch: Cactus | Piece | None
    """What the finger touched first."""
    trace: CactusTrace
    engine: str
    """What found this."""


def from_log(events: Sequence[CactusEvent]) -> Placement | None:
    """What was found, as the facts of one decision tell it; None where nothing was simulated."""
    fallen = next((event.pieces for event in events if isinstance(event, CactusFell)), ())
    for event in events:
        if isinstance(event, CactusPlaced):
            return Placement(event.pieces, fallen, event.held, event.touch, event.trace, event.engine)
        if isinstance(event, CactusForgone) and event.trace is not None and event.engine is not None:
            return Placement(event.pieces, fallen, False, None, event.trace, event.engine)
    return None
