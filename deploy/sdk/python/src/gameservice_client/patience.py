"""HTTP clients that try again where that is safe, and raise what is refused."""

import asyncio
import random
import time
from typing import Any

import httpx

from .problems import problem, retry_after, tells_why

REPEATABLE = frozenset({"GET", "HEAD", "OPTIONS", "PUT", "DELETE"})
"""Methods that may be sent twice (RFC 9110, 9.2.2)."""
AWAY = frozenset({502, 503, 504})
"""Statuses by which a proxy says that the service is not there just now."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 20.0
"""Seconds."""


def growing_pause(failures: int) -> float:
    """Seconds to wait after so many failures in a row, from 1 on: twice as long each time, and not all at once."""
    return min(FIRST_PAUSE * 2.0 ** min(failures - 1, 10), LONGEST_PAUSE) * random.uniform(0.7, 1.3)  # noqa: S311


class Tries:
    """One request, and what came of it until now."""

    def __init__(self, request: httpx.Request, patience: float) -> None:
        """`patience`: seconds from now after which it is not sent again."""
        self._repeatable = request.method in REPEATABLE or "Idempotency-Key" in request.headers
        self._deadline = time.monotonic() + patience
        self._failures = 0

    def pause(self, outcome: httpx.Response | httpx.TransportError) -> float | None:
        """Seconds to wait before it is sent once more; None where the outcome stands."""
        self._failures += 1
        said = retry_after(outcome) if isinstance(outcome, httpx.Response) else None
        if said is None and not self._may_have_been_in_vain(outcome):
            return None
        pause = max(said or 0.0, growing_pause(self._failures))
        return pause if time.monotonic() + pause < self._deadline else None

    def _may_have_been_in_vain(self, outcome: httpx.Response | httpx.TransportError) -> bool:
        if isinstance(outcome, httpx.Response):
            return self._repeatable and outcome.status_code in AWAY and not tells_why(outcome)
        # What was never sent may be sent, whatever it is.
        return self._repeatable or isinstance(outcome, httpx.ConnectError | httpx.ConnectTimeout)


class PatientClient(httpx.Client):
    """Sends a request again after a lost connection, if it is safe, and after as long as `Retry-After` says.

    Raises `Problem` for every answer of 400 or more that stands, `httpx.TransportError` where none came at last.
    """

    def __init__(self, patience: float, **options: Any) -> None:
        super().__init__(**options)
        self._patience = patience

    def send(self, request: httpx.Request, **options: Any) -> httpx.Response:
        tries = Tries(request, self._patience)
        while True:
            try:
                answer = super().send(request, **options)
                if answer.status_code < 400:
                    return answer
                answer.read()
            except httpx.TransportError as fault:
                pause = tries.pause(fault)
                if pause is None:
                    raise
            else:
                pause = tries.pause(answer)
                if pause is None:
                    raise problem(answer)
            time.sleep(pause)


class AsyncPatientClient(httpx.AsyncClient):
    """The same for `asyncio`."""

    def __init__(self, patience: float, **options: Any) -> None:
        super().__init__(**options)
        self._patience = patience

    async def send(self, request: httpx.Request, **options: Any) -> httpx.Response:
        tries = Tries(request, self._patience)
        while True:
            try:
                answer = await super().send(request, **options)
                if answer.status_code < 400:
                    return answer
                await answer.aread()
            except httpx.TransportError as fault:
                pause = tries.pause(fault)
                if pause is None:
                    raise
            else:
                pause = tries.pause(answer)
                if pause is None:
                    raise problem(answer)
            await asyncio.sleep(pause)
