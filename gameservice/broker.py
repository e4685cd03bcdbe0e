"""Messages between the processes of one machine, as files of one folder: Celery's transport where there is no Redis.

Unlike Celery's own transport over files, a message appears whole or not at all, only one reader gets it, and one that
cannot be read holds nothing up.
"""

import json
import logging
import os
import time
import uuid
from pathlib import Path
from queue import Empty
from typing import Any, cast

from kombu.transport import TRANSPORT_ALIASES, virtual

logger = logging.getLogger(__name__)

SCHEME = "folder"
TRANSPORT_ALIASES[SCHEME] = f"{__name__}:Transport"
for scheme in ("redis", "rediss"):
    TRANSPORT_ALIASES[scheme] = "gameservice.redis_broker:Transport"


class Channel(virtual.Channel):
    """`<when>-<id>.<queue>.message` waits; a leading dot marks what is being written or read."""

    @property
    def folder(self) -> Path:
        return Path(cast(Any, self.connection).client.transport_options["folder"])

    def _new_queue(self, queue: str, **options: Any) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)

    def _put(self, queue: str, message: Any, **options: Any) -> None:
        name = f"{time.time_ns():020}-{uuid.uuid4().hex}.{queue}.message"
        hidden = self.folder / f".{name}"
        hidden.write_text(json.dumps(message))
        hidden.rename(self.folder / name)

    def _get(self, queue: str, timeout: float | None = None) -> Any:
        for name in self._waiting(queue):
            hidden = self.folder / f".{name}"
            try:
                # Whoever renames it has it.
                (self.folder / name).rename(hidden)
            except FileNotFoundError:
                continue
            text = hidden.read_bytes()
            hidden.unlink()
            try:
                message = json.loads(text)
                self.Message(message, channel=self)
            except Exception:
                logger.exception("%s was no message and is gone", name)
                continue
            return message
        raise Empty

    def _waiting(self, queue: str) -> list[str]:
        ending = f".{queue}.message"
        return sorted(name for name in os.listdir(self.folder) if name.endswith(ending) and not name.startswith("."))

    def _size(self, queue: str) -> int:
        return len(self._waiting(queue))

    def _purge(self, queue: str) -> int:
        waiting = self._waiting(queue)
        for name in waiting:
            (self.folder / name).unlink(missing_ok=True)
        return len(waiting)


class Transport(virtual.Transport):
    Channel = Channel
    driver_type = driver_name = SCHEME
