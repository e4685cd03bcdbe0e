"""Ouch!: a game of cactuses, spines and flowers for 2 to 5 players."""

from games.ouch.bots import BOTS
from games.ouch.rules import Ouch

GAME = Ouch()

__all__ = ["BOTS", "GAME"]
