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

    def hears_of(self, match_id: str, wanted: set[str]) -> None:
        """Returns once it has told of all that is wanted, of a match that is announced again and again."""
        told: set[str] = set()

        def heard() -> bool:
            wakes.announce(uuid.UUID(match_id))
            with suppress(Empty):
                while True:
                    told.update(self.told.get(timeout=0.5) or ())
            return told >= wanted

        eventually(heard, 20)
        assert told == wanted


def test_it_tells_of_matches_and_people_also_after_the_database_was_gone(ana: Person) -> None:
    match = ana.create("open")
    wanted = {wakes.match_key(match["id"]), wakes.user_key(ana.user["id"])}
    source = Source()
    source.start()
    assert source.told.get(timeout=20) is None
    source.hears_of(match["id"], wanted)
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(%s)", [source.backend])
    while not source.told.empty():
        source.told.get()
    try:
        source.hears_of(match["id"], wanted)
    finally:
        source.end(match["id"])
