"""A match in production, with faults of a worker and of Redis."""

import signal
from collections.abc import Iterator

import pytest

from tests.flows.parts import Parts, ends_well
from tests.flows.processes import alive, descendants
from tests.servers import Servers

pytestmark = pytest.mark.postgres

BOT_BOUND = 60.0
"""Seconds until a bot moves after a fault: what was lost is found by the sweeper, or delivered again."""


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory, servers: Servers) -> Iterator[Parts]:
    parts = Parts(tmp_path_factory.mktemp("parts"), servers, SWEEP_SECONDS="2")
    yield parts
    parts.stop()


def test_a_match_is_played(parts: Parts) -> None:
    ends_well(parts, parts.person.create("easy", "normal"))


def test_a_move_needs_no_redis_and_the_bot_follows(parts: Parts, servers: Servers) -> None:
    person = parts.person
    match_id = person.create("easy", "easy")
    match = person.turn(match_id)
    servers.redis.kill()
    try:
        while match["legal"]:
            assert person.act(match, match["legal"]["actions"][0]).status_code == 200
            match = person.get(f"/matches/{match_id}")
    finally:
        servers.redis.start()

    assert parts.web.running()
    person.turn(match_id, BOT_BOUND)
    ends_well(parts, match_id)


def test_the_worker_ends_when_told(parts: Parts) -> None:
    below = descendants(parts.worker.pid)

    parts.worker.send(signal.SIGTERM)

    assert parts.worker.wait(30) == 0
    assert not any(alive(pid) for pid in below)
