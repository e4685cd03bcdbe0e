"""Slow clients and odd requests at a real service: they harm nobody but themselves."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from tests.flows.processes import Caller, Service, eventually

MANY = 12
"""Connections, more than the service has threads."""

BIG_FILE = "/static/drf_spectacular_sidecar/swagger-ui-dist/swagger-ui-bundle.js"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, has_servers: bool) -> Iterator[Service]:
    if has_servers:
        pytest.skip("runs without servers, in the tests on SQLite")
    service = Service(tmp_path_factory.mktemp("entrance") / "data", THROTTLE_ACCOUNT="20/hour")
    yield service.ready()
    service.kill()


@pytest.fixture
def held() -> Iterator[ExitStack]:
    """What is closed after the test."""
    with ExitStack() as stack:
        yield stack


def connect(service: Service, held: ExitStack, buffer: int | None = None) -> socket.socket:
    connection = held.enter_context(socket.socket())
    if buffer is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    connection.settimeout(30)
    connection.connect(("127.0.0.1", service.port))
    return connection


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def answer(connection: socket.socket) -> tuple[int, Any]:
    """Status and body, when the server has closed the connection."""
    raw = b"".join(iter(lambda: connection.recv(65536), b""))
    head, _, body = raw.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


def lives(service: Service) -> bool:
    return httpx.get(f"{service.address}/livez", timeout=3, trust_env=False).status_code == 200


def test_bodies_that_do_not_come_hold_nobody_up(service: Service, held: ExitStack) -> None:
    for _ in range(MANY):
        connect(service, held).sendall(request("POST", "/api/v1/guests", b"{", Content_Length="20"))
    for _ in range(10):
        assert lives(service)


def test_answers_that_are_not_read_hold_nobody_up(service: Service, held: ExitStack) -> None:
    plain = {"Accept-Encoding": "identity"}
    size = int(httpx.head(service.address + BIG_FILE, headers=plain, trust_env=False).headers["Content-Length"])
    assert size > 1_000_000
    for _ in range(MANY):
        connect(service, held, buffer=2048).sendall(request("GET", BIG_FILE) * 5)
    for _ in range(10):
        assert lives(service)


def test_a_file_that_is_read_slowly_arrives_whole(service: Service, held: ExitStack) -> None:
    whole = httpx.get(service.address + BIG_FILE, headers={"Accept-Encoding": "identity"}, trust_env=False)
    connection = connect(service, held, buffer=2048)
    connection.sendall(request("GET", BIG_FILE, Connection="close"))
    raw = b"".join(iter(lambda: connection.recv(4096), b""))
    assert raw.partition(b"\r\n\r\n")[2] == whole.content


def test_a_body_in_chunks_is_read(service: Service, held: ExitStack) -> None:
    body = b'e\r\n{"name": "Zoe"\r\n1\r\n}\r\n0\r\n\r\n'
    connection = connect(service, held)
    connection.sendall(request("POST", "/api/v1/guests", body, Transfer_Encoding="chunked", Connection="close"))
    status, made = answer(connection)
    assert (status, made["user"]["name"]) == (201, "Zoe")


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_is_too_long_is_refused_and_not_waited_for(
    service: Service, held: ExitStack, chunked: bool
) -> None:
    connection = connect(service, held)
    if chunked:
        chunk = b"8000\r\n" + b" " * 0x8000 + b"\r\n"
        sent = request("POST", "/api/v1/guests", chunk * 3, Transfer_Encoding="chunked", Connection="close")
    else:
        sent = request("POST", "/api/v1/guests", b"{", Content_Length="1000000", Connection="close")
    connection.sendall(sent)
    status, problem = answer(connection)
    assert (status, problem["code"]) == (400, "malformed")
    assert "65536" in problem["detail"]


@pytest.mark.parametrize("framing", [{"Content_Length": "60"}, {"Transfer_Encoding": "chunked"}])
def test_a_body_that_is_cut_off_is_not_acted_on(service: Service, held: ExitStack, framing: dict[str, str]) -> None:
    ana: Caller = service.guest()
    body = b'{"name": "Mallory"}'
    if "Transfer_Encoding" in framing:
        body = b"%x\r\n%s\r\n" % (len(body), body)
    headers = {"Authorization": str(ana.http.headers["Authorization"]), **framing}
    connection = connect(service, held)
    connection.sendall(request("PATCH", "/api/v1/me", body, **headers))
    connection.shutdown(socket.SHUT_WR)
    assert connection.recv(65536) == b""
    eventually(lambda: lives(service), 3)
    assert ana.get("/me")["name"] == "Guest"


def test_whoever_calls_is_who_is_connected(service: Service) -> None:
    """The last test: nothing is left for its address."""
    with httpx.Client(base_url=service.address, trust_env=False) as client:
        tried = [client.post("/api/v1/guests", headers={"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(21)]
    assert tried[-1].status_code == 429
