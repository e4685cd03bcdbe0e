"""The whole service in one command: migrations, the web server, a Celery worker and beat, in one process tree."""

import fcntl
import os
import signal
import socket
import sys
import threading
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any, cast

import uvicorn
from celery.beat import EmbeddedService, Scheduler
from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from gameservice.accounts.models import Token
from gameservice.accounts.services import create_guest, digest
from gameservice.celery import app
from gameservice.matches.services import pulse, sweep
from gameservice.worker import WORKERS, Supervisor


def guest_token() -> str:
    """The token of a guest to try things with, the same one at each start on the same data."""
    kept = Path(settings.DATA_DIR) / "guest_token"
    secret = kept.read_text() if kept.exists() else ""
    if not Token.objects.filter(digest=digest(secret)).exists():
        _, secret = create_guest("Guest")
        kept.touch(mode=0o600)
        kept.write_text(secret)
    return secret


class Command(BaseCommand):
    help = "Run the whole service in the foreground: web server, worker and beat. Ctrl-C ends it."
    requires_system_checks = ()  # for whoever develops: they would be made at each start

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--host", default=os.environ.get("HOST") or "127.0.0.1")
        parser.add_argument("--port", type=int, default=int(os.environ.get("PORT") or "8000"))

    def handle(self, *args: Any, **options: Any) -> None:
        # The web server raises again, when it has ended, the signal that ended it.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: sys.exit(0))
        try:
            self._serve(options["host"], options["port"])
        except SystemExit as end:
            # The interpreter would wait for the threads of requests that are still held.
            self.stdout.flush()
            os._exit(int(end.code or 0))

    def _serve(self, host: str, port: int) -> None:
        with _alone_on_the_data(), _listening(host, port) as listener:
            call_command("migrate", verbosity=0)
            _collect_static()
            address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
            if "PUBLIC_URL" not in os.environ:
                settings.PUBLIC_URL = os.environ["PUBLIC_URL"] = address  # our workers write letters
            config = uvicorn.Config(
                "gameservice.asgi:application",
                lifespan="off",
                log_level="warning",
                access_log=False,
                server_header=False,
                proxy_headers=False,  # else who calls from this machine could say to call from anywhere
                timeout_graceful_shutdown=1,
            )
            with _at_work():
                # What an end by force cut off need not wait for beat.
                pulse.beat(timezone.now(), restarted=True)
                sweep.sweep(timezone.now(), grace=timedelta(0))
                self._greet(address)
                uvicorn.Server(config).run(sockets=[listener])

    def _greet(self, address: str) -> None:
        self.stdout.write(
            f"""
Game service at {address}
  to play        {address}/
  documentation  {address}/docs
  guest token    {(token := guest_token())}

Play Ouch! against two bots:
  curl -s -X POST {address}/api/v1/matches -H 'Authorization: Bearer {token}' \\
    -d '{{"game": "ouch", "seats": [{{"kind": "me"}}, {{"kind": "bot"}}, {{"kind": "bot", "level": "hard"}}]}}'

Ctrl-C ends it; started again on the same data it goes on where it was.
"""
        )
        self.stdout.flush()


def _collect_static() -> None:
    """What browsers load, compressed."""
    settings.STATIC_ROOT = settings.DATA_DIR / "static"
    settings.WHITENOISE_USE_FINDERS = False
    call_command("collectstatic", interactive=False, verbosity=0)


@contextmanager
def _alone_on_the_data() -> Iterator[None]:
    """Two that migrate one database would get in each other's way."""
    settings.DATA_DIR.mkdir(parents=True, exist_ok=True)
    with (settings.DATA_DIR / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CommandError(
                f"The service runs already with the data in {settings.DATA_DIR}: end it, or give another DATA."
            ) from None
        yield


@contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    """Before anything is started: calls that come early wait for the server."""
    try:
        listener = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as fault:
        raise CommandError(f"Cannot listen on {host}: {fault.strerror}. Give another PORT.") from None
    # Connections inherit it. An answer is written in two pieces, and the second would wait 40 ms for the client to
    # acknowledge the first.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with listener:
        yield listener


@contextmanager
def _at_work() -> Iterator[None]:
    """Workers beside us, and beat in a thread."""
    supervisors = [Supervisor(*queues) for queues in WORKERS]
    beat = cast(threading.Thread, EmbeddedService(app, thread=True, scheduler_cls=Scheduler))
    for thread in (*supervisors, beat):
        thread.start()
    try:
        yield
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        for supervisor in supervisors:
            supervisor.stop()
        for supervisor in supervisors:
            supervisor.wait()
