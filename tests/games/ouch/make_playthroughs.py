"""The playthroughs of Ouch!: `python -m tests.games.ouch.make_playthroughs` writes them anew."""

from pathlib import Path

import msgspec

from games.ouch import GAME
from games.ouch.model import OuchOptions
from tests.games.playthroughs import Playthrough, Playthroughs

PLAYTHROUGHS = Playthroughs(
    GAME,
    Path(__file__).with_name("playthroughs"),
    {
        "two_players": Playthrough("Two players, as the rulebook has it", 2, 495, OuchOptions()),
        "five_players": Playthrough("Five players", 5, 729, OuchOptions()),
        "little_ones": Playthrough(
            "Little ones: no red flowers, no animals, no bouquets",
            3,
            1623,
            msgspec.convert(GAME.presets["little_ones"], OuchOptions),
        ),
        "two_piles": Playthrough("Two piles, twelve cards to win", 2, 203, OuchOptions(piles=2, cards_to_win=12)),
        "fennecs_and_a_snake": Playthrough("A snake takes from a chain of fennecs", 3, 5304, OuchOptions()),
    },
)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
