"""A small soak; the large one is `python -m deploy.soak`."""

import json
from pathlib import Path

import psycopg
import pytest

from tests.flows.processes import Process
from tests.servers import Servers

pytestmark = pytest.mark.postgres


def test_killed_workers_lose_nothing(tmp_path: Path, servers: Servers) -> None:
    with psycopg.connect(servers.postgres.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE soak")
    addresses = {
        "DATABASE_URL": f"{servers.postgres.url.rpartition('/')[0]}/soak",
        "REDIS_URL": servers.redis.url.rpartition("/")[0] + "/4",
    }
    command = ["-m", "deploy.soak", "--matches=10", "--minutes=0.5", "--pause=1"]
    soak = Process(*command, log=tmp_path / "log", **addresses)
    try:
        assert soak.wait(300) == 0, soak.said()
    finally:
        soak.kill()
    report = json.loads(soak.said())
    assert (report["finished"], report["counted"], report["stuck"]) == (10, 10, 0)
    assert report["verified"] == "10 of 10"
    assert report["kills"]
