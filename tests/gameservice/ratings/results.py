"""People, and matches of theirs that are over."""

import uuid
from datetime import UTC, datetime, timedelta
from typing import Any

from django.db import transaction

from gameservice.accounts.models import User
from gameservice.ratings.models import Rating, Result
from gameservice.ratings.services import Placing, record

START = datetime(2026, 1, 1, 12, tzinfo=UTC)


def user(name: str = "Ana", kind: str = User.Kind.USER) -> User:
    return User.objects.create(name=name, kind=kind)


def placing(who: User | None, place: int = 1, seat: int = 0, **fields: Any) -> Placing:
    """A seat that won where its place is the first; the service's bot where nobody sits."""
    plain = {"kind": who.kind if who else "bot", "won": place == 1, "left": False, "present": True, "helped": False}
    return Placing(**{**plain, "seat": seat, "user": who.pk if who else None, "place": place, **fields})


def play(*placings: Placing, game: str = "ouch", public: bool = True, at: datetime = START) -> uuid.UUID:
    """Record a match between them, at seats in their order."""
    match = uuid.uuid4()
    seated = [Placing(**{**vars(placing), "seat": seat}) for seat, placing in enumerate(placings)]
    with transaction.atomic():
        record(match, game, public=public, reason="eight_cards", placings=seated, at=at)
    return match


def duel(winner: User, loser: User, times: int = 1, **fields: Any) -> list[uuid.UUID]:
    """Matches of two, a minute apart."""
    at = fields.pop("at", START)
    pair = placing(winner), placing(loser, 2)
    return [play(*pair, at=at + timedelta(minutes=minute), **fields) for minute in range(times)]


def rating(who: User, game: str = "ouch") -> Rating:
    return Rating.objects.get(user=who, game=game)


def result(who: User) -> Result:
    """The only one."""
    return Result.objects.get(user=who)
