"""The receiver that the documentation shows, as a process."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from django.utils import timezone

from gameservice.notices import sending
from gameservice.notices.models import Channel, Delivery, Kind
from gameservice.notices.sending import Answer
from tests.flows.processes import ROOT, Process, eventually, free_port
from tests.gameservice.notices.conftest import SECRET

FILE = ROOT / "docs/examples/webhook_receiver.py"


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    port = free_port()
    process = Process(str(FILE), log=tmp_path / "log", SECRET=SECRET, PORT=str(port))

    def listens() -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return True
        return False

    eventually(listens, 30)
    yield f"http://127.0.0.1:{port}/"
    process.kill()


def delivery(url: str, secret: str = SECRET) -> Delivery:
    now = timezone.now()
    channel = Channel(means=Channel.Means.WEBHOOK, address=url, secret=secret)
    return Delivery(channel=channel, kind=Kind.TURN_STARTED, due=now, created_at=now)


def send(delivery: Delivery, seq: int) -> Answer:
    answer: Answer = sending.post(delivery, {"match": "m", "seq": seq}, timezone.now()).result(30)
    return answer


def test_it_verifies_answers_and_drops_what_comes_twice(url: str, tmp_path: Path) -> None:
    twice = delivery(url)
    assert send(twice, 1) == send(twice, 1) == Answer(204)
    forged = "whsec_" + "Zm9yZ2VkIHNlY3JldCB0aGF0IGlzIGxvbmcgZW5vdWdo"
    assert send(delivery(url, forged), 2).status == 401
    assert send(delivery(url), 3) == Answer(204)
    log = tmp_path / "log"
    said = eventually(
        lambda: [line for line in log.read_text().splitlines() if line.startswith("turn.started m 3")], 10
    )
    assert said == ["turn.started m 3"]
    told = [line for line in log.read_text().splitlines() if line.startswith("turn.")]
    assert told == ["turn.started m 1", "turn.started m 3"]
