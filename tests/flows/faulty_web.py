"""A web server that stops for good after a move is written, before anybody is told."""

import os
import time
from typing import Any

from gameservice.asgi import application as application
from gameservice.matches import effects

WRITTEN = "the move is written"


def stop(match: Any, **options: Any) -> None:
    os.write(2, f"{WRITTEN}\n".encode())
    time.sleep(3600)


effects.follow_up = stop
