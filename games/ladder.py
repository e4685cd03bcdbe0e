"""Levels of bots against each other: `python -m games.ladder ouch --seats 2 --games 400`.

For each pair of levels one seat of the higher level plays against seats of the lower one. It takes each seat in turn
in one and the same deal, so that neither luck nor seat favours a level. With `--seats 1`, in games that one may play
alone, each level plays the same deals by itself. The same seed gives the same games, however many processes play them;
only the thinking times, in processor time, differ.
"""

import argparse
import hashlib
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from games import registry
from games.core.contest import play, play_all, wilson
from games.core.contract import LEVELS, Level


@dataclass(frozen=True)
class Pairing:
    """One game to play: `level` in `seat` among `seats`, all others of the level `against`; None where there are
    none."""

    game: str
    level: Level
    against: Level | None
    seat: int
    seats: int
    seed: bytes

    def levels(self) -> tuple[Level, ...]:
        others = self.against or self.level
        return tuple(self.level if seat == self.seat else others for seat in range(self.seats))


@dataclass(frozen=True)
class Played:
    """What one game showed: the win share of `pairing.seat`, why it ended, and the processor seconds of each decision
    by level."""

    pairing: Pairing
    share: float
    reason: str
    thinking: Mapping[Level, Sequence[float]]


def play_pairing(pairing: Pairing) -> Played:
    """Play one game of the ladder."""
    game = registry.game(pairing.game)
    levels = pairing.levels()
    bots = [registry.bot(pairing.game, level) for level in levels]
    contest = play(game, game.options_type(), bots, pairing.seed)
    thinking: dict[Level, list[float]] = defaultdict(list)
    for level, spent in zip(levels, contest.seconds, strict=True):
        thinking[level] += spent
    return Played(pairing, contest.share(pairing.seat), contest.outcome.reason, thinking)


def pairings(game: str, levels: Sequence[Level], seats: int, games: int, seed: int) -> Iterator[Pairing]:
    """Every game of a ladder: `games` for each pair of levels, rounded up to a full turn of seats; for each level
    where there is one seat."""
    ranked = sorted(set(levels), key=LEVELS.index)
    pairs = combinations(ranked, 2) if seats > 1 else ((None, level) for level in ranked)
    for against, level in pairs:
        for deal in range(-(-games // seats)):
            dealt = hashlib.sha256(f"{seed}:{deal}".encode()).digest()
            for seat in range(seats):
                yield Pairing(game, level, against, seat, seats, dealt)


def table(played: Sequence[Played]) -> str:
    """The win rates and thinking times as a Markdown table each."""
    alone = all(one.pairing.seats == 1 for one in played)
    return "\n".join([*(_alone(played) if alone else _against(played)), "", *_thinking(played)])


def _against(played: Sequence[Played]) -> Iterator[str]:
    yield "| seats | one | against | games | wins | 95 % interval | if equal |"
    yield "|---|---|---|---|---|---|---|"
    shares: dict[tuple[int, Level, Level | None], list[float]] = defaultdict(list)
    for one in played:
        shares[one.pairing.seats, one.pairing.level, one.pairing.against].append(one.share)
    for (seats, level, against), won in shares.items():
        yield f"| {seats} | {level} | {against} | {_rate(won)} | {1 / seats:.1%} |"


def _alone(played: Sequence[Played]) -> Iterator[str]:
    """Whoever plays alone wins or not; how, the endings tell."""
    yield "| level | games | wins | 95 % interval | endings |"
    yield "|---|---|---|---|---|"
    by_level: dict[Level, list[Played]] = defaultdict(list)
    for one in played:
        by_level[one.pairing.level].append(one)
    for level, games in by_level.items():
        endings = Counter(one.reason for one in games).most_common()
        told = ", ".join(f"{count} {reason}" for reason, count in endings)
        yield f"| {level} | {_rate([one.share for one in games])} | {told} |"


def _rate(shares: Sequence[float]) -> str:
    mean = sum(shares) / len(shares)
    low, high = wilson(mean, len(shares))
    return f"{len(shares)} | {mean:.1%} | {low:.1%} – {high:.1%}"


def _thinking(played: Sequence[Played]) -> Iterator[str]:
    yield "| level | decisions | mean thinking time (processor) |"
    yield "|---|---|---|"
    thinking: dict[Level, list[float]] = defaultdict(list)
    for one in played:
        for level, seconds in one.thinking.items():
            thinking[level] += seconds
    for level in sorted(thinking, key=LEVELS.index):
        seconds = thinking[level]
        yield f"| {level} | {len(seconds)} | {1000 * sum(seconds) / len(seconds):.2f} ms |"


def run(todo: Sequence[Pairing], jobs: int) -> list[Played]:
    """Play all games, in `jobs` processes; the answer's order is the order of `todo`."""
    return play_all(play_pairing, todo, jobs)


def main(arguments: Sequence[str]) -> str:
    """Play the ladder that the command line describes; the table to print."""
    parser = argparse.ArgumentParser(prog="python -m games.ladder", description="Play levels of bots off each other.")
    parser.add_argument("game", choices=registry.NAMES)
    parser.add_argument("--seats", type=int, default=2, help="1: each level by itself, where one may play alone")
    parser.add_argument("--games", type=int, default=400, help="for each pair of levels, or each level alone")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args(arguments)
    players = registry.game(asked.game).players
    if asked.seats not in players:
        alone = "not alone but " if asked.seats == 1 else ""
        parser.error(f"{asked.game} is played {alone}by {players.start} to {players.stop - 1}")
    least = min(asked.seats, 2)
    if len(set(asked.levels)) < least or min(asked.games, asked.jobs) < 1:
        parser.error(f"a ladder of {asked.seats} needs {least} levels or more, one game and one process at least")
    return table(run(list(pairings(asked.game, asked.levels, asked.seats, asked.games, asked.seed)), asked.jobs))


if __name__ == "__main__":
    print(main(sys.argv[1:]))  # noqa: T201  (a command's answer)
