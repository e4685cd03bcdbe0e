"""Whole matches as text that a person can read. Their diff shows what a change of the rules does; where it shows
anything, `rules_version` is due to be raised.

Each is played at random from a seed, with the match's own kind of chance. A game lists its own in the module
`tests.games.<name>.make_playthroughs`, which writes them anew.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from games.core.chance import SeededChance
from games.core.contract import AnyGame, Options, Seating
from games.core.narration import narrate
from games.core.play import begin, step

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")


@dataclass(frozen=True)
class Playthrough:
    """One match: what it shows, and what it is made from. `seed` is a number from 0 to 2**128 - 1."""

    title: str
    seats: int
    seed: int
    options: Options


@dataclass(frozen=True)
class Playthroughs:
    """Those of one game, by name, each in a file of `folder`.

    `engine` is what simulates the game's decisions, with its version, where anything does; with another a match may
    come out otherwise. `shortened` leaves out of an event what nobody would read.
    """

    game: AnyGame
    folder: Path
    matches: Mapping[str, Playthrough]
    engine: str | None = None
    shortened: Callable[[Any], Any] = lambda event: event

    def write(self) -> None:
        self.folder.mkdir(exist_ok=True)
        for name in self.matches:
            self.file(name).write_text(self.text(name), "utf-8")

    def file(self, name: str) -> Path:
        return self.folder / f"{name}.txt"

    def text(self, name: str) -> str:
        """The match, played now."""
        return "\n".join(self._lines(self.matches[name])) + "\n"

    def engine_of(self, name: str) -> str | None:
        """What simulated the match that its file holds."""
        told = self.file(name).read_text("utf-8").split("\n\n", 1)[0].splitlines()
        return next((line.removeprefix("engine: ") for line in told if line.startswith("engine: ")), None)

    def events(self, name: str) -> list[str]:
        """The events that its file holds, in JSON."""
        written = self.file(name).read_text("utf-8").splitlines()
        return [line.strip() for line in written if line.startswith('     {"type"')]

    def _lines(self, match: Playthrough) -> Iterator[str]:
        game, seed = self.game, match.seed.to_bytes(16, "big")
        choices = SeededChance(seed, "choices")
        yield match.title
        yield f"seats: {match.seats}"
        yield f"options: {_json(match.options)}"
        yield f"seed: {seed.hex()}"
        if self.engine is not None:
            yield f"engine: {self.engine}"
        state, events = begin(game, Seating.of(match.seats), match.options, SeededChance(seed, 0))
        yield from ("", "0. the setup", *self._told(events))
        decision = 0
        while game.to_act(state):
            decision += 1
            (seat,) = game.to_act(state)
            action = game.sample(state, seat, choices)
            state, events = step(game, state, seat, action, SeededChance(seed, decision))
            yield from ("", f"{decision}. seat {seat}, {NAMES[seat]}: {_json(action)}", *self._told(events))
        yield from ("", f"outcome: {_json(game.outcome(state))}")

    def _told(self, events: Sequence[Any]) -> Iterator[str]:
        for event in events:
            yield f"   {narrate(self.game.name, event, NAMES, 'en')}"
            yield f"     {_json(self.shortened(event))}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
