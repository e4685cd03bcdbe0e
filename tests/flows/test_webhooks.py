"""Webhooks from the real service: told of a whole match, again after a failure or a crash, and never held up."""

import os
import signal
import socket
import sqlite3
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from games.core.chance import QuickChance
from tests.flows.parts import Parts
from tests.flows.processes import START_TIMEOUT, Caller, Service, command_line, descendants, eventually
from tests.gameservice.notices.receiver import Answering, Receiver, status
from tests.servers import Servers

Receivers = Callable[[Answering], Receiver]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, has_servers: bool) -> Iterator[Service]:
    if has_servers:
        pytest.skip("runs without servers, in the tests on SQLite")
    data: Path = tmp_path_factory.mktemp("webhooks")
    service = Service(data, ALLOW_PRIVATE_WEBHOOKS="1", SWEEP_SECONDS="0.5", THROTTLE_ACCOUNT="0/second").ready()
    yield service
    service.kill()


@pytest.fixture
def person(service: Service) -> Iterator[Caller]:
    caller = Caller(service.address)
    yield caller
    caller.http.close()


@pytest.fixture
def receivers() -> Iterator[Receivers]:
    made: list[Receiver] = []

    def make(answering: Answering) -> Receiver:
        made.append(Receiver(answering))
        return made[-1]

    yield make
    for receiver in made:
        receiver.close()


def listen(person: Caller, receiver: Receiver, *events: str) -> Any:
    body = {"url": receiver.url, **({"events": events} if events else {})}
    return person.http.post("/webhooks", json=body).raise_for_status().json()


def deliveries(person: Caller, webhook: Any) -> list[Any]:
    return list(person.get(f"/webhooks/{webhook['id']}/deliveries?limit=100")["items"])


def test_a_whole_match_is_told_in_order(person: Caller, receivers: Receivers) -> None:
    receiver = receivers(status(200))
    webhook = listen(person, receiver)
    match = person.create("normal")
    end = person.play(match)
    assert end["status"] == "finished"
    eventually(lambda: any(got.json["type"] == "match.finished" for got in receiver.received), 30)
    told = [got.verified(webhook["secret"]) for got in receiver.received]
    assert {body["type"] for body in told} >= {"turn.started", "match.finished"}
    seqs = [body["data"]["seq"] for body in told]
    assert seqs == sorted(set(seqs))
    seen = [event["seq"] for body in told for event in body["data"]["events"]]
    assert seen == [event["seq"] for event in person.events(match) if event["seq"] <= seqs[-1]]
    eventually(lambda: {one["state"] for one in deliveries(person, webhook)} == {"delivered"}, 10)
    assert sorted(one["webhook_id"] for one in deliveries(person, webhook)) == sorted(
        got.id for got in receiver.received
    )


def test_two_people_play_by_webhooks_alone(service: Service, receivers: Receivers) -> None:
    """Neither ever asks whose turn it is: each is told, answers, and goes on while the answer says so."""
    people = [Caller(service.address) for _ in range(2)]
    match = (
        people[0]
        .http.post(
            "/matches",
            json={"game": "ouch", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"cards_to_win": 4}},
        )
        .json()
    )
    told: list[list[int]] = [[], []]
    chance = QuickChance(1)

    def plays(number: int) -> Receiver:
        def answering(connection: socket.socket) -> None:
            connection.sendall(b"HTTP/1.1 204 Said\r\nContent-Length: 0\r\n\r\n")
            told[number].append(hooks[number].received[-1].json["data"]["seq"])
            person, now = people[number], people[number].get(f"/matches/{match['id']}")
            while now["legal"]:
                now |= person.act(now, chance.choice(now["legal"]["actions"])).json()

        return receivers(answering)

    hooks = [plays(number) for number in range(2)]
    for person, hook in zip(people, hooks, strict=True):
        listen(person, hook, "turn.started")
    people[1].http.post(f"/matches/{match['id']}/seats", json={"invite": match["invite"]}).raise_for_status()
    end = eventually(lambda: (m := people[0].get(f"/matches/{match['id']}"))["outcome"] and m, 60)
    assert end["status"] == "finished"
    assert all(seqs == sorted(set(seqs)) for seqs in told)
    for person in people:
        person.http.close()


def test_what_failed_comes_again_after_five_seconds(person: Caller, receivers: Receivers) -> None:
    receiver = receivers(status(500))
    webhook = listen(person, receiver)
    person.http.post(f"/webhooks/{webhook['id']}/test").raise_for_status()
    receiver.wait_for(1)
    receiver.answering = status(200)
    first, second = receiver.wait_for(2)
    assert first.id == second.id
    assert second.at - first.at >= 5
    eventually(lambda: deliveries(person, webhook)[0]["state"] == "delivered", 10)
    assert deliveries(person, webhook)[0]["attempts"] == 2


