"""The playthroughs of Aloha Pioha: `python -m tests.games.aloha_pioha.make_playthroughs` writes them anew."""

from pathlib import Path

import msgspec

from games.aloha_pioha import GAME
from games.aloha_pioha.model import AlohaOptions
from tests.games.playthroughs import Playthrough, Playthroughs

PLAYTHROUGHS = Playthroughs(
    GAME,
    Path(__file__).with_name("playthroughs"),
    {
        "two_players": Playthrough("Two players, as the rulebook has it", 2, 298, AlohaOptions()),
        "three_players": Playthrough("Three players, of whom two share the victory", 3, 1102, AlohaOptions()),
        "four_players": Playthrough("Four players and much lightning", 4, 18686, AlohaOptions()),
        "solo_won": Playthrough("Alone: a great win over the ghost tribe", 1, 159, AlohaOptions()),
        "solo_beaten": Playthrough("Alone: beaten by a ghost tribe with as many points", 1, 2705, AlohaOptions()),
        "little_ones": Playthrough(
            "Little ones: no tickles, everything face up, no -1 cards",
            3,
            1687,
            msgspec.convert(GAME.presets["little_ones"], AlohaOptions),
        ),
        "no_tickles": Playthrough("Two players without tickles", 2, 116, AlohaOptions(tickles=False)),
        "free_hairs_and_house_tickles": Playthrough(
            "House tickles, due as soon as their number is reached, and put on any hair that is free",
            4,
            3368,
            AlohaOptions(tickle_trigger="reaches", tickle_hair="free", house_tickles=True),
        ),
        "knot_leaves_no_place": Playthrough("A knot leaves a player without a place", 3, 4976, AlohaOptions()),
        "forgotten_tickle": Playthrough(
            "A louse hops where a tickle is then forgotten until the next louse comes", 2, 7426, AlohaOptions()
        ),
    },
)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
