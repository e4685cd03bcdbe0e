"""How long the bots of each game and level think about one decision, in processor time, beside a random step of that
game: drawn, decided and folded."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from deploy.bench.hosts import Machine
from deploy.bench.measure import Figures, Report, Scale, in_turn, spread
from deploy.bench.peers import Peers
from deploy.bench.playouts import random_play
from games import registry
from games.core import contest
from games.core.bots import Bot
from games.core.chance import Chance, SeededChance
from games.core.contract import LEVELS, AnyGame, Seat

SEED = bytes(32)
LONGEST = 1000
"""Milliseconds of one core that the longest decision may take."""


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    report = Report()
    for game in registry.games():
        decisions = asked(game, scale.decisions)
        contestants: dict[str, Callable[[], Figures]] = {"random": partial(random_play, game, scale)}
        contestants |= {level: partial(think, registry.bot(game.name, level), decisions) for level in LEVELS}
        found = in_turn(contestants, scale.repetitions)
        step = 1000 / found["random"]["steps/s"]
        for level in LEVELS:
            p50, p95, longest = (found[level][part] for part in ("p50", "p95", "max"))
            what = f"decision of {level}, {game.title}"
            report.compare(f"a {what}", p50, "ms", "a random step", step)
            report.compare(f"p95 of a {what}", p95, "ms", "p50", p50)
            report.compare(f"the longest {what}", longest, "ms", "a second of one core", LONGEST, at_most=1)
    return report


class Asked(NamedTuple):
    """What a bot is handed for one decision."""

    view: Any
    legal: Any
    seat: Seat
    log: Sequence[Any]


def asked(game: AnyGame, count: int) -> Sequence[Asked]:
    """So many decisions, evenly from one match of `easy` bots at each number of seats; all where there are fewer."""
    met: list[Asked] = []
    for seats in game.players:
        watched = _Watched(registry.bot(game.name, "easy"), met)
        contest.play(game, game.options_type(), [watched] * seats, SEED)
    count = min(count, len(met))
    return [met[number * len(met) // count] for number in range(count)]


class _Watched:
    """A bot that keeps what it was asked."""

    def __init__(self, bot: Bot, met: list[Asked]) -> None:
        self._bot, self._met = bot, met

    def choose(self, view: Any, legal: Any, seat: Seat, log: Sequence[Any], chance: Chance) -> Any:
        self._met.append(Asked(view, legal, seat, tuple(log)))
        return self._bot.choose(view, legal, seat, log, chance)


def think(bot: Bot, decisions: Sequence[Asked]) -> Figures:
    """The decisions, by a bot that is handed one after the other."""
    took = []
    for number, decision in enumerate(decisions):
        chance = SeededChance(SEED, number)
        began = time.process_time()
        bot.choose(*decision, chance)
        took.append(time.process_time() - began)
    return spread(took)
