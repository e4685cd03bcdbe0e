"""What is killed while it works: nothing is lost, nothing happens twice, and the match goes on by itself.

How long that took is logged, never asserted: `-o log_cli=true --log-cli-level=INFO` shows it.
"""

import logging
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from celery import Celery

from tests.flows import parts as parts_
from tests.flows.parts import Parts, ends_well
from tests.flows.processes import Caller, Process, descendants, eventually
from tests.servers import Servers

pytestmark = pytest.mark.postgres

logger = logging.getLogger(__name__)

BOUND = 60.0
"""Seconds that are waited for what takes 25 at most."""

MANY = 2_000
"""Messages: more than a worker takes in the time of some sweeps."""
PULSE = "SELECT at FROM matches_pulse"


@pytest.fixture(scope="module")
def own_servers(servers: Servers) -> Iterator[Servers]:
    """Which are killed here, and must not take other tests along."""
    own = Servers()
    own.start()
    yield own
    own.stop()


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory, own_servers: Servers) -> Iterator[Parts]:
    parts = Parts(tmp_path_factory.mktemp("parts"), own_servers)
    yield parts
    parts.stop()


@pytest.fixture(autouse=True)
def _all_run(parts: Parts) -> Iterator[None]:
    """Whatever a test has killed is there for the next one."""
    yield
    if not parts.beat.running():
        parts.start_beat()
    parts.worker.kill()
    parts.start_worker()


def faulty_worker(parts: Parts, fault: str, **environment: str) -> Process:
    """In place of the worker that runs."""
    parts.worker.kill()
    return parts.start_worker("tests.flows.faulty_worker", FAULT=fault, **environment)


def to_bots_turn(person: Caller, *levels: str) -> str:
    """A match whose bot is to move, the next after a person's move."""
    match_id = person.create(*levels or ["easy"], first_seat="host")
    person.play(match_id, until_bot=True)
    return match_id


def begun(worker: Process, fault: str) -> None:
    eventually(lambda: f"{fault} begins" in worker.said(), BOUND)


def seen(what: str, since: float) -> None:
    logger.info("%s: %.1f s", what, time.monotonic() - since)


def lose_worker(parts: Parts, route: str) -> float:
    """The worker is killed; then there is the sweeper alone and no message, or the message and no sweeper. When."""
    if route == "broker":
        parts.beat.kill()
    parts.worker.kill()
    if route == "sweeper":
        parts.messages().flushdb()
    killed = time.monotonic()
    parts.start_worker()
    return killed


@pytest.mark.parametrize("route", ["broker", "sweeper"])
def test_a_worker_killed_in_a_bots_turn(parts: Parts, route: str) -> None:
    worker = faulty_worker(parts, "hang")
    match_id = to_bots_turn(parts.person)
    begun(worker, "hang")
    before = parts.person.events(match_id)

    killed = lose_worker(parts, route)

    eventually(lambda: len(parts.person.events(match_id)) > len(before), BOUND)
    seen(f"a bot whose worker was killed, by the {route}", killed)
    assert parts.person.events(match_id)[: len(before)] == before
    ends_well(parts, match_id)


def test_one_process_of_a_worker_killed_in_a_bots_turn(parts: Parts) -> None:
    """The worker gives the message back at once."""
    parts.beat.kill()
    worker = faulty_worker(parts, "hang")
    match_id = to_bots_turn(parts.person)
    begun(worker, "hang")
    killed = time.monotonic()
    for pid in descendants(worker.pid):
        os.kill(pid, signal.SIGKILL)

    eventually(lambda: worker.said().count("hang begins") > 1, BOUND)

    seen("a bot whose process was killed under its worker", killed)
    parts.worker.kill()
    parts.start_beat()
    parts.start_worker()
    ends_well(parts, match_id)


@pytest.mark.parametrize("route", ["broker", "sweeper"])
def test_a_worker_killed_in_a_resolution(parts: Parts, route: str) -> None:
    worker = faulty_worker(parts, "hanging_proof")
    match_id = parts.person.create("easy")
    assert parts.person.play(match_id)["status"] == "finished"
    begun(worker, "hanging_proof")
    assert not parts_.resolved(parts, match_id)

    killed = lose_worker(parts, route)

    eventually(lambda: parts_.resolved(parts, match_id), BOUND)
    seen(f"a resolution whose worker was killed, by the {route}", killed)
    ends_well(parts, match_id)


