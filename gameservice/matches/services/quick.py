"""Quick matches: whoever comes first waits in a public match, and whoever wants the same sits down there."""

import hashlib
import json
import uuid
from datetime import datetime, timedelta

from django.db import IntegrityError

from gameservice.accounts.models import User
from gameservice.http.problems import AlreadySeated, Busy, NotActive, SeatTaken
from gameservice.matches import selectors
from gameservice.matches.models import Match
from gameservice.matches.selectors import Table
from gameservice.matches.services import lobby


def sit_down(user: User, plan: lobby.Plan, fill_after: int | None, now: datetime) -> tuple[Table, bool]:
    """A seat in the match that waits for such players, or in a new one, which waits then; and whether it is new. Who
    waits there already waits on. `fill_after` is after how many seconds bots take what seats are left.

    Raises `Malformed`, `Busy`.
    """
    for _ in range(lobby.TRIES):
        new = lobby.lay(user, plan, now)
        new.match.quick_key = _key(new.match, fill_after)
        new.match.due = None if fill_after is None else now + timedelta(seconds=fill_after)
        waiting = Match.objects.filter(quick_key=new.match.quick_key, status=Match.Status.OPEN).only("id").first()
        try:
            if waiting is None:
                return lobby.publish(new, now), True
            return _join(waiting.id, user, now), False
        except (IntegrityError, SeatTaken, NotActive):
            continue  # Somebody was faster: look again at who waits now.
    raise Busy("Too many want the same at once; send it again.")


def _join(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    try:
        return lobby.take_seat(match_id, lobby.Sitter(user), None, None, now)
    except AlreadySeated:
        return selectors.load(match_id)


def _key(match: Match, fill_after: int | None) -> str:
    """The same for all who want the same, whether they wrote out what is the default or not."""
    wish = [match.game, match.seat_count, match.options, match.clock, fill_after]
    return hashlib.sha256(json.dumps(wish, sort_keys=True).encode()).hexdigest()
