"""Levels of bots against each other: `python -m games.ladder ouch --seats 2 --games 400`.

For each pair of levels one seat of the higher level plays against seats of the lower one. It takes each seat in turn
in one and the same deal, so that neither luck nor seat favours a level. The same seed gives the same games, however
many processes play them; only the thinking times, in processor time, differ.
"""

import argparse
import hashlib
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from multiprocessing import get_context
from time import process_time
from typing import Any

from games import registry
from games.core.bots import Bot
from games.core.chance import SeededChance
from games.core.contract import LEVELS, AnyGame, Level, Seating
from games.core.play import begin, step

_Z = 1.959964
"""Two-sided 95 % of the normal distribution."""


@dataclass(frozen=True)
class Pairing:
    """One game to play: `level` in `seat` among `seats`, all others of the level `against`."""

    game: str
    level: Level
    against: Level
    seat: int
    seats: int
    seed: bytes

    def levels(self) -> tuple[Level, ...]:
        return tuple(self.level if seat == self.seat else self.against for seat in range(self.seats))


@dataclass(frozen=True)
class Played:
    """What one game showed: the win share of `pairing.seat`, and the processor seconds of each decision by level."""

    pairing: Pairing
    share: float
    thinking: Mapping[Level, Sequence[float]]


def play(game: AnyGame, options: Any, bots: Sequence[Bot], seed: bytes) -> tuple[tuple[float, ...], list[list[float]]]:
    """One match between bots: each seat's share of the win, and the processor seconds of each of its decisions.

    All chance follows from `seed`: the rules' stream is named by the decision's number, a bot's by seat and number.
    """
    state, events = begin(game, Seating.of(len(bots)), options, SeededChance(seed, 0))
    logs = [[game.redact(event, seat) for event in events] for seat in range(len(bots))]
    seconds: list[list[float]] = [[] for _ in bots]
    decision = 0
    while seats := game.to_act(state):
        decision += 1
        seat = min(seats)
        view, legal = game.view(state, seat), game.legal(state, seat)
        began = process_time()
        action = bots[seat].choose(view, legal, seat, logs[seat], SeededChance(seed, f"bot:{seat}:{decision}"))
        seconds[seat].append(process_time() - began)
        state, events = step(game, state, seat, action, SeededChance(seed, decision))
        for watcher, log in enumerate(logs):
            log.extend(game.redact(event, watcher) for event in events)
    outcome = game.outcome(state)
    assert outcome is not None, f"nobody is to act in {game.name}, and it has no outcome"
    shares = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(bots)))
    return shares, seconds


def play_pairing(pairing: Pairing) -> Played:
    """Play one game of the ladder."""
    game = registry.game(pairing.game)
    levels = pairing.levels()
    bots = [registry.bot(pairing.game, level) for level in levels]
    shares, seconds = play(game, game.options_type(), bots, pairing.seed)
    thinking: dict[Level, list[float]] = defaultdict(list)
    for level, spent in zip(levels, seconds, strict=True):
        thinking[level] += spent
    return Played(pairing, shares[pairing.seat], thinking)


def pairings(game: str, levels: Sequence[Level], seats: int, games: int, seed: int) -> Iterator[Pairing]:
    """Every game of a ladder: `games` for each pair of levels, rounded up to a full turn of seats."""
    ranked = sorted(set(levels), key=LEVELS.index)
    for against, level in combinations(ranked, 2):
        for deal in range(-(-games // seats)):
            dealt = hashlib.sha256(f"{seed}:{deal}".encode()).digest()
            for seat in range(seats):
                yield Pairing(game, level, against, seat, seats, dealt)


def wilson(mean: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson 1927). Shared wins count as parts, which only makes it too wide."""
    spread = _Z * sqrt(mean * (1 - mean) / games + _Z**2 / (4 * games**2))
    scale = 1 + _Z**2 / games
    centre = mean + _Z**2 / (2 * games)
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def table(played: Sequence[Played]) -> str:
    """The win rates and thinking times as a Markdown table each."""
    shares: dict[tuple[Level, Level, int], list[float]] = defaultdict(list)
    thinking: dict[Level, list[float]] = defaultdict(list)
    for one in played:
        shares[one.pairing.level, one.pairing.against, one.pairing.seats].append(one.share)
        for level, seconds in one.thinking.items():
            thinking[level] += seconds
    lines = ["| seats | one | against | games | wins | 95 % interval | if equal |", "|---|---|---|---|---|---|---|"]
    for (level, against, seats), won in shares.items():
        mean = sum(won) / len(won)
        low, high = wilson(mean, len(won))
        lines.append(
            f"| {seats} | {level} | {against} | {len(won)} | {mean:.1%} | {low:.1%} – {high:.1%} | {1 / seats:.1%} |"
        )
    lines += ["", "| level | decisions | mean thinking time (processor) |", "|---|---|---|"]
    for level in sorted(thinking, key=LEVELS.index):
        seconds = thinking[level]
        lines.append(f"| {level} | {len(seconds)} | {1000 * sum(seconds) / len(seconds):.2f} ms |")
    return "\n".join(lines)


def run(todo: Sequence[Pairing], jobs: int) -> list[Played]:
    """Play all games, in `jobs` processes; the answer's order is the order of `todo`."""
    if jobs == 1:
        return [play_pairing(pairing) for pairing in todo]
    with get_context("spawn").Pool(jobs) as pool:
        return pool.map(play_pairing, todo, chunksize=max(1, len(todo) // (jobs * 8)))


def main(arguments: Sequence[str]) -> str:
    """Play the ladder that the command line describes; the table to print."""
    parser = argparse.ArgumentParser(prog="python -m games.ladder", description="Play levels of bots off each other.")
    parser.add_argument("game", choices=registry.NAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400, help="for each pair of levels")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args(arguments)
    players = registry.game(asked.game).players
    if asked.seats not in players or asked.seats < 2:
        parser.error(f"{asked.game} is played by {players.start} to {players.stop - 1}; a ladder needs two seats")
    if len(set(asked.levels)) < 2 or min(asked.games, asked.jobs) < 1:
        parser.error("a ladder needs two levels, one game and one process at least")
    return table(run(list(pairings(asked.game, asked.levels, asked.seats, asked.games, asked.seed)), asked.jobs))


if __name__ == "__main__":
    print(main(sys.argv[1:]))  # noqa: T201  (a command's answer)
