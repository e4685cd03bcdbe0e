"""Clients that take nothing of what they are told: each costs little, and not for long."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.flows.processes import START_TIMEOUT, Process, eventually, free_port

MANY = 20
"""Clients; the server would send to each for ever."""


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def server(tmp_path: Path, port: int) -> Iterator[Process]:
    command = ["-m", "tests.flows.endless_web", str(port)]
    server = Process(*command, log=tmp_path / "log", DATA=str(tmp_path / "data"))
    eventually(lambda: listens(port), START_TIMEOUT)
    yield server
    server.kill()


def listens(port: int) -> bool:
    with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def connections(server: Process) -> int:
    """How many sockets it has open."""
    return sum(link.readlink().name.startswith("socket:") for link in Path(f"/proc/{server.pid}/fd").iterdir())


def megabytes(server: Process) -> float:
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def test_a_stream_that_is_not_read_is_cut_off_and_forgotten(server: Process, port: int) -> None:
    eventually(lambda: connections(server) <= 5, 10)
    idle, before = connections(server), megabytes(server)
    with ExitStack() as held:
        clients = [held.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in range(MANY)]
        for client in clients:
            client.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        eventually(lambda: connections(server) >= idle + MANY, 10)
        eventually(lambda: connections(server) == idle, 30)  # and yet no client has read anything, or gone
        assert megabytes(server) < before + MANY
