"""Who is looking at a match right now: whoever follows its stream. What reminds people leaves those in peace."""

import logging
import time
from collections.abc import Collection
from typing import Any

from django.core.cache import cache

logger = logging.getLogger(__name__)

SECONDS = 40
"""So long somebody looks after the last sign: a stream gives one with each heartbeat, every 15 s."""
AGAIN = 10
"""Who gave one so short a time ago gives no other."""
MOST = 50_000
"""Signs that are remembered."""

_given: dict[tuple[Any, Any], float] = {}
"""When this process last gave a sign for a match and a user."""


def look(looking: Collection[tuple[Any, Any]]) -> None:
    """Signs that users look at matches, as pairs. Where they cannot be kept, people are reminded though they look."""
    now = time.monotonic()
    new = [pair for pair in looking if now - _given.get(pair, -AGAIN) >= AGAIN]
    if not new:
        return
    if len(_given) > MOST:
        _given.clear()
    _given.update(dict.fromkeys(new, now))
    try:
        cache.set_many({_key(*pair): 1 for pair in new}, SECONDS)
    except Exception:
        logger.exception("who looks at %d matches is not known", len(new))


def is_looking(match_id: Any, user_id: Any) -> bool:
    """Whether somebody looks at a match, as far as is known."""
    try:
        return cache.get(_key(match_id, user_id)) is not None
    except Exception:
        logger.exception("match %s: who looks at it is not known", match_id)
        return False


def _key(match_id: Any, user_id: Any) -> str:
    return f"looking:{match_id}:{user_id}"
