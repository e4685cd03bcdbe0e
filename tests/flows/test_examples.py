"""The examples of the documentation, as processes of their own."""

import json
import threading
from collections.abc import Iterator
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


def test_bots_play_whole_matches_of_every_game(service: Service, tmp_path: Path) -> None:
    """One of them runs twice: often, not always, it comes too late or is told to slow down."""
    ping, pong = bots(service, "Ping", "Pong")
    matches = [sit(ping, pong, game) for game in registry.NAMES]

    def over() -> Any:
        assert all(process.running() for process in processes), [process.said() for process in processes]
        found = [ping.get(f"/matches/{match}") for match in matches]
        return found if all(match["status"] == "finished" for match in found) else None

    processes = [
        Process(str(EXAMPLES / "bot.py"), service.address, token(player), log=tmp_path / name)
        for player, name in ((ping, "ping"), (ping, "ping again"), (pong, "pong"))
    ]
    try:
        finished = eventually(over, LONGEST)
    finally:
        for process in processes:
            process.kill()
    assert {match["outcome"]["reason"] for match in finished}.isdisjoint({"resigned", "timed_out"})
    assert [{seat["user"]["kind"] for seat in match["seats"]} for match in finished] == [{"bot"}] * len(matches)
    said = "".join(process.said() for process in processes)
    assert "Traceback" not in said


def test_a_bot_whose_token_is_no_good_ends_with_the_reason(service: Service, tmp_path: Path) -> None:
    process = Process(str(EXAMPLES / "bot.py"), service.address, "no-token", log=tmp_path / "bot")
    assert process.wait(30) == 1
    assert "401" in process.said()


class Chat(BaseHTTPRequestHandler):
    """Takes what is posted into it."""

    said: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        self.said.append(json.loads(self.rfile.read(int(self.headers["Content-Length"])))["text"])
        self.send_response(200)
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


def test_a_chat_is_told_of_a_match(service: Service, chat: str, tmp_path: Path) -> None:
    person, port = service.guest(), free_port()
    own = f"http://127.0.0.1:{port}"
    webhook = person.http.post("/webhooks", json={"url": own}).raise_for_status().json()
    environment = {"GAMES": service.address, "TOKEN": token(person)}
    environment |= {"SECRET": webhook["secret"], "CHAT": chat, "OWN": own, "PORT": str(port)}
    process = Process(str(EXAMPLES / "chat.py"), log=tmp_path / "chat", **environment)
    try:
        eventually(lambda: answers(own), 30)
        match_id = person.create("easy")
        person.play(match_id)
        eventually(lambda: any("The match is over." in text for text in Chat.said), 60)
        lines = [line for text in Chat.said for line in text.splitlines()]
        log = person.get(f"/matches/{match_id}/events?narrate=en&limit=1000")["events"]
        links = {f"{own}/{match_id}.svg?{event['seq']}" for event in log}
        told = [line for line in lines if line not in {"Ouch!"} | links]
        assert told == [event["narration"] for event in log]
        picture = httpx.get(next(line for line in lines if line in links), trust_env=False)
        assert (picture.headers["Content-Type"], picture.text[:4]) == ("image/svg+xml", "<svg")
        with pytest.raises(httpx.RemoteProtocolError):
            httpx.post(own, json={"type": "turn.started", "data": {"match": match_id}}, trust_env=False)
        assert len(Chat.said) <= len(log)
    finally:
        process.kill()


@pytest.mark.parametrize(("example", "lines"), [("bot.py", 60), ("chat.py", 40)])
def test_the_page_shows_the_examples(example: str, lines: int) -> None:
    text = (EXAMPLES / example).read_text()
    assert f"```python\n{text}```\n" in (EXAMPLES.parent / "bots.md").read_text()
    assert len(text.splitlines()) <= lines
