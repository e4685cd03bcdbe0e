"""The service as its users run it: processes of their own, asked over HTTP."""

import logging
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx

from games.core.chance import QuickChance

logging.getLogger("httpx").setLevel(logging.WARNING)

ROOT = Path(__file__).parent.parent.parent
START_TIMEOUT = 60.0
"""Seconds; a quiet machine needs two."""

T = TypeVar("T")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def eventually(look: Callable[[], T | None], seconds: float) -> T:
    """What `look` finds at last; it is asked again until then."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"not within {seconds} s")


class Process:
    """A program of the service, its environment empty but for what is given."""

    def __init__(self, *command: str, log: Path, **environment: str) -> None:
        self.log = log
        with log.open("ab") as output:
            self._process = subprocess.Popen(
                [sys.executable, *command],
                cwd=ROOT,
                env={"PATH": os.defpath, **environment},
                stdout=output,
                stderr=output,
                start_new_session=True,
            )

    @property
    def pid(self) -> int:
        return self._process.pid

    def said(self) -> str:
        return self.log.read_text()

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def wait(self, seconds: float) -> int:
        """Its exit code, when it has ended."""
        return self._process.wait(seconds)

    def running(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        """End it, and all that it started, as a power cut does."""
        for pid in [self.pid, *descendants(self.pid)]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()


def descendants(pid: int) -> list[int]:
    """All processes below a process."""
    children = []
    with suppress(FileNotFoundError, ProcessLookupError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            children += [int(child) for child in (task / "children").read_text().split()]
    return [*children, *(below for child in children for below in descendants(child))]


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and that nobody asked about does not."""
    try:
        return not re.search(r"^State:\s+Z", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    except (FileNotFoundError, ProcessLookupError):
        return False


class Caller:
    """A person with a token who plays over HTTP."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.http = httpx.Client(base_url=f"{address}/api/v1", timeout=30, trust_env=False)
        token = token or self.http.post("/guests").raise_for_status().json()["token"]
        self.http.headers["Authorization"] = f"Bearer {token}"

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def create(self, *levels: str, **options: Any) -> str:
        """A short match against bots; its id."""
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
        body = {"game": "ouch", "seats": seats, "options": {"cards_to_win": 4, **options}}
        answer = self.http.post("/matches", json=body)
        return str(answer.raise_for_status().json()["id"])

    def try_to_act(self, match: Any, action: Any, **headers: str) -> httpx.Response:
        """An action for the match as it was last read, accepted or not; header names have _ for -."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.http.post(
            f"/matches/{match['id']}/actions", json=action, headers={"If-Match": f'"{match["seq"]}"', **sent}
        )

    def act(self, match: Any, action: Any) -> httpx.Response:
        return self.try_to_act(match, action).raise_for_status()

    def turn(self, match_id: str, seconds: float = 30) -> Any:
        """The match when it is the caller's turn, or when it is over."""

        def look() -> Any:
            match = self.get(f"/matches/{match_id}")
            return match if match["legal"] or match["status"] != "active" else None

        return eventually(look, seconds)

    def events(self, match_id: str) -> list[Any]:
        return list(self.get(f"/matches/{match_id}/events")["events"])

    def play(self, match_id: str, decisions: int = 1000, until_bot: bool = False) -> Any:
        """Play random legal actions: so many, or until a bot must move, or to the end; the match as it then is."""
        chance = QuickChance(decisions)
        for _ in range(decisions):
            match = self.turn(match_id)
            if match["status"] != "active":
                return match
            moved = self.act(match, chance.choice(match["legal"]["actions"])).json()
            if until_bot and not moved["legal"] and moved["status"] == "active":
                break
        return self.get(f"/matches/{match_id}")


class Service(Process):
    """`manage.py serve` on data of its own."""

    def __init__(self, data: Path, port: int | None = None, **environment: str) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.callers: list[Caller] = []
        data.mkdir(exist_ok=True)
        log = data / f"log-{time.monotonic_ns()}"
        environment = {"DATA": str(data), "PORT": str(self.port), "THROTTLE_READ": "0/second", **environment}
        super().__init__("manage.py", "serve", log=log, **environment)

    def ready(self) -> "Service":
        """Itself, when it is."""

        def look() -> bool:
            assert self.running(), self.said()
            return answers(f"{self.address}/readyz")

        eventually(look, START_TIMEOUT)
        return self

    def worker(self) -> int:
        """The process of the worker."""
        return eventually(
            lambda: next((pid for pid in descendants(self.pid) if b"gameservice.worker" in command_line(pid)), None),
            START_TIMEOUT,
        )

    def guest(self) -> Caller:
        """Whose token was printed."""
        token = eventually(lambda: re.search(r"guest token\s+(\S+)", self.said()), START_TIMEOUT)
        self.callers.append(Caller(self.address, token[1]))
        return self.callers[-1]

    def kill(self) -> None:
        for caller in self.callers:
            caller.http.close()
        super().kill()


def answers(address: str) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(address, timeout=5, trust_env=False).status_code == 200
    return False


def command_line(pid: int) -> bytes:
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""
