"""What another process makes of a match: `python -m tests.games.cactus.elsewhere <question>` reads it from standard
input, as `told` writes it, and answers on standard output."""

import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from games.cactus import GAME
from games.cactus.model import CactusAction, CactusEvent, CactusOptions, CactusState
from games.cactus.picture import draw
from games.core.chance import SeededChance
from games.core.conformance import Match
from games.core.conformance.match import facts
from games.core.contract import Lapse, Seat, Seating, Withdrawal
from games.core.narration import LANGUAGES, narrate
from games.core.play import fold, replay

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")


class Told(Struct):
    """A match as the service stores it: what is drawn from, who did what, and what came of it."""

    seats: int
    options: CactusOptions
    seed: int
    moves: list[tuple[Seat, CactusAction | Withdrawal | Lapse]]
    steps: list[list[CactusEvent]]

    def stream(self, decision: int) -> SeededChance:
        return SeededChance(self.seed.to_bytes(16, "big"), decision)

    def states(self) -> list[CactusState]:
        """After each decision, the setup included."""
        states = [GAME.initial(Seating.of(self.seats), self.options)]
        for step in self.steps:
            states.append(fold(GAME, states[-1], step))
        return states[1:]


def told(match: Match) -> Told:
    options: Any = match.options
    moves: Any = match.moves
    return Told(len(match.seats), options, match.seed, moves, match.steps)


# The questions.


def retold(match: Told) -> dict[str, Any]:
    """Everything that is made of a log: state, views, what is legal, sentences and pictures."""
    log = [event for step in match.steps for event in step]
    return {
        "state": replay(GAME, Seating.of(match.seats), match.options, log),
        "views": [GAME.view(state, None) for state in match.states()],
        "legal": [GAME.legal(state, seat) for state in match.states() for seat in GAME.to_act(state)],
        "outcome": GAME.outcome(match.states()[-1]),
        "sentences": [narrate("cactus", event, NAMES, language) for event in log for language in LANGUAGES],
        "pictures": [draw(GAME.view(state, None), NAMES) for state in match.states()[::10]],
    }


def retaken(match: Told) -> list[Any]:
    """All decisions, held against the log."""
    decisions = zip(match.states(), match.moves, match.steps[1:], strict=False)
    return [
        GAME.retake(state, seat, action, match.stream(decision), logged)
        for decision, (state, (seat, action), logged) in enumerate(decisions, 1)
    ]


def decided(match: Told) -> list[Any]:
    """All decisions, as they are made."""
    return [
        facts(GAME, state, move, match.stream(decision))
        for decision, (state, move) in enumerate(zip(match.states(), match.moves, strict=False), 1)
    ]


QUESTIONS: Mapping[str, Callable[[Told], Any]] = {"retold": retold, "retaken": retaken, "decided": decided}


def here(question: str, match: Told) -> bytes:
    """The answer of this process."""
    return msgspec.json.encode(QUESTIONS[question](match))


def elsewhere(question: str, match: Told, *, engine: bool = True, hashes: int = 0) -> bytes:
    """That of another one, where the engine is installed or not, and texts hash otherwise."""
    command = [sys.executable, "-m", __spec__.name, question, "with" if engine else "without"]
    environment = {"PYTHONHASHSEED": str(hashes)}
    done = subprocess.run(command, input=msgspec.json.encode(match), capture_output=True, check=True, env=environment)
    return done.stdout


class _NotInstalled:
    """Finds no engine."""

    def find_spec(self, name: str, *_: Any) -> None:
        if name.partition(".")[0] in ("pymunk", "cffi"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return


def main(question: str, engine: str) -> None:
    if engine == "without":
        assert "pymunk" not in sys.modules, "importing the game imports its engine"
        sys.meta_path.insert(0, _NotInstalled())
    match = msgspec.json.decode(sys.stdin.buffer.read(), type=Told)
    sys.stdout.buffer.write(here(question, match))


if __name__ == "__main__":
    main(*sys.argv[1:])
