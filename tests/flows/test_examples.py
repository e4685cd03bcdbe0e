"""The examples of the documentation, as processes of their own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games import registry
from tests.flows.processes import ROOT, Caller, Process, Service, eventually

EXAMPLES = ROOT / "docs/examples"
LONGEST = 180.0
"""Seconds for three matches; a quiet machine needs fifteen."""


@pytest.fixture
def service(tmp_path: Path, has_servers: bool) -> Iterator[Service]:
    if has_servers:
        pytest.skip("runs without servers, in the tests on SQLite")
    service = Service(tmp_path / "data")
    yield service.ready()
    service.kill()


def bots(service: Service, *names: str) -> list[Caller]:
    """Bots of one user."""
    owner = Caller(service.address)
    owner.http.post("/me/upgrade", json={"username": "ana", "password": "nine red flowers"}).raise_for_status()
    made = [owner.http.post("/bots", json={"name": name}).raise_for_status().json()["token"] for name in names]
    service.callers += [owner, *(callers := [Caller(service.address, token) for token in made])]
    return callers


def sit(host: Caller, guest: Caller, game: str) -> str:
    """A match of two; its id."""
    asked = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
    match = host.http.post("/matches", json=asked).raise_for_status().json()
    guest.http.post(f"/matches/{match['id']}/seats", json={"invite": match["invite"]}).raise_for_status()
    return str(match["id"])


def test_bots_play_whole_matches_of_every_game(service: Service, tmp_path: Path) -> None:
    players = ping, pong = bots(service, "Ping", "Pong")
    matches = [sit(ping, pong, game) for game in registry.NAMES]

    def over() -> Any:
        assert all(process.running() for process in processes), [process.said() for process in processes]
        found = [ping.get(f"/matches/{match}") for match in matches]
        return found if all(match["status"] == "finished" for match in found) else None

    processes = [
        Process(
            str(EXAMPLES / "bot.py"),
            service.address,
            str(player.http.headers["Authorization"][7:]),
            log=tmp_path / name,
        )
        for player, name in zip(players, ("ping", "pong"), strict=True)
    ]
    try:
        finished = eventually(over, LONGEST)
    finally:
        for process in processes:
            process.kill()
    assert {match["outcome"]["reason"] for match in finished}.isdisjoint({"resigned", "timed_out"})
    assert [{seat["user"]["kind"] for seat in match["seats"]} for match in finished] == [{"bot"}] * len(matches)
    assert not any("Traceback" in process.said() for process in processes)


def test_a_bot_whose_token_is_no_good_ends_with_the_reason(service: Service, tmp_path: Path) -> None:
    process = Process(str(EXAMPLES / "bot.py"), service.address, "no-token", log=tmp_path / "bot")
    assert process.wait(30) == 1
    assert "401" in process.said()


@pytest.mark.parametrize(("page", "example", "lines"), [("bots.md", "bot.py", 60)])
def test_pages_show_the_examples(page: str, example: str, lines: int) -> None:
    text = (EXAMPLES / example).read_text()
    assert f"```python\n{text}```\n" in (EXAMPLES.parent / page).read_text()
    assert len(text.splitlines()) <= lines
