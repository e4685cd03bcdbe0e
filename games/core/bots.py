"""Bots: what one is handed, and nothing more."""

from collections.abc import Sequence
from typing import Any, Protocol

from games.core.chance import Chance, QuickChance
from games.core.contract import AnyGame, Seat


class Bot(Protocol):
    """Chooses for a seat from what a player's client gets.

    It never sees the state, the match's seed or the database; equal arguments give an equal choice.
    """

    def choose(self, view: Any, legal: Any, seat: Seat, log: Sequence[Any], chance: Chance) -> Any:
        """One legal action of `seat`, which is to act. `log` holds the match's events, redacted for the seat;
        `chance` is a stream of the bot's own."""


class AnyAction:
    """Takes any legal action, in whatever game: the last resort where another bot fails."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, legal: Any, seat: Seat, log: Sequence[Any], chance: Chance) -> Any:
        own = quickened(chance)
        return self._game.sample(self._game.determinize(view, own), seat, own)


def quickened(chance: Chance) -> QuickChance:
    """A fast source for a bot's simulations, seeded by one draw of its own stream."""
    return QuickChance(chance.below(1 << 64))
