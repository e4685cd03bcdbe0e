"""The games as environments: random steps by PettingZoo's interface and by OpenSpiel's, beside their own games."""

import os
import sys
from collections.abc import Callable
from functools import partial

from deploy.bench.hosts import Machine
from deploy.bench.measure import Figures, Report, Scale, in_turn
from deploy.bench.peers import ROOT, SOURCES, Peers, figures
from deploy.bench.playouts import random_play
from games import registry
from games.environments.encodings import NAMES

SPIEL = {"OpenSpiel hearts (C++)": "hearts", "OpenSpiel block dominoes (Python)": "python_block_dominoes"}
PETTINGZOO = {"PettingZoo Leduc hold'em": "leduc_holdem_v4", "PettingZoo Hanabi": "hanabi_v5"}
OURS = {"ouch": "python_ouch(players=4)", "aloha_pioha": "python_aloha_pioha(players=4)"}
"""The games that OpenSpiel can hold, by the names that it knows them by."""
SLOWER = 100
"""Where placements are simulated, one playout is measured for so many of cards."""


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    contestants: dict[str, Callable[[], Figures]] = {}
    for game in map(registry.game, NAMES):
        count = scale.playouts if game.name in OURS else -(-scale.playouts // SLOWER)
        contestants[game.title] = partial(random_play, game, scale)
        contestants[f"{game.title}, environment"] = partial(loop, "pettingzoo", count, game.name)
        if game.name in OURS:
            contestants[f"{game.title}, OpenSpiel"] = partial(loop, "openspiel", count, OURS[game.name])
    contestants |= {peer: partial(loop, "openspiel", scale.playouts, name) for peer, name in SPIEL.items()}
    if peers:
        contestants |= {
            peer: partial(peers.playouts, "pettingzoo", scale.playouts, name) for peer, name in PETTINGZOO.items()
        }
    found = {name: quantities["steps/s"] for name, quantities in in_turn(contestants, scale.repetitions).items()}
    report = Report()
    for game in map(registry.game, NAMES):
        what, rate = f"random steps of the environment, {game.title}", found[f"{game.title}, environment"]
        report.compare(what, rate, "/s", "random steps of the rules", found[game.title])
        if game.name not in OURS:
            continue
        for peer in PETTINGZOO if peers else ():
            report.compare(what, rate, "/s", peer, found[peer], at_least=1)
        for peer in SPIEL:
            what = f"random steps of the OpenSpiel game, {game.title}"
            report.compare(what, found[f"{game.title}, OpenSpiel"], "/s", peer, found[peer])
    return report


def loop(library: str, count: int, name: str) -> Figures:
    """The very script that measures a peer, in the environment of the tests."""
    command = [sys.executable, str(SOURCES / f"{library}_playouts.py"), str(count), name]
    return figures(command, ROOT, os.environ | {"PYTHONPATH": str(ROOT)})
