"""What follows a write, after its commit: messages to the workers. The broker is only a hint, for the rows say what
must happen: what is lost here, the sweeper finds.
"""

import logging
from typing import Any

from celery import current_app

from gameservice.matches.models import Match, unmask

logger = logging.getLogger(__name__)

PLAY_BOT = "matches.play_bot"
RESOLVE = "matches.resolve"


def follow_up(match: Match) -> None:
    """Send the messages that the match's row asks for: its bots' turns, or its resolution."""
    if match.status == Match.Status.ACTIVE:
        for seat in unmask(match.bots_to_act):
            send(PLAY_BOT, str(match.id), seat, match.seq)
    elif match.over and match.resolved_at is None:
        send(RESOLVE, str(match.id))


def send(task: str, *arguments: Any) -> None:
    """Enqueue a task by name; a broker that does not answer is logged, never raised."""
    try:
        current_app.send_task(task, args=arguments)
    except Exception:
        logger.exception("match %s: '%s' was not sent; the sweeper will find it", arguments[:1], task)
