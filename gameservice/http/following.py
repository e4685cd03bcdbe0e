"""Answers that go on. A view answers with what there is now, and says what to wait for; whoever can wait for it asks
the view again when that has happened, and sends what is new. So a stream passes each time through all that any request
does: token, sight, redaction. Where nobody can wait, the answer simply ends, and the client comes back.
"""

import asyncio
import threading
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

from django.http import HttpRequest, HttpResponse

AGAIN = "gameservice.again"
"""Where a request that is asked again carries its position; no client can set it."""

Tell: TypeAlias = Callable[[Collection[str] | None], None]
"""Tells that something has happened to these keys, or, by None, perhaps to all. From any thread."""
Source: TypeAlias = Callable[[Tell], None]
"""Runs for ever in a thread of its own, and tells."""


@dataclass(frozen=True)
class Follow:
    """How an answer goes on."""

    keys: frozenset[str]
    """What to wait for."""
    position: Any = None
    """What the view is handed when it is asked again."""
    more: bool = False
    """There is more already."""
    over: bool = False
    """There will be no more."""
    hold: float | None = None
    """Nothing is sent before there is something, for so many seconds; None for a stream."""


def go_on(response: HttpResponse, follow: Follow) -> None:
    response.follow = follow  # type: ignore[attr-defined]


def of(response: HttpResponse) -> Follow | None:
    """How an answer goes on; None for one that is whole."""
    return getattr(response, "follow", None)


def position(request: HttpRequest) -> Any:
    """What a view has said before in the same answer; None at its beginning."""
    scope: Mapping[str, Any] = getattr(request, "scope", {})
    return scope.get(AGAIN)


class Wakes:
    """Who waits for what, in one event loop."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._waiting: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None

    @contextmanager
    def listening(self, keys: Collection[str]) -> Iterator[asyncio.Event]:
        """An event that is set whenever something happens to one of the keys."""
        self._start()
        woken = asyncio.Event()
        for key in keys:
            self._waiting[key].add(woken)
        try:
            yield woken
        finally:
            for key in keys:
                self._waiting[key].discard(woken)
                if not self._waiting[key]:
                    del self._waiting[key]

    def _start(self) -> None:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            threading.Thread(target=self._source, args=(self.tell,), daemon=True, name="wakes").start()

    def tell(self, keys: Collection[str] | None) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._wake, keys)

    def _wake(self, keys: Collection[str] | None) -> None:
        for key in list(self._waiting) if keys is None else keys:
            for woken in self._waiting.get(key, ()):
                woken.set()
