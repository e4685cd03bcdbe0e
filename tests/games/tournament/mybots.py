"""Bots that come from elsewhere."""

from collections.abc import Sequence
from typing import Any

from games.core.chance import Chance
from games.core.contract import Seat


class First:
    """Takes the first legal action."""

    def choose(self, view: Any, legal: Any, seat: Seat, log: Sequence[Any], chance: Chance) -> Any:
        return legal.actions[0]


class Cheat:
    """Does what is not legal."""

    def choose(self, view: Any, legal: Any, seat: Seat, log: Sequence[Any], chance: Chance) -> Any:
        return None


first = First()
