"""The bots of Aloha Pioha."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.aloha_pioha.model import AlohaAction, AlohaLegal, AlohaView
from games.core.bots import Bot
from games.core.chance import Chance
from games.core.contract import Level, Seat


class CarelessBot:
    """`easy`: does anything."""

    def choose(self, view: AlohaView, legal: AlohaLegal, seat: Seat, log: Sequence[Any], chance: Chance) -> AlohaAction:
        return chance.choice(legal.actions)


BOTS: Mapping[Level, Bot] = {"easy": CarelessBot(), "normal": CarelessBot(), "hard": CarelessBot()}
