"""Where requests come in: a slow client waits by itself, and holds up nobody else.

A body is read, and an answer is sent, in asynchronous code, where waiting costs nothing. In between Django answers in a
thread of a fixed pool. Django's own handler gives each request a thread of its own, and with it a database connection
of its own; a pool keeps both.
"""

import asyncio
import uuid
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from io import BytesIO
from typing import Any

from django.conf import settings
from django.core import signals
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.urls import set_script_prefix

from gameservice.http import following, problems
from gameservice.http.following import Follow, Looks, Wakes
from gameservice.http.rendering import encode

BODY_SECONDS = 10.0
"""For the whole of a body."""

SEND_SECONDS = 30.0
"""For a client to take the next 64 KiB of an answer."""

HEARTBEAT = 15.0
"""Seconds after which a silent stream shows that it is alive. Then it looks by itself, as a held answer does: so late,
at most, is told what no hint told, and ends what has lost its token."""
ALIVE = b": alive\n\n"

MOST_OPEN = 50
"""Answers to one account that are held or go on at once in this process."""
RETRY_SECONDS = 5
"""Whoever has as many is asked to wait so long."""


class Entrance(ASGIHandler):
    """Django as an ASGI application, with so many threads."""

    def __init__(self, threads: int, wakes: Wakes) -> None:
        super().__init__()
        self._wakes = wakes
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="django")
        self._looks = Looks(self._pool)
        self._open: Counter[str] = Counter()

    def load_middleware(self, is_async: bool = False) -> None:
        """For requests that are answered in a thread."""
        super().load_middleware(is_async=False)

    async def handle(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            answer = await self._ask(scope, receive)
            if answer is None:
                return
            follow = following.of(answer)
            if follow is None or scope["method"] == "HEAD":
                await self.send_response(answer, partial(_in_time, send))
            elif self._open[follow.account] >= MOST_OPEN:
                await self.send_response(_too_many(answer), partial(_in_time, send))
            else:
                with self._counted(follow.account):
                    if follow.hold is not None:
                        answer = await self._held(follow, answer, receive)
                        await self.send_response(answer, partial(_in_time, send))
                    else:
                        await _begin(answer, send)
                        del answer  # which need not be kept as long as the stream lives
                        await self._stream(follow, receive, send)
        except TimeoutError:
            _cut(send)

    async def _ask(self, scope: Any, receive: Any) -> HttpResponse | None:
        """The answer to a request; None where it was cut off."""
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await _body(scope, receive)
        except TimeoutError:
            return _too_slow()
        if body is None:
            return None  # The client is gone, and whether it meant what had come so far nobody knows.
        headers = [(name, value) for name, value in scope["headers"] if name != b"content-length"]
        headers.append((b"content-length", b"%d" % _length(scope, body)))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._answer, {**scope, "headers": headers}, body)

    def _answer(self, scope: Any, body: bytes) -> HttpResponse:
        """The whole answer; the thread is then free for another request."""
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=type(self), scope=scope)
        request, _ = self.create_request(scope, BytesIO(body))
        response = self.get_response(request) if request else problems.page(problems.UNREADABLE)
        try:
            return _whole(response)
        finally:
            response.close()  # which also lets go of the database

    @contextmanager
    def _counted(self, account: str) -> Iterator[None]:
        self._open[account] += 1
        try:
            yield
        finally:
            self._open[account] -= 1
            if not self._open[account]:
                del self._open[account]

    async def _held(self, follow: Follow, answer: HttpResponse, receive: Any) -> HttpResponse:
        """The answer, once there is something in it, else as it was, when its time is over or the server ends."""
        gone = asyncio.ensure_future(receive())
        with suppress(TimeoutError, asyncio.CancelledError), self._wakes.listening(follow.key) as woken:
            gone.add_done_callback(lambda _: woken.set())
            async with asyncio.timeout(follow.hold):
                while True:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(HEARTBEAT):
                            await woken.wait()
                    if gone.done():
                        break
                    woken.clear()
                    part = await self._looks.ask(follow)
                    if part is None:
                        break  # The token was revoked, or the like: who comes back is told.
                    if part.body:
                        _fill(answer, part.body)
                        break
        gone.cancel()
        return answer

    async def _stream(self, follow: Follow, receive: Any, send: Any) -> None:
        """On and on what there is more; a client that does not take it is dropped, and comes back when it can."""
        gone = asyncio.ensure_future(receive())
        loop = asyncio.get_running_loop()
        try:
            with self._wakes.listening(follow.key) as woken:
                gone.add_done_callback(lambda _: woken.set())
                silent_until = _heartbeat(loop)
                while not follow.over:
                    if not follow.more:
                        with suppress(TimeoutError):
                            async with asyncio.timeout_at(silent_until):
                                await woken.wait()
                    if gone.done():
                        return
                    woken.clear()
                    part = await self._looks.ask(follow)
                    if part is None:
                        break  # as above
                    follow = part.follow
                    if told := part.body or (ALIVE if loop.time() >= silent_until else b""):
                        await _in_time(send, _part(told))
                        silent_until = _heartbeat(loop)
            await _in_time(send, _END)
        except asyncio.CancelledError:
            # The server ends. Whoever takes his time is not waited for.
            with suppress(TimeoutError):
                await _in_time(send, _END, 0.5)
        finally:
            gone.cancel()