def test_redis_flushed_and_restarted(parts: Parts, own_servers: Servers) -> None:
    """With the message of a bot's turn in it; those who talked to it go on with the new one."""
    person = parts.person
    parts.worker.kill()
    match_id = to_bots_turn(person)
    parts.start_worker().kill()
    parts.messages().flushall()
    own_servers.restart_redis()
    lost = time.monotonic()
    worker = parts.start_worker()

    person.turn(match_id, BOUND)

    seen("a bot whose message Redis lost", lost)
    parts.messages().flushall()
    own_servers.restart_redis()
    ends_well(parts, match_id)
    assert parts.beat.running()
    assert worker.running()
    assert parts.web.running()


@pytest.mark.parametrize("count", [1, 4])
def test_redis_restarted_while_bots_think(parts: Parts, own_servers: Servers, count: int) -> None:
    """The worker outlives it, and does again what it was at: at work in one process or in both."""
    parts.beat.kill()
    worker = faulty_worker(parts, "hang")
    matches = [to_bots_turn(parts.person) for _ in range(count)]
    begun(worker, "hang")
    own_servers.redis.kill()
    time.sleep(3)  # so that it is looked for in vain
    own_servers.redis.start()
    back, began = time.monotonic(), worker.said().count("hang begins")
    parts.start_beat()

    eventually(lambda: worker.said().count("hang begins") > began, BOUND)

    seen("bots after a restart of Redis", back)
    assert worker.running()
    assert parts.beat.running()
    parts.worker.kill()
    parts.start_worker()
    for match_id in matches:
        ends_well(parts, match_id)


def test_postgres_restarted(parts: Parts, own_servers: Servers) -> None:
    person = parts.person
    match_id = to_bots_turn(person, "hard", "hard")
    own_servers.postgres.kill()
    with pytest.raises(httpx.HTTPStatusError, match="50"):
        person.get(f"/matches/{match_id}")
    own_servers.postgres.start()
    back = time.monotonic()

    # Each thread of the web server learns with its next request that its connection is gone.
    eventually(lambda: person.http.get(f"/matches/{match_id}").status_code == 200, BOUND)
    person.turn(match_id, BOUND)

    seen("bots after a restart of PostgreSQL", back)
    ends_well(parts, match_id)
    assert parts.beat.running()
    assert parts.worker.running()


def test_a_web_server_killed_between_a_write_and_its_messages(parts: Parts) -> None:
    person = parts.person
    match = person.turn(person.create("easy", first_seat="host"))
    action = match["legal"]["actions"][0]
    parts.web.kill()
    web = parts.start_web("tests.flows.faulty_web:application")
    parts.ready()

    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(person.try_to_act, match, action, Idempotency_Key="once")
        eventually(lambda: "the move is written" in web.said(), BOUND)
        web.kill()
        with pytest.raises(httpx.TransportError):
            answer.result(BOUND)
    killed = time.monotonic()
    parts.start_web()
    parts.ready()

    again = person.try_to_act(match, action, Idempotency_Key="once")
    assert again.status_code == 200
    assert again.json()["events"][0]["seq"] == match["seq"] + 1
    person.turn(match["id"], BOUND)
    seen("a match whose web server was killed after a write", killed)
    ends_well(parts, match["id"])


@pytest.mark.parametrize("fault", ["raise", "hang", "nonsense"])
def test_a_bot_that_fails_three_times_is_replaced_for_the_turn(parts: Parts, fault: str) -> None:
    worker = faulty_worker(parts, fault, BOT_SECONDS="0.5")
    match_id = to_bots_turn(parts.person)
    match = parts.person.get(f"/matches/{match_id}")
    faults = "SELECT bot_faults FROM matches_match WHERE id = %s"
    eventually(lambda: parts.ask(faults, match_id) > 0, BOUND)
    failed = time.monotonic()
    waiting = parts.person.get(f"/matches/{match_id}")
    assert waiting["seq"] == match["seq"]
    assert waiting["waiting_on"][0]["kind"] == "bot"
    assert waiting["status"] == "active"

    eventually(lambda: parts.person.get(f"/matches/{match_id}")["seq"] > match["seq"], BOUND)

    seen(f"the turn of a bot of which the first try was '{fault}'", failed)
    said = worker.said()
    assert f"match {match_id} is as it was: its task failed" in said
    assert f"match {match_id}: bot easy has failed 3 times; any legal action is taken" in said
    parts.worker.kill()
    parts.start_worker()
    ends_well(parts, match_id)


def test_a_sweep_does_not_wait_behind_bots_turns(parts: Parts) -> None:
    faulty_worker(parts, "slow")
    sender, messages = Celery(broker=parts.broker), parts.messages()
    for _ in range(MANY):
        sender.send_task("tests.slow", queue="celery")
    for _ in range(2):
        before = parts.ask(PULSE)
        eventually(lambda: parts.ask(PULSE) != before, BOUND)  # noqa: B023  (is done before the next round)

    assert messages.llen("celery") > MANY / 2
    messages.flushdb()
