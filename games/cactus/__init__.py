"""Cactus: a game of balance for 2 to 5 players, who hang pieces on five cacti in a simulated world."""

from games.cactus.bots import BOTS
from games.cactus.rules import CactusGame

GAME = CactusGame()

__all__ = ["BOTS", "GAME"]
