"""How the application takes requests from its server."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import pytest
from django.conf import settings

from gameservice.asgi import application
from gameservice.http import entrance

Message = Mapping[str, Any]
LIMIT = settings.MAX_BODY_BYTES


class Server:
    """Hands over a request and keeps the answer."""

    def __init__(self, method: str, path: str, body: Sequence[bytes] = (), *, ends: str = "", **headers: str) -> None:
        """`ends`: what happens after the pieces of the body: by default it is whole; "gone" or "silent"."""
        self.scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "query_string": b"",
            "headers": [(n.replace("_", "-").encode(), v.encode()) for n, v in headers.items()],
            "server": ("127.0.0.1", 8000),
            "client": ("127.0.0.1", 40000),
        }
        self.asked = 0
        self.sent: list[Message] = []
        self._body = list(body)
        self._ends = ends

    async def receive(self) -> Message:
        self.asked += 1
        if self._body:
            piece = self._body.pop(0)
            return {"type": "http.request", "body": piece, "more_body": bool(self._body or self._ends)}
        if self._ends == "silent":
            await asyncio.sleep(60)
        return {"type": "http.disconnect"} if self._ends else {"type": "http.request", "body": b"", "more_body": False}

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    def ask(self, send: Callable[[Message], Awaitable[None]] | None = None) -> "Server":
        asyncio.run(application(self.scope, self.receive, send or self.send))
        return self

    @property
    def status(self) -> int:
        return int(self.sent[0]["status"])

    @property
    def headers(self) -> dict[bytes, bytes]:
        return dict(self.sent[0]["headers"])

    @property
    def body(self) -> bytes:
        return b"".join(message["body"] for message in self.sent[1:])


def test_an_answer_is_sent_in_pieces_that_a_client_can_take_in_turn() -> None:
    path = "/static/drf_spectacular_sidecar/swagger-ui-dist/swagger-ui-bundle.js"
    server = Server("GET", path).ask()
    assert server.status == 200
    assert len(server.body) == int(server.headers[b"Content-Length"]) > 1_000_000
    assert max(len(message["body"]) for message in server.sent[1:]) <= 64 * 1024
    assert [message.get("more_body") for message in server.sent[1:]].count(False) == 1


def test_a_body_that_does_not_come_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "BODY_SECONDS", 0.05)
    server = Server("POST", "/api/v1/guests", [b"{"], ends="silent", content_length="20").ask()
    problem = json.loads(server.body)
    assert (server.status, problem["status"], problem["code"]) == (408, 408, "too-slow")
    assert server.headers[b"Content-Type"] == b"application/problem+json"
    assert server.headers[b"Connection"] == b"close"
    assert server.headers[b"X-Request-Id"]


def test_an_answer_that_is_not_taken_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "SEND_SECONDS", 0.05)
    tried = []

    async def never(message: Message) -> None:
        tried.append(message["type"])
        await asyncio.sleep(60)

    Server("GET", "/livez").ask(never)
    assert tried == ["http.response.start"]


def test_what_is_cut_off_is_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_: Any) -> None:
        raise AssertionError("it was run")

    monkeypatch.setattr(application, "get_response", run)
    server = Server("POST", "/api/v1/guests", [b"{}"], ends="gone", content_length="20").ask()
    assert server.sent == []


@pytest.mark.parametrize(
    ("body", "headers", "asked"),
    [
        ([b"{", b"}"], {"content_length": str(LIMIT + 1)}, 0),
        ([b" " * 40_000] * 100, {"transfer_encoding": "chunked"}, 2),
    ],
)
def test_no_more_is_read_than_is_allowed(body: list[bytes], headers: dict[str, str], asked: int) -> None:
    server = Server("POST", "/api/v1/guests", body, **headers).ask()
    problem = json.loads(server.body)
    assert (server.status, problem["code"]) == (400, "malformed")
    assert str(LIMIT) in problem["detail"]
    assert server.asked == asked


def test_a_query_that_is_no_text_is_refused() -> None:
    server = Server("GET", "/livez")
    server.scope["query_string"] = b"a=\xff"
    assert json.loads(server.ask().body)["code"] == "malformed"
    assert server.status == 400
