"""Who is looking at a match right now: whoever follows its stream. What reminds people leaves those in peace."""

import logging
from typing import Any

from django.core.cache import cache

logger = logging.getLogger(__name__)

SECONDS = 40
"""So long somebody looks after the last sign: a stream gives one with each heartbeat, every 15 s."""


def look(match_id: Any, user_id: Any) -> None:
    """A sign that somebody looks at a match. Where it cannot be kept, they are reminded though they look."""
    try:
        cache.set(_key(match_id, user_id), 1, SECONDS)
    except Exception:
        logger.exception("match %s: who looks at it is not known", match_id)


def is_looking(match_id: Any, user_id: Any) -> bool:
    """Whether somebody looks at a match, as far as is known."""
    try:
        return cache.get(_key(match_id, user_id)) is not None
    except Exception:
        logger.exception("match %s: who looks at it is not known", match_id)
        return False


def _key(match_id: Any, user_id: Any) -> str:
    return f"looking:{match_id}:{user_id}"
