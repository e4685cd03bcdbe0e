"""The playthroughs of Cactus: `python -m tests.games.cactus.make_playthroughs` writes them anew.

They are told without the tracks of their traces, which nobody would read.
"""

from pathlib import Path

from msgspec.structs import replace

from games.cactus.geometry import parts_of
from games.cactus.model import (
    CactusAction,
    CactusDie,
    CactusEvent,
    CactusForgone,
    CactusOptions,
    CactusPlace,
    CactusPlaced,
    CactusState,
)
from games.cactus.physics import ENGINE
from games.cactus.pieces import shape_of
from games.cactus.rules import CactusGame
from games.core.chance import Chance
from games.core.contract import Seat
from tests.games.playthroughs import Playthrough, Playthroughs


class Careless(CactusGame):
    """Cactus with hands that hold a piece anywhere, and so touch things (C16)."""

    def sample(self, state: CactusState, seat: Seat, chance: Chance) -> CactusAction:
        action = super().sample(state, seat, chance)
        if not isinstance(action, CactusPlace):
            return action
        corners = [corner for part in parts_of(shape_of(action.piece)) for corner in part]
        return replace(action, grip=tuple(chance.choice(corners)))


def without_tracks(event: CactusEvent) -> CactusEvent:
    if isinstance(event, CactusPlaced | CactusForgone) and event.trace is not None:
        return replace(event, trace=replace(event.trace, tracks=()))
    return event


PLAYTHROUGHS = Playthroughs(
    Careless(),
    Path(__file__).with_name("playthroughs"),
    {
        "two_players": Playthrough("Two players, as the rulebook has it", 2, 4, CactusOptions()),
        "declared": Playthrough(
            "Three players who declare what they have won, and a die with many !!",
            3,
            93,
            CactusOptions(claims="declare", die=CactusDie(1, 1, 4)),
        ),
        "five_clumsy_players": Playthrough(
            "Five clumsy players on cacti of their choice; what falls goes back to the pile",
            5,
            30,
            CactusOptions(steadiness="clumsy", fallen="return", cactus_choice="free", per_cactus_bonus=True),
        ),
    },
    ENGINE,
    without_tracks,
)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
