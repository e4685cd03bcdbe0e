"""Who is looking at a match right now: whoever follows its stream. What reminds people leaves those in peace."""

import logging
import time
from collections.abc import Collection
from typing import Any, TypeAlias

from django.core.cache import cache

logger = logging.getLogger(__name__)

SECONDS = 25
"""So long somebody looks after the last sign: a stream gives one with each heartbeat, every 15 s."""
AGAIN = 10
"""Who gave one so short a time ago gives no other."""
PAUSE = 10
"""Seconds without a try after one that failed: streams must not wait for it again and again."""
MOST = 50_000
"""Signs that are remembered."""

Pair: TypeAlias = tuple[Any, Any]
"""A match and a user."""


class Signs:
    """Those that this process gives."""

    def __init__(self) -> None:
        self._given: dict[Pair, float] = {}
        self._paused_until = 0.0

    def give(self, looking: Collection[Pair]) -> None:
        """Where they cannot be kept, people are reminded though they look."""
        now = time.monotonic()
        new = [pair for pair in looking if now - self._given.get(pair, -AGAIN) >= AGAIN]
        if not new or now < self._paused_until:
            return
        try:
            cache.set_many({_key(*pair): 1 for pair in new}, SECONDS)
        except Exception:
            self._paused_until = time.monotonic() + PAUSE
            logger.exception("who looks at %d matches is not known", len(new))
            return
        if len(self._given) > MOST:
            self._given.clear()
        self._given.update(dict.fromkeys(new, now))


look = Signs().give


def is_looking(match_id: Any, user_id: Any) -> bool:
    """Whether somebody looks at a match, as far as is known."""
    try:
        return cache.get(_key(match_id, user_id)) is not None
    except Exception:
        logger.exception("match %s: who looks at it is not known", match_id)
        return False


def _key(match_id: Any, user_id: Any) -> str:
    return f"looking:{match_id}:{user_id}"
