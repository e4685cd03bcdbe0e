"""Aloha Pioha: a bluffing tug of war of lice on a girl's hairs, for 1 to 4 players."""

from games.aloha_pioha.bots import BOTS
from games.aloha_pioha.rules import AlohaPioha

GAME = AlohaPioha()

__all__ = ["BOTS", "GAME"]
