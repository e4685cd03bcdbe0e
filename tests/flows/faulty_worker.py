"""A worker with a fault, which `FAULT` names: `FAULT=hang celery -A tests.flows.faulty_worker worker`."""

import os
import time
from collections.abc import Sequence
from typing import Any

import django

from gameservice.celery import app as app

django.setup()

from games import registry  # noqa: E402  (what follows needs Django)
from gameservice.matches import proof  # noqa: E402
from gameservice.matches.services import bots  # noqa: E402

FAULT = os.environ["FAULT"]
BEGINS = f"{FAULT} begins"


def hang() -> None:
    os.write(2, f"{BEGINS}\n".encode())
    time.sleep(3600)


class FaultyBot:
    def choose(self, view: Any, legal: Any, seat: int, log: Sequence[Any], chance: Any) -> Any:
        if FAULT == "hang":
            hang()
        if FAULT == "raise":
            raise ArithmeticError("the bot is broken")
        return {"type": "nonsense"}


def hanging_proof(*arguments: Any, **options: Any) -> Any:
    hang()


@app.task(name="tests.slow")
def slow() -> None:
    """Like a long turn of a bot."""
    time.sleep(0.2)


if FAULT == "hanging_proof":
    proof.verify = hanging_proof
else:
    registry.bot = lambda game, level: FaultyBot()  # type: ignore[assignment]
bots.SECONDS = float(os.environ.get("BOT_SECONDS", bots.SECONDS))
