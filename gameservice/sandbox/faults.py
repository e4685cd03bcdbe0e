"""Bots that fail because somebody wants to see it. How often they still will stands in the cache, which all processes
share."""

import threading
import uuid
from collections.abc import Mapping
from typing import Any, Final, Literal

from django.core.cache import cache

from games.core import bots
from gameservice.matches.models import Match

Fault = Literal["fails", "hangs"]
KEPT: Final = 86_400
"""Seconds that a wish is kept."""


class ForcedFault(Exception):
    """A bot failed because it was told to."""


class _Fails:
    def choose(self, *_asked: Any) -> Any:
        raise ForcedFault("The sandbox was asked for this.")


class _Hangs:
    def choose(self, *_asked: Any) -> Any:
        threading.Event().wait()


BOTS: Mapping[Fault, bots.Bot] = {"fails": _Fails(), "hangs": _Hangs()}


def force(match_id: uuid.UUID, seat: int, fault: Fault, times: int) -> None:
    """The bot at the seat fails at its next so many decisions."""
    cache.set(_key(match_id, seat), (fault, times), KEPT)


def next_of(match: Match, seat: int) -> bots.Bot | None:
    """The bot that fails now; None where none is to."""
    wish: tuple[Fault, int] | None = cache.get(_key(match.id, seat))
    if not wish:
        return None
    fault, times = wish
    cache.set(_key(match.id, seat), (fault, times - 1) if times > 1 else None, KEPT)
    return BOTS[fault]


def _key(match_id: uuid.UUID, seat: int) -> str:
    return f"sandbox:{match_id}:{seat}"
