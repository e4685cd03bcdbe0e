"""Answers that go on. A view answers with what there is now, and says how to go on: what to wait for, and whom to ask
then what is new. That is no request again: it does only what must be done anew, and for many answers at once, so that
what several are told is read and written once. Where nobody can wait, the answer simply ends, and the client comes
back.
"""

import asyncio
import logging
import threading
from collections import defaultdict, deque
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias

from django.db import close_old_connections
from django.http import HttpResponse

logger = logging.getLogger(__name__)

AT_ONCE = 100
"""Answers that are asked for together, so that no thread is held for long."""

Look: TypeAlias = Callable[[Sequence["Follow"]], Sequence["Part | None"]]
"""What is new for each, None for whoever may be told no more: whatever may have changed is looked at anew, token and
sight above all. Runs in a thread."""
Tell: TypeAlias = Callable[[Collection[str] | None], None]
"""Tells that something has happened to these keys, or, by None, perhaps to all. From any thread."""
Source: TypeAlias = Callable[[Tell], None]
"""Runs for ever in a thread of its own, and tells."""


class Follow(NamedTuple):
    """How an answer goes on."""

    look: Look
    key: str
    """What to wait for."""
    account: str
    """Who is answered."""
    position: Any
    """What has been told; for `look` alone."""
    more: bool = False
    """There is more already."""
    over: bool = False
    """There will be no more."""
    hold: float | None = None
    """Nothing is sent before there is something, for so many seconds; None for a stream."""


class Part(NamedTuple):
    """What is new, empty where nothing is, and how to go on after it."""

    body: bytes
    follow: Follow


def go_on(response: HttpResponse, follow: Follow) -> None:
    response.follow = follow  # type: ignore[attr-defined]


def of(response: HttpResponse) -> Follow | None:
    """How an answer goes on; None for one that is whole."""
    return getattr(response, "follow", None)


class Looks:
    """Looks in threads, for all who ask meanwhile at once: the more ask, the less each costs."""

    def __init__(self, threads: Executor) -> None:
        self._threads = threads
        self._asked: dict[Look, deque[tuple[Follow, asyncio.Future[Part | None]]]] = defaultdict(deque)
        self._asking: dict[Look, asyncio.Task[None]] = {}

    async def ask(self, follow: Follow) -> Part | None:
        answer: asyncio.Future[Part | None] = asyncio.get_running_loop().create_future()
        self._asked[follow.look].append((follow, answer))
        if follow.look not in self._asking:
            self._asking[follow.look] = asyncio.create_task(self._look(follow.look))
        return await answer

    async def _look(self, look: Look) -> None:
        loop, asked = asyncio.get_running_loop(), self._asked[look]
        while asked:
            batch = [asked.popleft() for _ in range(min(AT_ONCE, len(asked)))]
            parts = await loop.run_in_executor(self._threads, _looked, look, [follow for follow, _ in batch])
            for (_, answer), part in zip(batch, parts, strict=True):
                if not answer.done():  # whoever asked may be gone
                    answer.set_result(part)
        del self._asking[look]


def _looked(look: Look, follows: Sequence[Follow]) -> Sequence[Part | None]:
    """Where it fails, nothing is new: everyone keeps his place, and looks again with the next heartbeat."""
    close_old_connections()
    try:
        return look(follows)
    except Exception:
        logger.exception("%d streams could not look", len(follows))
        return [Part(b"", follow) for follow in follows]
    finally:
        close_old_connections()


class Wakes:
    """Who waits for what, in one event loop."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._waiting: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None

    @contextmanager
    def listening(self, key: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever something happens to the key; it is set at first, for what happened before."""
        self._start()
        woken = asyncio.Event()
        woken.set()
        self._waiting[key].add(woken)
        try:
            yield woken
        finally:
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
