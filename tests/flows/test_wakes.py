"""What wakes streams where there is Redis: it outlives the connection to the database that it looks into."""

import threading
import uuid
from collections.abc import Collection
from contextlib import suppress
from queue import Empty, Queue

import pytest
from django.db import connection

from gameservice.matches import wakes
from tests.conftest import Person
from tests.flows.processes import eventually

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.postgres]


class Source(threading.Thread):
    """Listens as the process for streams does, and keeps its database connection for a test to cut."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.told: Queue[Collection[str] | None] = Queue()
        self.backend = 0
        self._ends = False

    def run(self) -> None:
        with suppress(SystemExit):
            wakes.source()(self.hear)
        connection.close()

    def end(self, match_id: str) -> None:
        self._ends = True
        wakes.announce(uuid.UUID(match_id))
        self.join(20)

    def hear(self, keys: Collection[str] | None) -> None:
        if self._ends:
            raise SystemExit
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_backend_pid()")
            (self.backend,) = cursor.fetchone()
        self.told.put(keys)

    def hears_of(self, match_id: str) -> Collection[str] | None:
        """What it tells, once it hears of a match that is announced again and again."""

        def announce() -> Collection[str] | None:
            wakes.announce(uuid.UUID(match_id))
            try:
                return self.told.get(timeout=0.5)
            except Empty:
                return None

        return eventually(announce, 20)


def test_it_tells_of_matches_and_people_also_after_the_database_was_gone(ana: Person) -> None:
    match = ana.create("open")
    wanted = {wakes.match_key(match["id"]), wakes.user_key(ana.user["id"])}
    source = Source()
    source.start()
    assert source.told.get(timeout=20) is None
    assert set(source.hears_of(match["id"]) or ()) == wanted
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(%s)", [source.backend])
    while not source.told.empty():
        source.told.get()
    try:
        assert set(source.hears_of(match["id"]) or ()) == wanted
    finally:
        source.end(match["id"])
