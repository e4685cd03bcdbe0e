"""Random playouts of Ouch! on one core."""

import time
from collections.abc import Callable
from functools import partial

from deploy.bench.hosts import Machine
from deploy.bench.measure import Figures, Report, Scale, in_turn
from deploy.bench.peers import Peers
from games import registry
from games.core import play
from games.core.chance import QuickChance
from games.core.contract import Seating

SEATS = 4
ROUNDS = 200_000


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    contestants: dict[str, Callable[[], Figures]] = {"ours": partial(_ouch, scale.playouts), "loop": _loop}
    if peers:
        contestants["OpenSpiel hearts"] = partial(peers.playouts, "openspiel", scale.playouts)
        contestants["PettingZoo leduc"] = partial(peers.playouts, "pettingzoo", scale.playouts)
    found = in_turn(contestants, scale.repetitions)
    steps, games = found["ours"]["steps/s"], found["ours"]["playouts/s"]
    report = Report()
    report.compare("random steps, Ouch!", steps, "/s", "rounds of a plain loop", found["loop"]["rounds/s"])
    if peers:
        for peer, least in (("OpenSpiel hearts", 0.7), ("PettingZoo leduc", 20)):
            report.compare("random steps, Ouch!", steps, "/s", peer, found[peer]["steps/s"], at_least=least)
            report.compare("random playouts, Ouch!", games, "/s", peer, found[peer]["playouts/s"])
    return report


def _ouch(playouts: int) -> Figures:
    game, chance = registry.game("ouch"), QuickChance(1)
    began, steps = time.process_time(), 0
    for _ in range(playouts):
        state, _ = play.begin(game, Seating.of(SEATS), game.options_type(), chance)
        steps += play.playout(game, state, chance)[1]
    spent = time.process_time() - began
    return {"steps/s": steps / spent, "playouts/s": playouts / spent}


def _loop() -> Figures:
    """What this Python does on this core: a round draws a number, looks it up, calls a function and makes a tuple."""
    table = {number: number * 7 % 101 for number in range(101)}

    def evolve(state: tuple[int, int], number: int) -> tuple[int, int]:
        return (state[0] + table[number], number)

    state, number = (0, 0), 1
    began = time.process_time()
    for _ in range(ROUNDS):
        number = number * 48_271 % 2_147_483_647
        state = evolve(state, number % 101)
    return {"rounds/s": ROUNDS / (time.process_time() - began)}
