"""The load: HTTP/1.1 over connections that are kept, in one process. Nothing but what a client must do."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from deploy.bench.measure import Figures, spread

API = "/api/v1"


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    def ok(self) -> "Answer":
        """Itself; a refusal ends the benchmark."""
        if self.status >= 400:
            raise RuntimeError(f"{self.status}: {self.body[:500]!r}")
        return self


class Connection:
    """One connection to a server of this machine; paths begin after /api/v1."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    @asynccontextmanager
    async def open(cls, port: int) -> AsyncIterator["Connection"]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            yield cls(reader, writer)
        finally:
            writer.close()
            await writer.wait_closed()

    async def send(self, method: str, path: str, token: str = "", body: Any = None, **headers: str) -> Answer:
        content = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {API}{path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(content)}"]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + content)
        status, *fields = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
        told = dict(line.lower().split(": ", 1) for line in fields)
        return Answer(int(status.split()[1]), told, await self._reader.readexactly(int(told.get("content-length", 0))))


class Row(msgspec.Struct):
    slot: int


class Seen(msgspec.Struct):
    """What playing needs of a view of Ouch!."""

    asks: str | None
    to_act: tuple[int, ...]
    row: tuple[Row, ...]


class Moved(msgspec.Struct):
    """What playing needs of an answer: a match's or a move's."""

    seq: int
    status: str
    view: Seen


_moved, _seen = msgspec.json.Decoder(Moved), msgspec.json.Decoder(Seen)


def action(view: Seen) -> dict[str, Any]:
    """A legal action, found without asking for any: the view is known from the answer before."""
    if view.asks == "flip":
        return {"type": "ouch.flip", "slot": view.row[0].slot, "side": "top"}
    if view.asks == "discard":
        return {"type": "ouch.discard", "card": 0}
    return {"type": "ouch.extra_turn", "take": False}


class Table:
    """A match of Ouch! between two people, or of one against a bot, and all that its client knows of it."""

    def __init__(self, connection: Connection, tokens: list[str]) -> None:
        self.connection = connection
        self.tokens = tokens
        self.id = ""
        self.now = Moved(0, "", Seen(None, (), ()))

    @classmethod
    @asynccontextmanager
    async def open(cls, port: int, people: int = 2) -> AsyncIterator["Table"]:
        async with Connection.open(port) as connection:
            guests = [(await connection.send("POST", "/guests", body={})).ok().json() for _ in range(people)]
            yield cls(connection, [guest["token"] for guest in guests])

    async def begin(self, bot: str = "", visibility: str = "private") -> None:
        """A new match, in which every seat is taken."""
        other = {"kind": "bot", "level": bot} if bot else {"kind": "open"}
        asked = {"game": "ouch", "seats": [{"kind": "me"}, other], "options": {"first_seat": "host"}}
        asked["visibility"] = visibility
        made = (await self.connection.send("POST", "/matches", self.tokens[0], asked)).ok()
        match = made.json()
        self.id = match["id"]
        if not bot:
            seat = {"invite": match["invite"]}
            made = (await self.connection.send("POST", f"/matches/{self.id}/seats", self.tokens[1], seat)).ok()
        self.now = _moved.decode(made.body)

    async def move(self) -> float:
        """One move of whoever's turn it is; how long its answer took."""
        token, body, seq = self.tokens[self.now.view.to_act[0]], action(self.now.view), f'"{self.now.seq}"'
        began = time.perf_counter()
        answer = await self.connection.send("POST", f"/matches/{self.id}/actions", token, body, If_Match=seq)
        took = time.perf_counter() - began
        self.now = _moved.decode(answer.ok().body)
        return took

    async def read(self, *, known: bool = False) -> Answer:
        """The view, or 304 where what is known is what there is."""
        headers = {"If_None_Match": f'"{self.now.seq}"'} if known else {}
        return (await self.connection.send("GET", f"/matches/{self.id}/view", self.tokens[0], **headers)).ok()

    def know(self, answer: Answer) -> None:
        """Take a view that was read for what there is now."""
        view = _seen.decode(answer.body)
        self.now = Moved(int(answer.headers["etag"].strip('"')), "active" if view.asks else "finished", view)

    @property
    def over(self) -> bool:
        return self.now.status != "active"


async def play(port: int, clients: int, seconds: float) -> Figures:
    """Clients that move as fast as they are answered, each at a match of its own."""
    took: list[float] = []
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(Table.open(port)) for _ in range(clients)]
        for table in tables:
            await table.begin()
        starts = time.perf_counter() + seconds / 3
        await asyncio.gather(*(_play_on(table, starts, starts + seconds, took) for table in tables))
    return {"moves/s": len(took) / seconds, **spread(took)}


async def _play_on(table: Table, starts: float, ends: float, took: list[float]) -> None:
    while (began := time.perf_counter()) < ends:
        if table.over:
            await table.begin()
            continue
        spent = await table.move()
        if starts <= began and began + spent <= ends:
            took.append(spent)


def load(port: int, clients: int, seconds: float) -> Figures:
    """`play`, with what the load itself cost: its share of one core."""
    processor, clock = time.process_time(), time.perf_counter()
    figures = asyncio.run(play(port, clients, seconds))
    share = (time.process_time() - processor) / (time.perf_counter() - clock)
    return {**figures, "load's share of a core": share}
