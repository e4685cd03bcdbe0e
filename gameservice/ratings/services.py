"""The only writer of results and ratings."""

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from gameservice.accounts.models import User
from gameservice.ratings.models import Rating, Result
from gameservice.ratings.skill import Contender, rate


@dataclass(frozen=True)
class Placing:
    """A seat of a match that is over."""

    seat: int
    user: uuid.UUID | None
    """None for the service's bots."""
    kind: str
    """ "guest", "user" or "bot"."""
    place: int
    """From 1; seats that share a place have the same number: 1, 2, 2, 4."""
    won: bool
    left: bool
    """Resigned or timed out, whoever played the seat on."""
    present: bool
    """Its person has decided something; who has not has neither won nor lost."""
    helped: bool
    """A bot has decided for the seat at some time, or still stands in."""


def record(
    match: uuid.UUID, game: str, *, public: bool, reason: str, placings: Sequence[Placing], at: datetime
) -> None:
    """Write what a match that is over came to, for each person who took part in it.

    To be called in a transaction, once a match; a second call raises `IntegrityError`.
    """
    ratings = _hold(game, [placing.user for placing in placings if placing.user is not None and placing.present])
    # In the order of the ratings: what comes of a match does not depend on who sat where.
    seated = [(rating, placing) for rating in ratings for placing in placings if placing.user == rating.user_id]
    changes = _rate(seated)
    results = []
    for rating, placing in seated:
        won = placing.won and not placing.left
        rating.played += 1
        rating.won += won
        rating.left += placing.left
        rating.last_at = max(at, rating.last_at or at)
        before, after = changes.get(placing.seat, (None, None))
        results.append(
            Result(
                match=match,
                seat=placing.seat,
                user_id=rating.user_id,
                game=game,
                public=public,
                reason=reason,
                place=placing.place,
                seats=len(placings),
                won=won,
                left=placing.left,
                before=before,
                after=after,
                at=at,
            )
        )
    Result.objects.bulk_create(results)
    Rating.objects.bulk_update(ratings, ["mu", "sigma", "shown", "rated", "played", "won", "left", "last_at"])


def _hold(game: str, users: Sequence[uuid.UUID]) -> list[Rating]:
    """The ratings of these people, locked until the transaction ends: all in one order, so that two matches of the same
    people wait for each other and neither loses what the other wrote."""
    Rating.objects.bulk_create((Rating(user_id=user, game=game) for user in sorted(users)), ignore_conflicts=True)
    return list(Rating.objects.select_for_update().filter(game=game, user__in=users).order_by("user"))


def _rate(seated: Sequence[tuple[Rating, Placing]]) -> Mapping[int, tuple[int, int]]:
    """Change the ratings; by seat, what people saw before and see now, of those alone that were rated."""
    rated = [(rating, placing) for rating, placing in seated if placing.kind == User.Kind.USER]
    if len(rated) < 2:
        return {}
    contenders = [Contender(rating.skill, placing.place, placing.left, placing.helped) for rating, placing in rated]
    changes = {}
    for (rating, placing), skill in zip(rated, rate(contenders), strict=True):
        changes[placing.seat] = (rating.shown, skill.shown)
        rating.skill = skill
        rating.rated += 1
    return changes
