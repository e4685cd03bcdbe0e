"""Receivers of webhooks on real sockets, as good and as bad as those of the world."""

import json
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeAlias

import httpx
from standardwebhooks import Webhook

from tests.flows.processes import eventually

Answering: TypeAlias = Callable[[socket.socket], Any]


class Received:
    """A request as it came."""

    def __init__(self, head: bytes, body: bytes) -> None:
        first, *lines = head.decode("latin-1").split("\r\n")
        self.method, self.path, _ = first.split(" ")
        self.headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        self.body = body
        self.at = time.monotonic()

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    def verified(self, secret: str) -> Any:
        """The body, if it is signed by the secret. Raises `WebhookVerificationError`."""
        return Webhook(secret).verify(self.body, self.headers)


class Receiver:
    """Takes down every request, then answers as it is told."""

    def __init__(self, answering: Answering) -> None:
        self.answering = answering
        self.received: list[Received] = []
        self.at_once = self.most_at_once = 0
        self.over = threading.Event()
        self._lock = threading.Lock()
        self._server = socket.create_server(("127.0.0.1", 0), backlog=512)
        self.port: int = self._server.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/hook"
        threading.Thread(target=self._run, daemon=True).start()

    def wait_for(self, count: int, seconds: float = 20) -> list[Received]:
        return eventually(lambda: self.received if len(self.received) >= count else None, seconds)

    def close(self) -> None:
        self.over.set()
        with suppress(OSError):
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()

    def _run(self) -> None:
        with suppress(OSError):
            while True:
                connection, _ = self._server.accept()
                threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection: socket.socket) -> None:
        with self._lock:
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            with connection, suppress(OSError, httpx.TransportError):  # who has gone is not answered
                head, _, body = self._until(connection, b"", b"\r\n\r\n").partition(b"\r\n\r\n")
                received = Received(head, b"")
                length = int(received.headers.get("content-length", 0))
                while len(body) < length:
                    body += connection.recv(65536)
                received.body = body
                self.received.append(received)
                self.answering(connection)
        finally:
            with self._lock:
                self.at_once -= 1

    @staticmethod
    def _until(connection: socket.socket, got: bytes, end: bytes) -> bytes:
        while end not in got:
            more = connection.recv(65536)
            if not more:
                raise ConnectionError
            got += more
        return got


def status(code: int, *headers: str, body: bytes = b"") -> Answering:
    """A plain answer."""
    lines = [f"HTTP/1.1 {code} Said", f"Content-Length: {len(body)}", *headers]
    return raw("\r\n".join(lines).encode() + b"\r\n\r\n" + body)


def raw(text: bytes) -> Answering:
    return lambda connection: connection.sendall(text)
