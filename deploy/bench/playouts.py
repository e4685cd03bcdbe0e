"""Random playouts of each game on one core."""

import time
from collections.abc import Callable
from functools import partial

from deploy.bench.hosts import Machine
from deploy.bench.measure import Figures, Report, Scale, in_turn
from deploy.bench.peers import Peers
from games import registry
from games.core import play
from games.core.chance import QuickChance
from games.core.contract import AnyGame, Seating

SEATS = 4
"""Or as many as the game allows."""
ROUNDS = 200_000
PEERS = {
    "OpenSpiel hearts": ("openspiel", "hearts", 0.7),
    "PettingZoo leduc": ("pettingzoo", "leduc_holdem_v4", 20),
}
"""By peer: its library, its game, and the least share of its steps that is meant."""
LIKE_PEERS = ("ouch", "aloha_pioha")
"""The games that are nothing but cards, as those of the peers are."""


def run(machine: Machine, scale: Scale, peers: Peers | None) -> Report:
    contestants: dict[str, Callable[[], Figures]] = {
        game.title: partial(random_play, game, scale) for game in registry.games()
    }
    contestants["loop"] = _loop
    if peers:
        contestants |= {
            peer: partial(peers.playouts, library, scale.playouts, name) for peer, (library, name, _) in PEERS.items()
        }
    found = in_turn(contestants, scale.repetitions)
    rounds = found["loop"]["rounds/s"]
    report = Report()
    for game in registry.games():
        steps, games = (f"random {what}, {game.title}" for what in ("steps", "playouts"))
        ours = found[game.title]
        report.compare(steps, ours["steps/s"], "/s", "rounds of a plain loop", rounds)
        report.compare(games, ours["playouts/s"], "/s", "rounds of a plain loop", rounds)
        for peer, (_, _, least) in PEERS.items() if peers and game.name in LIKE_PEERS else ():
            report.compare(steps, ours["steps/s"], "/s", peer, found[peer]["steps/s"], at_least=least)
            report.compare(games, ours["playouts/s"], "/s", peer, found[peer]["playouts/s"])
    return report


def random_play(game: AnyGame, scale: Scale) -> Figures:
    """Matches at random from their beginning to their end: as many as are wanted, or as there is time for."""
    chance, seats = QuickChance(1), min(SEATS, game.players[-1])
    began, spent, steps, playouts = time.process_time(), 0.0, 0, 0
    while playouts < scale.playouts and spent < scale.seconds:
        state, _ = play.begin(game, Seating.of(seats), game.options_type(), chance)
        steps += play.playout(game, state, chance)[1]
        playouts += 1
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
