"""What the workers do: one service call each, harmless when delivered twice."""

import uuid

from celery import shared_task
from django.utils import timezone

from gameservice.matches import effects
from gameservice.matches.services import moves


@shared_task(name=effects.PLAY_BOT)
def play_bot(match_id: str, seat: int, seq: int) -> None:
    moves.play_bot_turn(uuid.UUID(match_id), seat, seq, timezone.now())


@shared_task(name=effects.RESOLVE)
def resolve(match_id: str) -> None:
    moves.resolve(uuid.UUID(match_id), timezone.now())


@shared_task(name="matches.sweep")
def sweep() -> None:
    moves.sweep(timezone.now())
