"""The least that holds streams: an ASGI application that hands on what is posted to an address to whoever follows it.
No database, no redaction, nothing to come back to."""

import asyncio
from collections import defaultdict
from typing import Any

following: defaultdict[str, set[asyncio.Queue[bytes]]] = defaultdict(set)


async def application(scope: Any, receive: Any, send: Any) -> None:
    if scope["method"] == "POST":
        await _hand_on(scope["path"], receive)
    if scope["method"] == "POST" or scope["path"] == "/livez":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})
        return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/event-stream")]})
    await _part(send, b"retry: 2000\n\n")
    queue: asyncio.Queue[bytes] = asyncio.Queue()
    following[scope["path"]].add(queue)
    gone = asyncio.ensure_future(_gone(receive, queue))
    while frame := await queue.get():
        await _part(send, frame)
    following[scope["path"]].discard(queue)
    await gone


async def _hand_on(path: str, receive: Any) -> None:
    body = b""
    while (message := await receive())["type"] == "http.request":
        body += message.get("body", b"")
        if not message.get("more_body"):
            break
    for queue in following[path]:
        queue.put_nowait(body)


async def _gone(receive: Any, queue: asyncio.Queue[bytes]) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    queue.put_nowait(b"")


async def _part(send: Any, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})
