"""How answers go on at the entrance: of what they are, it knows nothing."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from django.http import HttpResponse

from gameservice.http import entrance, following
from gameservice.http.entrance import Entrance
from gameservice.http.following import Follow, Part, Tell, Wakes

KEY = "match:1"


class Place:
    """Where everybody may follow what happens, until nobody may any more."""

    def __init__(self) -> None:
        self.happened: list[bytes] = []
        self.looked: list[int] = []
        self.fails = self.closed = False
        self.tell: Tell = lambda _: None
        self.entrance = Entrance(2, Wakes(self._source))
        self.entrance.get_response = self._respond  # type: ignore[method-assign]

    def _source(self, tell: Tell) -> None:
        self.tell = tell

    def _respond(self, request: Any) -> HttpResponse:
        answer = HttpResponse(b"hello;")
        hold = float(request.GET["wait"]) if "wait" in request.GET else None
        following.go_on(answer, Follow(self._look, KEY, request.GET.get("who", "ana"), len(self.happened), hold=hold))
        return answer

    def _look(self, follows: Sequence[Follow]) -> Sequence[Part | None]:
        self.looked.append(len(follows))
        if self.fails:
            raise OSError("the database is gone")
        if self.closed:
            return [None] * len(follows)
        so_far = len(self.happened)
        return [Part(b"".join(self.happened[f.position :]), f._replace(position=so_far)) for f in follows]

    def happens(self, what: bytes) -> None:
        self.happened.append(what)
        self.tell([KEY])


class Client:
    def __init__(self, place: Place, query: str = "") -> None:
        scope = {"type": "http", "method": "GET", "path": "/", "query_string": query.encode(), "headers": []}
        self.sent: list[Any] = []
        self._gone = asyncio.Event()
        self._asked = False
        self.task = asyncio.ensure_future(place.entrance(scope, self._receive, self._send))

    async def _receive(self) -> Any:
        if self._asked:
            await self._gone.wait()
            return {"type": "http.disconnect"}
        self._asked = True
        return {"type": "http.request", "body": b""}

    async def _send(self, message: Any) -> None:
        self.sent.append(message)

    @property
    def told(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.sent)

    @property
    def status(self) -> int:
        return int(self.sent[0]["status"])

    async def leave(self) -> None:
        self._gone.set()
        await self.task


async def until(seen: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not seen():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def following_(place: Place, count: int, query: str = "") -> Any:
    """So many clients, each told what there is and looking on."""
    looked = sum(place.looked) + count
    clients = [Client(place, query) for _ in range(count)]
    await until(lambda: sum(place.looked) >= looked)
    yield clients
    for client in clients:
        await client.leave()


def run(story: Callable[[Place], Awaitable[None]]) -> None:
    asyncio.run(story(Place()))  # type: ignore[arg-type]


def test_many_are_told_by_few_looks() -> None:
    async def story(place: Place) -> None:
        async with following_(place, 45) as clients:
            place.looked.clear()
            place.happens(b"one;")
            await until(lambda: all(client.told == b"hello;one;" for client in clients))
            assert place.looked == [45]

    run(story)


def test_a_burst_is_told_together() -> None:
    async def story(place: Place) -> None:
        async with following_(place, 1) as (client,):
            place.looked.clear()
            for _ in range(200):
                place.happens(b"x")
            await until(lambda: client.told == b"hello;" + b"x" * 200)
            assert len(place.looked) <= 2

    run(story)


def test_a_heartbeat_shows_life_and_looks_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "HEARTBEAT", 0.2)

    async def story(place: Place) -> None:
        async with following_(place, 1) as (client,):
            await until(lambda: client.told == b"hello;: alive\n\n")
            place.happened.append(b"of which nothing tells;")
            await until(lambda: client.told.endswith(b"of which nothing tells;"))
            place.closed = True
            await until(client.task.done)
            assert client.sent[-1] == {"type": "http.response.body", "body": b"", "more_body": False}

    run(story)


def test_a_stream_that_is_woken_for_nothing_is_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "HEARTBEAT", 0.3)

    async def story(place: Place) -> None:
        async with following_(place, 1) as (client,):
            for _ in range(100):
                place.tell(None)
                await asyncio.sleep(0.01)
            assert b": alive\n\n" in client.told

    run(story)


def test_a_look_that_fails_loses_nothing() -> None:
    async def story(place: Place) -> None:
        async with following_(place, 3) as clients:
            place.fails = True
            failed = len(place.looked)
            place.happens(b"one;")
            await until(lambda: len(place.looked) > failed)
            place.fails = False
            place.happens(b"two;")
            await until(lambda: all(client.told == b"hello;one;two;" for client in clients))

    run(story)


@pytest.mark.parametrize("query", ["", "wait=60"])
def test_an_account_may_have_so_many_open(monkeypatch: pytest.MonkeyPatch, query: str) -> None:
    monkeypatch.setattr(entrance, "MOST_OPEN", 3)

    async def story(place: Place) -> None:
        async with following_(place, 3, query) as clients:
            refused = Client(place, "who=ana")
            await until(refused.task.done)
            headers = {name.lower(): value for name, value in refused.sent[0]["headers"]}
            problem = json.loads(refused.told)
            assert (refused.status, problem["status"], problem["code"]) == (429, 429, "throttled")
            assert "3 streams and held inboxes" in problem["detail"]
            assert int(headers[b"retry-after"]) > 0
            assert headers[b"content-type"] == b"application/problem+json"
            assert int(headers.get(b"content-length", len(refused.told))) == len(refused.told)
            async with following_(place, 1, "who=ben"):
                pass
            await clients[0].leave()
            async with following_(place, 1, "who=ana") as (client,):
                assert client.status == 200

    run(story)


@pytest.mark.parametrize("end", ["something", "nothing", "revoked"])
def test_a_held_answer(end: str) -> None:
    async def story(place: Place) -> None:
        async with following_(place, 1, f"wait={0.3 if end == 'nothing' else 60}") as (client,):
            assert client.sent == []
            if end == "revoked":
                place.closed = True
            if end != "nothing":
                place.happens(b"something")
            await until(client.task.done)
            assert client.told == (b"something" if end == "something" else b"hello;")

    run(story)


def test_a_held_answer_looks_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "HEARTBEAT", 0.05)

    async def story(place: Place) -> None:
        async with following_(place, 1, "wait=20") as (client,):
            place.happened.append(b"unheard;")
            await until(lambda: client.told)
            assert client.told == b"unheard;"

    run(story)


def test_when_the_server_ends_all_answers_do() -> None:
    async def story(place: Place) -> None:
        stream, held = Client(place), Client(place, "wait=60")
        await until(lambda: sum(place.looked) >= 2)
        for client in (stream, held):
            client.task.cancel()
            with suppress(asyncio.CancelledError):
                await client.task
            assert client.status == 200
            assert not client.sent[-1].get("more_body", False)

    run(story)
