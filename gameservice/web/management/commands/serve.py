"""The whole service in one command: migrations, the web server, a Celery worker and beat, in one process tree."""

import os
import threading
from argparse import ArgumentParser
from pathlib import Path
from typing import Any, cast

import uvicorn
from celery.beat import EmbeddedService
from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand

from gameservice.accounts.models import Token
from gameservice.accounts.services import create_guest, digest
from gameservice.celery import app
from gameservice.worker import Supervisor


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

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--host", default=os.environ.get("HOST") or "127.0.0.1")
        parser.add_argument("--port", type=int, default=int(os.environ.get("PORT") or "8000"))

    def handle(self, *args: Any, **options: Any) -> None:
        Path(settings.DATA_DIR, "broker", "control").mkdir(parents=True, exist_ok=True)
        call_command("migrate", verbosity=0)
        config = uvicorn.Config(
            "gameservice.asgi:application",
            host=options["host"],
            port=options["port"],
            lifespan="off",
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        socket = config.bind_socket()
        supervisor, beat = Supervisor(), cast(threading.Thread, EmbeddedService(app, thread=True, max_interval=1))
        supervisor.start()
        beat.start()
        self._greet(f"http://{options['host']}:{options['port']}")
        try:
            uvicorn.Server(config).run(sockets=[socket])
        finally:
            supervisor.stop()

    def _greet(self, address: str) -> None:
        self.stdout.write(
            f"""
Game service at {address}
  documentation  {address}/docs
  guest token    {(token := guest_token())}

Play Ouch! against two bots:
  curl -s -X POST {address}/api/v1/matches -H 'Authorization: Bearer {token}' \\
    -d '{{"game": "ouch", "seats": [{{"kind": "me"}}, {{"kind": "bot"}}, {{"kind": "bot", "level": "hard"}}]}}'

Ctrl-C ends it; started again on the same data it goes on where it was.
"""
        )
        self.stdout.flush()
