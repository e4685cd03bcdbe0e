"""A third and a fourth person, and a clock that tests move."""

from datetime import datetime, timedelta

import pytest
from django.utils import timezone

from gameservice.matches import tasks
from gameservice.matches.models import Pulse
from gameservice.matches.services import pulse
from tests.conftest import Person, Worker


class Time:
    """What time it is for the service."""

    def __init__(self, worker: Worker) -> None:
        self.now = timezone.now()
        self._worker = worker
        self._keep()

    def _keep(self) -> None:
        Pulse.objects.update_or_create(pk=pulse.THE_ONE, defaults={"at": self.now})

    def pass_(self, **time: float) -> datetime:
        """So much time goes by, `seconds=…`, in which the sweeper has run all along but found nothing."""
        self.now += timedelta(**time)
        self._keep()
        return self.now

    def wait(self, **time: float) -> None:
        """So much time goes by, then the sweeper runs, and what it sends is worked off."""
        self.pass_(**time)
        self.sweep()

    def lose(self, **time: float) -> None:
        """So much time goes by in which nothing of the service runs."""
        self.now += timedelta(**time)

    def sweep(self) -> None:
        tasks.sweep()
        self._worker.drain()


@pytest.fixture
def time(db: None, worker: Worker, monkeypatch: pytest.MonkeyPatch) -> Time:
    moved = Time(worker)
    monkeypatch.setattr(timezone, "now", lambda: moved.now)
    return moved


@pytest.fixture
def cleo(db: None) -> Person:
    return Person.guest("Cleo")


@pytest.fixture
def dan(db: None) -> Person:
    return Person.guest("Dan")
