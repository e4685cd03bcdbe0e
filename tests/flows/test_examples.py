"""The examples of the documentation, as processes of their own."""

import itertools
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest

from games import registry
from tests.flows.processes import ROOT, Caller, Process, Service, answers, eventually, free_port

EXAMPLES = ROOT / "docs/examples"
LONGEST = 180.0
"""Seconds for three matches; a quiet machine needs fifteen."""


@pytest.fixture
def service(tmp_path: Path, has_servers: bool) -> Iterator[Service]:
    if has_servers:
        pytest.skip("runs without servers, in the tests on SQLite")
    service = Service(tmp_path / "data", ALLOW_PRIVATE_WEBHOOKS="1", THROTTLE_MOVE="20/second")
    yield service.ready()
    service.kill()


def bots(service: Service, *names: str) -> list[Caller]:
    """Bots of one user."""
    owner = Caller(service.address)
    owner.http.post("/me/upgrade", json={"username": "ana", "password": "nine red flowers"}).raise_for_status()
    made = [owner.http.post("/bots", json={"name": name}).raise_for_status().json()["token"] for name in names]
    service.callers += [owner, *(callers := [Caller(service.address, token) for token in made])]
    return callers


def token(caller: Caller) -> str:
    return str(caller.http.headers["Authorization"].removeprefix("Bearer "))


def sit(host: Caller, guest: Caller, game: str) -> str:
    """A match of two; its id."""
    asked = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
    match = host.http.post("/matches", json=asked).raise_for_status().json()
    guest.http.post(f"/matches/{match['id']}/seats", json={"invite": match["invite"]}).raise_for_status()
    return str(match["id"])


def example(name: str, service: Service, caller_token: str, log: Path, **environment: str) -> Process:
    """One that is running."""
    return Process(str(EXAMPLES / name), log=log, API=f"{service.address}/api/v1", TOKEN=caller_token, **environment)


def hook(caller: Caller, port: int, **asked: Any) -> Any:
    """A webhook that leads to this machine."""
    return caller.http.post("/webhooks", json={"url": f"http://127.0.0.1:{port}", **asked}).raise_for_status().json()


def test_bots_play_whole_matches_of_every_game(service: Service, tmp_path: Path) -> None:
    """One of them runs twice: often, not always, it comes too late or is told to slow down."""
    ping, pong = bots(service, "Ping", "Pong")
    matches = [sit(ping, pong, game) for game in registry.NAMES]

    def all_over() -> Any:
        assert all(process.running() for process in processes), [process.said() for process in processes]
        found = [over(ping, match) for match in matches]
        return found if all(found) else None

    processes = [
        example("bot.py", service, token(player), tmp_path / name)
        for player, name in ((ping, "ping"), (ping, "ping again"), (pong, "pong"))
    ]
    try:
        finished = eventually(all_over, LONGEST)
    finally:
        for process in processes:
            process.kill()
    assert {match["outcome"]["reason"] for match in finished}.isdisjoint({"resigned", "timed_out"})
    assert [{seat["user"]["kind"] for seat in match["seats"]} for match in finished] == [{"bot"}] * len(matches)
    said = "".join(process.said() for process in processes)
    assert "Traceback" not in said


def test_a_bot_whose_token_is_no_good_ends_with_the_reason(service: Service, tmp_path: Path) -> None:
    process = example("bot.py", service, "no-token", tmp_path / "bot")
    assert process.wait(30) == 1
    assert "401" in process.said()


def test_bots_that_are_called_play_whole_matches(service: Service, tmp_path: Path) -> None:
    """A turn may take several actions, as with a discard or a tickle, and is told once."""
    ping, pong = bots(service, "Ping", "Pong")
    with ExitStack() as running:
        processes = []
        for player, name in ((ping, "ping"), (pong, "pong")):
            webhook = hook(player, port := free_port(), events=["turn.started"])
            where = {"SECRET": webhook["secret"], "PORT": str(port)}
            processes.append(example("webhook_bot.py", service, token(player), tmp_path / name, **where))
            running.callback(processes[-1].kill)
            eventually(partial(listens, port), 30)
        matches = [sit(ping, pong, game) for game in ("ouch", "aloha_pioha")]
        finished = [eventually(partial(over, ping, match), LONGEST) for match in matches]
    assert {match["outcome"]["reason"] for match in finished}.isdisjoint({"resigned", "timed_out"})
    assert "Traceback" not in "".join(process.said() for process in processes)


def listens(port: int) -> bool:
    """Whether anybody does."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def over(caller: Caller, match_id: str) -> Any:
    """A match that is finished."""
    match = caller.get(f"/matches/{match_id}")
    return match if match["status"] == "finished" else None


class Chat(BaseHTTPRequestHandler):
    """Takes what is posted into it, but not every time at once."""

    said: ClassVar[list[str]] = []
    asked: ClassVar[Iterator[int]] = itertools.count()

    def do_POST(self) -> None:
        text = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["text"]
        busy = next(self.asked) % 3 == 1
        if not busy:
            self.said.append(text)
        self.send_response(429 if busy else 200)
        self.send_header("Retry-After", "0.1")
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        """Says nothing."""


@pytest.fixture
def chat() -> Iterator[str]:
    """Its address."""
    Chat.said.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Chat)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/services/hook"
    server.shutdown()
    server.server_close()


def test_a_chat_is_told_of_public_matches(service: Service, chat: str, tmp_path: Path) -> None:
    """In order, also where it is busy, and once; of private ones nothing."""
    person, watcher, port = service.guest(), Caller(service.address), free_port()
    service.callers.append(watcher)
    webhook, own = hook(person, port), f"http://127.0.0.1:{port}"
    where = {"SECRET": webhook["secret"], "PORT": str(port), "OWN": own, "CHAT": chat}
    process = example("chat.py", service, token(watcher), tmp_path / "chat", **where)
    try:
        eventually(lambda: answers(own), 30)
        person.play(person.create("easy"))
        asked = {"game": "ouch", "visibility": "public", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        match_id = person.http.post("/matches", json=asked).raise_for_status().json()["id"]
        person.play(match_id)
        eventually(lambda: any("The match is over." in text for text in Chat.said), 60)
        log = watcher.get(f"/matches/{match_id}/events?narrate=en&limit=1000")["events"]
        links = {f"{own}/{match_id}.svg?{event['seq']}" for event in log}
        lines = [line for text in Chat.said for line in text.splitlines()]
        assert [line for line in lines if line not in {"Ouch!"} | links] == [event["narration"] for event in log]
        picture = httpx.get(next(line for line in lines if line in links), trust_env=False)
        assert (picture.headers["Content-Type"], picture.text[:4]) == ("image/svg+xml", "<svg")
        forged = {"type": "match.updated", "data": {"match": match_id, "title": "Ouch!", "after": 0, "seq": 1}}
        assert httpx.post(own, json=forged, trust_env=False).status_code == 401
        assert "Traceback" not in process.said()
    finally:
        process.kill()


@pytest.mark.parametrize(
    ("page", "shown", "lines"),
    [
        ("bots.md", "bot.py", 60),
        ("webhooks.md", "webhook_receiver.py", 40),
        ("webhooks.md", "webhook_bot.py", 20),
        ("webhooks.md", "chat.py", 40),
    ],
)
def test_the_pages_show_the_examples(page: str, shown: str, lines: int) -> None:
    text = (EXAMPLES / shown).read_text()
    assert f"```python\n{text}```\n" in (EXAMPLES.parent / "guide" / page).read_text()
    assert len(text.splitlines()) <= lines
