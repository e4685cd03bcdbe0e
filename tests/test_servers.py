"""The servers of the tests are the real ones, and keep their data through a crash."""

import os

import psycopg
import pytest
import redis
from django.conf import settings
from django.db import connection

from tests.servers import Servers

pytestmark = pytest.mark.postgres


def test_postgres_answers() -> None:
    with psycopg.connect(os.environ["DATABASE_URL"]) as connection:
        row = connection.execute("SELECT version()").fetchone()

    assert row is not None
    assert row[0].startswith("PostgreSQL ")


def test_redis_answers() -> None:
    with redis.Redis.from_url(os.environ["REDIS_URL"]) as client:
        assert client.ping()


def test_django_uses_them() -> None:
    assert connection.vendor == "postgresql"
    assert os.environ["REDIS_URL"] == settings.REDIS_URL


def test_a_restart_of_postgres_keeps_what_was_committed(servers: Servers) -> None:
    with psycopg.connect(servers.postgres.url) as connection:
        connection.execute("CREATE TABLE kept (n int)")
        connection.execute("INSERT INTO kept VALUES (7)")

    servers.restart_postgres()

    with psycopg.connect(servers.postgres.url) as connection:
        assert connection.execute("SELECT n FROM kept").fetchone() == (7,)
        connection.execute("DROP TABLE kept")


def test_a_restart_of_redis_keeps_what_was_written(servers: Servers) -> None:
    with redis.Redis.from_url(servers.redis.url) as client:
        client.set("kept", "7")

    servers.restart_redis()

    with redis.Redis.from_url(servers.redis.url) as client:
        assert client.get("kept") == b"7"
        client.delete("kept")
