"""A Celery worker in a process of its own, for whoever runs the whole service as one command.

`python -m gameservice.worker QUEUE…` takes from these queues until its input ends: until whoever started it says so or
is gone, killed included.
"""

import os
import signal
import subprocess
import sys
import threading
import warnings
from typing import Any

from celery.apps.worker import Worker as CeleryWorker
from celery.exceptions import SecurityWarning, WorkerShutdown

from gameservice.celery import app

WORKERS = (("celery", "upkeep"), ("celery", "upkeep"), ("deliveries",))
"""The queues of each: two, so that one bot that thinks long does not hold up all others; and whoever receives webhooks
slowly holds up nobody who plays."""

PATIENCE = 2.0
"""Seconds for a worker to end."""


class Worker(CeleryWorker):
    """Celery's worker with one way to end it, at once and without a word."""

    def install_platform_tweaks(self, worker: Any) -> None:
        signal.signal(signal.SIGTERM, _shut_down)
        threading.Thread(target=_end_with_input, daemon=True).start()


def _shut_down(*_: Any) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    # Celery's own handler leaves a note that its loop reads when it next wakes, up to two seconds later. A task that
    # is cut off is rolled back, and its message goes back to the broker.
    raise WorkerShutdown(0)


def _end_with_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


def work() -> None:
    # Celery warns of root for the sake of pickled messages; ours are JSON.
    warnings.simplefilter("ignore", SecurityWarning)
    Worker(
        app=app,
        queues=sys.argv[1:],
        quiet=True,
        pool="solo",
        loglevel="WARNING",
        without_gossip=True,
        without_mingle=True,
        without_heartbeat=True,
    ).start()
    # All is closed; the interpreter would spend as long again on taking itself apart.
    os._exit(0)


class Supervisor(threading.Thread):
    """Keeps one worker of these queues running until it is told to stop."""

    def __init__(self, *queues: str) -> None:
        super().__init__(daemon=True)
        self._queues = queues
        self._changing = threading.Lock()
        self._stopping = threading.Event()
        self._worker: subprocess.Popen[bytes] | None = None

    def run(self) -> None:
        while worker := self._spawn():
            worker.wait()
            self._stopping.wait(1)

    def stop(self) -> None:
        """Tell the worker to end; `wait` waits for it."""
        with self._changing:
            self._stopping.set()
        if self._worker is not None and self._worker.stdin is not None:
            self._worker.stdin.close()

    def wait(self) -> None:
        self.join(PATIENCE)
        if self._worker is not None and self.is_alive():
            self._worker.kill()
            self.join(1)

    def _spawn(self) -> subprocess.Popen[bytes] | None:
        with self._changing:
            if self._stopping.is_set():
                return None
            self._worker = subprocess.Popen(  # noqa: S603  (queues are named above)
                [sys.executable, "-m", "gameservice.worker", *self._queues],
                stdin=subprocess.PIPE,
                start_new_session=True,  # an interrupt at the terminal reaches only us
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "CELERY_SKIP_CHECKS": "1"},
            )
            return self._worker


if __name__ == "__main__":
    work()