def test_a_worker_that_dies_between_sending_and_recording(
    service: Service, person: Caller, receivers: Receivers
) -> None:
    """It was received, but nobody knows: it comes again with the same id, and what waits behind it comes after it."""
    receiver = receivers(until_it_is_closed)
    webhook = listen(person, receiver)
    person.http.post(f"/webhooks/{webhook['id']}/test").raise_for_status()
    receiver.wait_for(1)
    os.kill(deliverer(service), signal.SIGKILL)
    receiver.answering = status(200)
    first, second = receiver.wait_for(2, seconds=60)
    assert first.id == second.id
    eventually(lambda: deliveries(person, webhook)[0]["state"] == "delivered", 10)
    assert deliveries(person, webhook)[0]["attempts"] == 2


def test_ten_thousand_that_waited_are_told_in_order(tmp_path: Path, has_servers: bool, receivers: Receivers) -> None:
    """After an outage, in which nothing was delivered."""
    if has_servers:
        pytest.skip("runs without servers, in the tests on SQLite")
    receiver = receivers(status(204))
    before = Service(tmp_path / "data", ALLOW_PRIVATE_WEBHOOKS="1", THROTTLE_CREATE="0/second").ready()
    person = before.guest()
    matches = [person.create("easy") for _ in range(20)]
    webhook = listen(person, receiver, "match.finished")
    before.kill()
    with sqlite3.connect(tmp_path / "data/gameservice.sqlite3") as database:
        for match in matches:
            database.execute(
                """
                WITH RECURSIVE numbers(seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM numbers WHERE seq < 500)
                INSERT INTO notices_delivery
                    (id, match_id, channel_id, kind, after, seq, state, attempts, due, created_at, fault)
                SELECT lower(hex(randomblob(16))), ?, ?, 4, seq - 1, seq, 'pending', 0, d, d, ''
                FROM numbers, (SELECT strftime('%Y-%m-%d %H:%M:%f', 'now') AS d)
                """,
                [uuid.UUID(match).hex, uuid.UUID(webhook["id"]).hex],
            )
    database.close()
    after = Service(tmp_path / "data", ALLOW_PRIVATE_WEBHOOKS="1").ready()
    try:
        receiver.wait_for(10_000, 200)
    finally:
        after.kill()
    told: dict[str, list[int]] = {match: [] for match in matches}
    for got in receiver.received:
        told[got.json["data"]["match"]].append(got.json["data"]["seq"])
    assert all(seqs == list(range(1, 501)) for seqs in told.values())


def deliverer(service: Service) -> int:
    """The process that delivers."""
    return eventually(
        lambda: next((pid for pid in descendants(service.pid) if b"deliveries" in command_line(pid)), None),
        START_TIMEOUT,
    )


def test_who_hangs_holds_up_nobody_else(service: Service, person: Caller, receivers: Receivers) -> None:
    hangs = receivers(until_it_is_closed)
    for webhook in [listen(person, hangs) for _ in range(8)]:
        person.http.post(f"/webhooks/{webhook['id']}/test").raise_for_status()
    hangs.wait_for(4)
    receiver = receivers(status(200))
    other = Caller(service.address)
    webhook = listen(other, receiver)
    for count in range(1, 4):
        other.http.post(f"/webhooks/{webhook['id']}/test").raise_for_status()
        receiver.wait_for(count)
    other.http.close()
    assert len(hangs.received) == hangs.at_once == 4


def until_it_is_closed(connection: socket.socket) -> None:
    connection.recv(1)


@pytest.mark.postgres
def test_with_real_servers_and_a_worker_that_dies(servers: Servers, tmp_path: Path, receivers: Receivers) -> None:
    receiver = receivers(until_it_is_closed)
    parts = Parts(tmp_path, servers, ALLOW_PRIVATE_WEBHOOKS="1", SWEEP_SECONDS="0.5")
    try:
        webhook = listen(parts.person, receiver)
        parts.person.http.post(f"/webhooks/{webhook['id']}/test").raise_for_status()
        receiver.wait_for(1)
        parts.worker.kill()
        receiver.answering = status(200)
        parts.start_worker()
        first, second = receiver.wait_for(2, seconds=60)
        assert first.id == second.id
        assert parts.person.play(parts.person.create("normal"))["status"] == "finished"
        eventually(lambda: any(got.json["type"] == "match.finished" for got in receiver.received), 30)
        eventually(lambda: {one["state"] for one in deliveries(parts.person, webhook)} == {"delivered"}, 10)
        seqs = [got.verified(webhook["secret"])["data"]["seq"] for got in receiver.received[2:]]
        assert seqs == sorted(set(seqs))
    finally:
        parts.stop()


def test_our_own_addresses_are_called_for_tests_alone(tmp_path: Path, receivers: Receivers) -> None:
    receiver = receivers(status(200))
    service = Service(tmp_path).ready()
    try:
        person = service.guest()
        refused = person.http.post("/webhooks", json={"url": receiver.url})
        assert (refused.status_code, refused.json()["errors"][0]["pointer"]) == (400, "/url")
        # A name is looked up when it is called; this one is of a machine's own address, where names are known at all.
        webhook = person.http.post("/webhooks", json={"url": f"http://localtest.me:{receiver.port}/"}).json()
        person.http.post(f"/webhooks/{webhook['id']}/test").raise_for_status()
        fault = eventually(lambda: deliveries(person, webhook)[0]["fault"], 30)
        assert fault == "The host's name leads to no public address."
    finally:
        service.kill()
    assert not receiver.received
