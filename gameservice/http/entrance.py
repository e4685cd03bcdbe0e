"""Where requests come in: a slow client waits by itself, and holds up nobody else.

A body is read, and an answer is sent, in asynchronous code, where waiting costs nothing. In between Django answers in a
thread of a fixed pool. Django's own handler gives each request a thread of its own, and with it a database connection
of its own; a pool keeps both.
"""

import asyncio
import uuid
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Any

from django.conf import settings
from django.core import signals
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.urls import set_script_prefix

from gameservice.http import problems

BODY_SECONDS = 10.0
"""For the whole of a body."""

SEND_SECONDS = 30.0
"""For a client to take the next 64 KiB of an answer."""


class Entrance(ASGIHandler):
    """Django as an ASGI application, with so many threads."""

    def __init__(self, threads: int) -> None:
        super().__init__()
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
        answer = await asyncio.get_running_loop().run_in_executor(
            self._pool, self._answer, {**scope, "headers": headers}, body
        )
        await self._send(answer, send)

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
        async def in_time(message: Any) -> None:
            async with asyncio.timeout(SEND_SECONDS):
                await send(message)

        try:
            await self.send_response(answer, in_time)
        except TimeoutError:
            return  # The server closes what was left unfinished.


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
