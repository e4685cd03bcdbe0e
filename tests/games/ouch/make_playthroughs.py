"""Whole matches as text that a person can read: `python -m tests.games.ouch.make_playthroughs` writes them anew.

Each is played at random from a seed, with the match's own kind of chance. Their diff shows what a change of the rules
does; where it shows anything, `rules_version` is due to be raised.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from games.core.chance import SeededChance
from games.core.contract import Seating
from games.core.narration import narrate
from games.core.play import begin, step
from games.ouch import GAME
from games.ouch.model import OuchEvent, OuchOptions

FOLDER = Path(__file__).with_name("playthroughs")
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")


class Playthrough(msgspec.Struct, frozen=True):
    """One match: what it shows, and what it is made from. `seed` is a number from 0 to 2**128 - 1."""

    title: str
    seats: int
    seed: int
    options: OuchOptions


PLAYTHROUGHS = {
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
}


def lines(playthrough: Playthrough) -> Iterator[str]:
    """The text of a match, line by line."""
    seed = playthrough.seed.to_bytes(16, "big")
    choices = SeededChance(seed, "choices")
    yield playthrough.title
    yield f"seats: {playthrough.seats}"
    yield f"options: {_json(playthrough.options)}"
    yield f"seed: {seed.hex()}"
    seating = Seating.of(playthrough.seats)
    state, events = begin(GAME, seating, playthrough.options, SeededChance(seed, 0))
    yield from ("", "0. the setup", *_told(events))
    decision = 0
    while GAME.to_act(state):
        decision += 1
        (seat,) = GAME.to_act(state)
        action = GAME.sample(state, seat, choices)
        state, events = step(GAME, state, seat, action, SeededChance(seed, decision))
        yield from ("", f"{decision}. seat {seat}, {NAMES[seat]}: {_json(action)}", *_told(events))
    yield from ("", f"outcome: {_json(GAME.outcome(state))}")


def _told(events: list[OuchEvent]) -> Iterator[str]:
    for event in events:
        yield f"   {narrate('ouch', event, NAMES, 'en')}"
        yield f"     {_json(event)}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def text(name: str) -> str:
    return "\n".join(lines(PLAYTHROUGHS[name])) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(text(name), "utf-8")
