"""One attempt to send a webhook, signed as Standard Webhooks asks (https://www.standardwebhooks.com).

Whoever gave the address is not trusted: the receiver may hang, redirect, send without end, or lead back into our own
network. So each attempt is a connection of its own, checked, short, and told of in plain words.
"""

import asyncio
import logging
import socket
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any, Final

import aiohttp
from standardwebhooks import Webhook
from yarl import URL

from gameservice.http.rendering import encode
from gameservice.notices.addresses import may_be_called
from gameservice.notices.models import Channel, Delivery, Kind
from gameservice.timestamps import timestamp

logger = logging.getLogger(__name__)

PATIENCE: Final = 10
"""Seconds for an attempt, from looking up the name to the answer's status."""
MOST_READ: Final = 16 * 1024
"""Bytes of an answer; nobody needs them, but a receiver may want to get rid of them."""
READING: Final = 1.0
"""Seconds for that."""
MOST_LOOKUPS: Final = 200
"""Names that are looked up at once, each in a thread: one that hangs must not hold up others."""


@dataclass(frozen=True)
class Answer:
    """What became of an attempt: the receiver's status, if it gave one; why it failed, empty when it did not."""

    status: int | None = None
    fault: str = ""


NOT_PUBLIC: Final = "The host's name leads to no public address."


class NotPublic(OSError):
    """The address that would be called is no public one."""


def post(delivery: Delivery, data: dict[str, Any], now: datetime) -> "Future[Answer]":
    """Post a delivery to the address of its channel, signed by its secret, and by the one before while that lasts."""
    channel, message_id = delivery.channel, str(delivery.id)
    body = encode({"type": Kind(delivery.kind).word, "timestamp": timestamp(delivery.created_at), "data": data})
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "gameservice-webhooks/1",
        "webhook-id": message_id,
        "webhook-timestamp": str(int(now.timestamp())),
        "webhook-signature": _signatures(channel, message_id, body, now),
    }
    return asyncio.run_coroutine_threadsafe(_attempt(channel.address, headers, body), _loop())


def _signatures(channel: Channel, message_id: str, body: bytes, now: datetime) -> str:
    secrets = [channel.secret]
    if channel.previous_until is not None and channel.previous_until > now:
        secrets.append(channel.previous_secret)
    return " ".join(Webhook(secret).sign(message_id, now, body.decode()) for secret in secrets)


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """Runs beside whatever the process does."""
    loop = asyncio.new_event_loop()
    loop.set_default_executor(ThreadPoolExecutor(MOST_LOOKUPS, thread_name_prefix="lookup"))
    threading.Thread(target=loop.run_forever, name="webhooks", daemon=True).start()
    return loop


async def _attempt(url: str, headers: dict[str, str], body: bytes) -> Answer:
    try:
        status = await _post(url, headers, body)
    except Exception as fault:
        return Answer(fault=_in_words(fault))
    if 200 <= status < 300:
        return Answer(status)
    if 300 <= status < 400:
        return Answer(status, f"It answered {status}, and redirects are not followed.")
    return Answer(status, f"It answered {status}.")


async def _post(url: str, headers: dict[str, str], body: bytes) -> int:
    connector = aiohttp.TCPConnector(socket_factory=_checked_socket, force_close=True)
    session = aiohttp.ClientSession(
        connector=connector,
        cookie_jar=aiohttp.DummyCookieJar(),
        timeout=aiohttp.ClientTimeout(total=PATIENCE),
        auto_decompress=False,
        skip_auto_headers=["Accept", "Accept-Encoding"],
        read_bufsize=MOST_READ // 2,  # it stops receiving at twice that
    )
    async with session, session.post(URL(url), data=body, headers=headers, allow_redirects=False) as response:
        with suppress(Exception):
            async with asyncio.timeout(READING):
                await response.content.readexactly(MOST_READ)
        return response.status


def _checked_socket(info: tuple[Any, ...]) -> socket.socket:
    """Called for the very address that is connected to next: a name that changes its mind between two looks gains
    nothing."""
    family, type_, protocol, _, address = info
    if not may_be_called(address[0]):
        raise NotPublic("not a public address")
    return socket.socket(family, type_, protocol)


def _in_words(fault: Exception) -> str:
    """For the webhook's owner: nothing of what our network looks like from inside."""
    match fault:
        case aiohttp.ClientConnectorError(os_error=NotPublic()):
            return NOT_PUBLIC
        case aiohttp.ClientConnectorDNSError():
            return NOT_PUBLIC  # which names we find is told to nobody
        case aiohttp.ClientConnectorCertificateError():
            return "The host's certificate is not valid."
        case aiohttp.ClientConnectorSSLError():
            return "No secure connection could be made."
        case TimeoutError():
            return f"No answer within {PATIENCE} seconds."
        case aiohttp.ClientConnectorError():
            return "No connection could be made."
        case aiohttp.ClientResponseError():
            return "The answer was no HTTP."
        case aiohttp.ClientConnectionError():
            return "The connection was closed before an answer came."
    logger.warning("a webhook could not be sent", exc_info=fault)
    return "The address could not be called."
