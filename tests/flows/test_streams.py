"""Streams of a real service: live, cut off at any point, and across its death."""

import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.flows.processes import Caller, Service
from tests.gameservice.matches.test_streams import frames


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, has_servers: bool) -> Iterator[Service]:
    if has_servers:
        pytest.skip("runs without servers, in the tests on SQLite")
    service = Service(tmp_path_factory.mktemp("streams") / "data", SWEEP_SECONDS="0.5")
    yield service.ready()
    service.kill()


@pytest.fixture
def caller(service: Service) -> Iterator[Caller]:
    yield call(service)
    for caller in service.callers:
        caller.http.close()
    service.callers.clear()


def call(service: Service, token: str | None = None) -> Caller:
    service.callers.append(Caller(service.address, token))
    return service.callers[-1]


def twin(caller: Caller, service: Service) -> Caller:
    """The same person on another connection."""
    return call(service, caller.http.headers["Authorization"].removeprefix("Bearer "))


def follow(caller: Caller, path: str, **headers: str) -> Any:
    return caller.http.stream("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})


def test_a_match_is_followed_to_its_end(caller: Caller, service: Service) -> None:
    match = caller.create("easy")
    with follow(caller, f"/matches/{match}/stream") as stream:
        assert stream.headers["Content-Type"] == "text/event-stream"
        twin(caller, service).play(match)
        told = frames(stream.read())
    log = caller.get(f"/matches/{match}/events?limit=1000")["events"]
    assert [int(one["id"]) for one in told] == [event["seq"] for event in log]
    assert told[-1]["event"] == "match.finished"


def test_cut_off_at_any_byte_and_resumed_nothing_is_missed_or_doubled(caller: Caller) -> None:
    match = caller.create("easy")
    caller.play(match)
    path = f"/matches/{match}/stream"
    whole = caller.http.get(path).content
    wanted = [one["id"] for one in frames(whole)]
    first = whole.index(b"\n\n", whole.index(b"id: 3")) + 2
    for cut in range(first):
        received = frames(whole[:cut].rpartition(b"\n\n")[0])
        headers = {"Last-Event-ID": received[-1]["id"]} if received else {}
        resumed = frames(caller.http.get(path, headers=headers).content)
        assert [one["id"] for one in [*received, *resumed]] == wanted


def test_a_stream_goes_on_across_a_restart(tmp_path: Path, has_servers: bool) -> None:
    if has_servers:
        pytest.skip("runs without servers, in the tests on SQLite")
    first = Service(tmp_path / "data").ready()
    caller = call(first)
    match = caller.create("easy", first_seat="host")
    with follow(caller, f"/matches/{match}/stream") as stream:
        parts = stream.iter_bytes()
        received = frames(next(parts))
        first.send(signal.SIGKILL)
        with pytest.raises(httpx.HTTPError):
            list(parts)
    token = caller.http.headers["Authorization"].removeprefix("Bearer ")
    first.kill()
    second = Service(tmp_path / "data").ready()
    caller = call(second, token)
    with follow(caller, f"/matches/{match}/stream", Last_Event_ID=received[-1]["id"]) as stream:
        twin(caller, second).play(match)
        received += frames(stream.read())
    second.kill()
    seqs = [int(one["id"]) for one in received]
    assert seqs == list(range(1, seqs[-1] + 1))
    assert received[-1]["event"] == "match.finished"


def open_match(host: Caller) -> Any:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return host.http.post("/matches", json={"game": "ouch", "seats": seats, "options": {"first_seat": "host"}}).json()


def join(guest: Caller, match: Any) -> None:
    guest.http.post(f"/matches/{match['id']}/seats", json={"invite": match["invite"]}).raise_for_status()


def test_an_inbox_is_held_until_a_match_waits(caller: Caller, service: Service) -> None:
    assert caller.get("/inbox?wait=1")["items"] == []
    match = open_match(caller)
    with ThreadPoolExecutor() as pool:
        held = pool.submit(twin(caller, service).get, "/inbox?wait=60")
        assert not wait([held], timeout=1).done
        join(call(service), match)
        (item,) = held.result(timeout=30)["items"]
    assert item["match"] == match["id"]


def test_a_reminder_is_told_while_there_is_time(caller: Caller, service: Service) -> None:
    """A heartbeat would come too late for it."""
    seats = [{"kind": "me"}, {"kind": "bot"}]
    clock = {"kind": "per_turn", "seconds": 12}
    created = {"game": "ouch", "seats": seats, "options": {"first_seat": "host"}, "clock": clock}
    with follow(caller, "/stream") as stream:
        match = twin(caller, service).http.post("/matches", json=created).raise_for_status().json()["id"]
        lines = iter(stream.iter_lines())
        told = next(line for line in lines if line in {"event: turn.reminder", "event: match.updated"})
    assert told == "event: turn.reminder"
    assert twin(caller, service).get(f"/matches/{match}")["seats"][0]["state"] == "playing"


def test_a_token_that_is_revoked_ends_its_streams(caller: Caller, service: Service) -> None:
    match = open_match(caller)
    (token,) = caller.get("/tokens")["items"]
    with follow(caller, f"/matches/{match['id']}/stream") as stream:
        parts = stream.iter_bytes()
        assert frames(next(parts))
        twin(caller, service).http.delete(f"/tokens/{token['id']}").raise_for_status()
        join(call(service), match)
        assert frames(b"".join(parts)) == []


def test_who_goes_away_holds_nothing_up(caller: Caller, service: Service) -> None:
    match = caller.create("easy")
    for _ in range(30):
        with follow(caller, f"/matches/{match}/stream") as stream:
            next(stream.iter_bytes())
    assert caller.play(match)["status"] == "finished"
    assert "Traceback" not in service.said()
