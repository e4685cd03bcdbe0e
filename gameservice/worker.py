"""A Celery worker in a process of its own, for whoever runs the whole service as one command.

Nothing here may import models: the process starts with this module, and Celery sets Django up.
"""

import multiprocessing
import os
import signal
import threading
import warnings

from celery.exceptions import SecurityWarning

from gameservice.celery import app

WORKER = [
    "--quiet",
    "worker",
    "--pool=prefork",
    "--concurrency=2",
    "--loglevel=WARNING",
    "--without-gossip",
    "--without-mingle",
    "--without-heartbeat",
]


def work() -> None:
    """A Celery worker that ends when whoever started it is gone, killed included."""
    # Celery warns of root for the sake of pickled messages; ours are JSON.
    warnings.simplefilter("ignore", SecurityWarning)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    app.worker_main(WORKER)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os.kill(os.getpid(), signal.SIGQUIT)


class Supervisor(threading.Thread):
    """Keeps a worker process running until it is told to stop."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._stopping = threading.Event()
        self._process = multiprocessing.get_context("spawn").Process(target=work)

    def run(self) -> None:
        while not self._stopping.is_set():
            self._process = multiprocessing.get_context("spawn").Process(target=work)
            self._process.start()
            self._process.join()
            self._stopping.wait(1)

    def stop(self) -> None:
        self._stopping.set()
        if self._process.is_alive() and self._process.pid is not None:
            # What is cut off half-way is found again by the sweeper: nothing need be waited for.
            os.kill(self._process.pid, signal.SIGQUIT)
            self._process.join(2)
        if self._process.is_alive():
            self._process.kill()
