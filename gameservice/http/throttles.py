"""How often a caller may do what, told in the `RateLimit` headers of every answer.

IETF draft-ietf-httpapi-ratelimit-headers.
"""

import logging
import math
import time
from functools import cache

from django.conf import settings
from limits import RateLimitItem, parse
from limits.errors import StorageError
from limits.storage import MemoryStorage, RedisStorage, Storage
from limits.strategies import FixedWindowRateLimiter

from gameservice.http.problems import Throttled

logger = logging.getLogger(__name__)


@cache
def _limiter() -> FixedWindowRateLimiter:
    storage: Storage = RedisStorage(settings.REDIS_URL, wrap_exceptions=True) if settings.REDIS_URL else MemoryStorage()
    return FixedWindowRateLimiter(storage)


@cache
def _limit(rate: str) -> RateLimitItem | None:
    return None if rate.startswith("0/") else parse(rate)


def spend(kind: str, caller: str) -> dict[str, str]:
    """Count one request of a kind for a caller: the headers that tell what is left. Raises `Throttled`."""
    limit = _limit(settings.THROTTLES[kind])
    if limit is None:
        return {}
    limiter = _limiter()
    try:
        allowed = limiter.hit(limit, kind, caller)
        stats = limiter.get_window_stats(limit, kind, caller)
    except StorageError:
        # Without its counters the service still plays.
        logger.exception("no throttling: its storage does not answer")
        return {}
    reset = max(1, math.ceil(stats.reset_time - time.time()))
    headers = {
        "RateLimit-Policy": f'"{kind}";q={limit.amount};w={limit.get_expiry()}',
        "RateLimit": f'"{kind}";r={max(0, stats.remaining)};t={reset}',
    }
    if not allowed:
        detail = f"At most {limit}; wait {reset} s and send it again."
        raise Throttled(detail, headers={**headers, "Retry-After": str(reset)})
    return headers
