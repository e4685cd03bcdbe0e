"""Where requests come in: a slow client waits by itself, and holds up nobody else.

A body is read, and an answer is sent, in asynchronous code, where waiting costs nothing. In between Django answers in a
thread of a fixed pool. Django's own handler gives each request a thread of its own, and with it a database connection
of its own; a pool keeps both.
"""

import asyncio
import uuid
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from io import BytesIO
from typing import Any

from django.conf import settings
from django.core import signals
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.urls import set_script_prefix

from gameservice.http import following, problems
from gameservice.http.following import Follow, Wakes

BODY_SECONDS = 10.0
"""For the whole of a body."""

SEND_SECONDS = 30.0
"""For a client to take the next 64 KiB of an answer."""

HEARTBEAT = 15.0
"""Seconds after which a silent stream shows that it is alive, and looks by itself."""


class Entrance(ASGIHandler):
    """Django as an ASGI application, with so many threads."""

    def __init__(self, threads: int, wakes: Wakes) -> None:
        super().__init__()
        self._wakes = wakes
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="django")

    def load_middleware(self, is_async: bool = False) -> None:
        """For requests that are answered in a thread."""
        super().load_middleware(is_async=False)

    async def handle(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await _body(scope, receive)
        except TimeoutError:
            await self._send(_too_slow(), send)
            return
        if body is None:
            return  # The client is gone, and whether it meant what had come so far nobody knows.
        headers = [(name, value) for name, value in scope["headers"] if name != b"content-length"]
        headers.append((b"content-length", b"%d" % _length(scope, body)))
        scope = {**scope, "headers": headers}
        answer = await self._ask(scope, body)
        if (follow := following.of(answer)) is None or scope["method"] == "HEAD":
            await self._send(answer, send)
        elif follow.hold is not None:
            await self._send(await self._held(scope, follow, answer, receive), send)
        else:
            await self._stream(scope, follow, answer, receive, send)

    async def _ask(self, scope: Any, body: bytes = b"") -> HttpResponse:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._answer, scope, body)

    async def _held(self, scope: Any, follow: Follow, answer: HttpResponse, receive: Any) -> HttpResponse:
        """The answer, once there is something in it, or the time is over."""
        gone = asyncio.ensure_future(receive())
        try:
            with suppress(TimeoutError), self._wakes.listening(follow.keys) as woken:
                woken.set()  # for what has happened since it was asked
                async with asyncio.timeout(follow.hold):
                    while following.of(answer) is not None and await _either(woken, gone):
                        woken.clear()
                        answer = await self._ask({**scope, following.AGAIN: follow.position})
        finally:
            gone.cancel()
        return answer

    async def _stream(self, scope: Any, follow: Follow, answer: HttpResponse, receive: Any, send: Any) -> None:
        """What there is, and on and on what there is more; a client that does not take it is dropped."""
        gone = asyncio.ensure_future(receive())
        del answer["Content-Length"]  # of the first part alone
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in answer.items()]
        try:
            await _in_time(send, {"type": "http.response.start", "status": answer.status_code, "headers": headers})
            await _in_time(send, _part(answer.content))
            with self._wakes.listening(follow.keys) as woken:
                woken.set()
                while not follow.over:
                    try:
                        async with asyncio.timeout(0 if follow.more else HEARTBEAT):
                            if not await _either(woken, gone):
                                return
                    except TimeoutError:
                        await _in_time(send, _part(b"" if follow.more else b": alive\n\n"))
                    woken.clear()
                    answer = await self._ask({**scope, following.AGAIN: follow.position})
                    goes_on = following.of(answer)
                    if goes_on is None:
                        break  # The token was revoked, or the like: who comes back is told.
                    follow = goes_on
                    if answer.content:
                        await _in_time(send, _part(answer.content))
            await _in_time(send, {"type": "http.response.body", "body": b"", "more_body": False})
        except TimeoutError:
            return  # The server closes what was left unfinished.
        finally:
            gone.cancel()

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

    async def _send(self, answer: HttpResponse, send: Any) -> None:
        try:
            await self.send_response(answer, partial(_in_time, send))
        except TimeoutError:
            return  # The server closes what was left unfinished.


async def _in_time(send: Any, message: Any) -> None:
    async with asyncio.timeout(SEND_SECONDS):
        await send(message)


def _part(body: bytes) -> dict[str, Any]:
    return {"type": "http.response.body", "body": body, "more_body": True}


async def _either(woken: asyncio.Event, gone: "asyncio.Future[Any]") -> bool:
    """Waits until something has happened, and says True, or until the client is gone."""
    waiting = asyncio.ensure_future(woken.wait())
    try:
        await asyncio.wait([waiting, gone], return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
    return not gone.done()


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
