"""Workers and beat as processes."""

import os
import signal
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from tests.flows.processes import Process, descendants

WORKERS = 2


class Parts:
    """Migrated when it is entered; all processes end with the block."""

    def __init__(self, folder: Path, environment: Mapping[str, str]) -> None:
        self._folder = folder
        self._environment = environment
        self._workers: list[Process] = []

    def __enter__(self) -> "Parts":
        migrate = self._start("manage.py", "migrate", "--verbosity=0")
        if migrate.wait(120):
            raise RuntimeError(migrate.said())
        self._beat = self._start("-m", "celery", "-A", "gameservice", "beat")
        self._workers = [self._worker() for _ in range(WORKERS)]
        return self

    def __exit__(self, *_: Any) -> None:
        for process in (self._beat, *self._workers):
            process.kill()

    def kill(self, luck: Random) -> None:
        """A worker, which is started again, or one of its processes, which it replaces itself."""
        number = luck.randrange(WORKERS)
        below = descendants(self._workers[number].pid)
        if below and luck.random() < 0.5:
            with suppress(ProcessLookupError):
                os.kill(luck.choice(below), signal.SIGKILL)
        else:
            self._workers[number].kill()
            self._workers[number] = self._worker()

    def dead(self) -> list[str]:
        """What has ended by itself, and the end of what it said."""
        return [process.said()[-1000:] for process in (self._beat, *self._workers) if not process.running()]

    def _worker(self) -> Process:
        return self._start("-m", "celery", "-A", "gameservice", "worker", "--concurrency=2")

    def _start(self, *command: str) -> Process:
        return Process(*command, log=self._folder / f"log-{time.monotonic_ns()}", **self._environment)
