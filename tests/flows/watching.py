"""Many clients that follow matches over one loop, and come back whenever their stream has ended."""

import asyncio
import re
import resource
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

FRAME = re.compile(rb"id: (\d+)\nevent: (\S+)\ndata: [^\n]*\n\n")
AGAIN = 0.2
"""Seconds until a client comes back; browsers take the two that they are told."""


class Watcher:
    """Somebody who follows a match to its end by Server-sent events, resuming by `Last-Event-ID`."""

    def __init__(self, match_id: str, token: str) -> None:
        self.ids: list[int] = []
        self.opened = 0
        self.connected = self.over = False
        self._path = f"/api/v1/matches/{match_id}/stream"
        self._token = token

    async def follow(self, port: int) -> None:
        while not self.over:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                try:
                    await self._read(reader, writer)
                finally:
                    self.connected = False
                    writer.close()
            if not self.over:
                await asyncio.sleep(AGAIN)

    async def _read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {self._token}\r\n"
        last = f"Last-Event-ID: {self.ids[-1]}\r\n" if self.ids else ""
        writer.write(f"{head}{last}\r\n".encode())
        unread = b""
        while received := await reader.read(65536):
            unread += received
            if not self.connected and b"retry:" in unread:
                self.connected = True
                self.opened += 1
            end = 0
            for frame in FRAME.finditer(unread):
                end = frame.end()
                self.ids.append(int(frame[1]))
                self.over = frame[2] == b"match.finished"
            unread = unread[end:]


@contextmanager
def many_files(count: int) -> Iterator[None]:
    """This process, and those that it starts, may have so many open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(count, hard)), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def all_connected(watchers: Sequence[Watcher]) -> None:
    async with asyncio.timeout(90):
        while not all(watcher.connected for watcher in watchers):
            await asyncio.sleep(0.05)


async def none_connected(watchers: Sequence[Watcher]) -> None:
    async with asyncio.timeout(30):
        while any(watcher.connected for watcher in watchers):
            await asyncio.sleep(0.05)