def _heartbeat(loop: asyncio.AbstractEventLoop) -> float:
    """When the next one is due: on a full tenth of a second, so that many are, who look at once."""
    return (loop.time() + HEARTBEAT) * 10 // 1 / 10


async def _begin(answer: HttpResponse, send: Any) -> None:
    """A stream's headers, and what there is already."""
    del answer["Content-Length"]  # of the first part alone
    headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in answer.items()]
    await _in_time(send, {"type": "http.response.start", "status": answer.status_code, "headers": headers})
    await _in_time(send, _part(answer.content))


async def _in_time(send: Any, message: Any, seconds: float | None = None) -> None:
    async with asyncio.timeout(SEND_SECONDS if seconds is None else seconds):
        await send(message)


def _part(body: bytes) -> dict[str, Any]:
    return {"type": "http.response.body", "body": body, "more_body": True}


_END = {"type": "http.response.body", "body": b"", "more_body": False}


def _cut(send: Any) -> None:
    """Drop a client that takes nothing. The server would keep what is left for it, for as long as it likes; ASGI has no
    word for it, but uvicorn's connections have."""
    connection = getattr(getattr(send, "__self__", None), "transport", None)
    if connection is not None:
        connection.abort()


def _fill(answer: HttpResponse, body: bytes) -> None:
    answer.content = body
    answer["Content-Length"] = str(len(body))


async def _body(scope: Any, receive: Any) -> bytes | None:
    """The whole body, or a little more than is allowed; None where the client went away before its end."""
    body = bytearray()
    if _announced(scope) > settings.MAX_BODY_BYTES:
        return bytes(body)  # It is refused by its length.
    while len(body) <= settings.MAX_BODY_BYTES:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    return bytes(body)


def _length(scope: Any, body: bytes) -> int:
    """What Django is told: how long the body is, also where it was sent in chunks or is too long to be read."""
    return max(_announced(scope), len(body))


def _announced(scope: Any) -> int:
    said = dict(scope["headers"]).get(b"content-length", b"")
    return int(said) if said.isdigit() else 0


def _whole(response: HttpResponseBase) -> HttpResponse:
    """A file is read here: whoever sends it must not wait for the disk."""
    if isinstance(response, HttpResponse):
        return response
    assert isinstance(response, StreamingHttpResponse)  # noqa: S101  (there is no third kind)
    whole = HttpResponse(b"".join(response), status=response.status_code, headers=response.headers)
    whole.cookies = response.cookies
    return whole


def _too_slow() -> HttpResponse:
    answer = problems.page(problems.TooSlow(f"The body did not come within {BODY_SECONDS:.0f} s; send it again."))
    # What still comes of the body is no next request.
    answer.headers["Connection"] = "close"
    answer.headers["X-Request-Id"] = uuid.uuid4().hex
    return answer


def _too_many(answer: HttpResponse) -> HttpResponse:
    """The refusal in place of an answer that would go on, with the headers that every answer has."""
    problem = problems.Throttled(
        f"{MOST_OPEN} streams and held inboxes of your account are open already; close one, and send it again after "
        f"{RETRY_SECONDS} s. /api/v1/stream tells of all your matches at once."
    )
    answer.status_code = problem.status
    _fill(answer, encode(problem.body()))
    answer["Content-Type"] = problems.MEDIA_TYPE
    answer["Retry-After"] = str(RETRY_SECONDS)
    return answer
