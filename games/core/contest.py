"""Bots against each other: one match, many of them, and how far a share of wins can be trusted."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from time import process_time
from typing import Any, TypeVar

from games.core.bots import Bot
from games.core.chance import SeededChance
from games.core.contract import AnyGame, Outcome, Seat, Seating
from games.core.errors import Unsettled
from games.core.play import begin, step

T = TypeVar("T")
R = TypeVar("R")

_Z = 1.959964
"""Two-sided 95 % of the normal distribution."""


@dataclass(frozen=True)
class Contest:
    """A match that bots have played to its end."""

    state: Any
    """How it ended."""
    events: Sequence[Any]
    """All of its log, unredacted."""
    outcome: Outcome
    seconds: Sequence[Sequence[float]]
    """By seat: the processor seconds of each of its decisions."""

    def share(self, seat: Seat) -> float:
        """A seat's part of the win, 0 to 1."""
        return 1 / len(self.outcome.winners) if seat in self.outcome.winners else 0.0


def play(game: AnyGame, options: Any, bots: Sequence[Bot], seed: bytes) -> Contest:
    """One match between bots, one a seat.

    All chance follows from `seed`: the rules' stream is named by the decision's number, a bot's by seat and number.
    """
    state, events = begin(game, Seating.of(len(bots)), options, SeededChance(seed, 0))
    played = list(events)
    logs = [[game.redact(event, seat) for event in events] for seat in range(len(bots))]
    seconds: list[list[float]] = [[] for _ in bots]
    decision = 0
    while seats := game.to_act(state):
        decision += 1
        seat = min(seats)
        own = SeededChance(seed, f"bot:{seat}:{decision}")
        view, legal = game.view(state, seat), game.legal(state, seat)
        seconds[seat].append(0.0)
        while True:
            began = process_time()
            action = bots[seat].choose(view, legal, seat, logs[seat], own)
            seconds[seat][-1] += process_time() - began
            try:
                state, events = step(game, state, seat, action, SeededChance(seed, decision))
                break
            except Unsettled:
                continue  # its own draws have gone on, so it will choose otherwise
        played += events
        for watcher, log in enumerate(logs):
            log.extend(game.redact(event, watcher) for event in events)
    outcome = game.outcome(state)
    assert outcome is not None, f"nobody is to act in {game.name}, and it has no outcome"
    return Contest(state, played, outcome, seconds)


def play_all(play_one: Callable[[T], R], todo: Sequence[T], jobs: int) -> list[R]:
    """What `play_one`, a function of some module, makes of each; in `jobs` processes, in the order of `todo`."""
    if jobs == 1:
        return [play_one(one) for one in todo]
    with get_context("spawn").Pool(jobs) as pool:
        return pool.map(play_one, todo, chunksize=max(1, len(todo) // (jobs * 8)))


def wilson(mean: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson 1927). Shared wins count as parts, which only makes it too wide."""
    spread = _Z * sqrt(mean * (1 - mean) / games + _Z**2 / (4 * games**2))
    scale = 1 + _Z**2 / games
    centre = mean + _Z**2 / (2 * games)
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
