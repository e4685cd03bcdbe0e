"""What is read of results and ratings: never more of a match than the caller may be told."""

import uuid
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Annotated, NamedTuple

from django.db.models import Q, QuerySet
from msgspec import Meta

from gameservice.accounts.models import User
from gameservice.http.problems import NotFound
from gameservice.ratings.models import Rating, Result
from gameservice.ratings.skill import PROVISIONAL

LISTED = timedelta(days=180)
"""Who has not played a game for longer is not on its leaderboard."""


Int32 = Annotated[int, Meta(ge=-(2**31), lt=2**31)]


class Mark(NamedTuple):
    """A line of a leaderboard, as far as the lines after it must know it; cursors hold it, so it may be made up."""

    rank: Int32
    line: Int32
    shown: Int32
    user: uuid.UUID


@dataclass(frozen=True)
class Standing:
    """A person on a leaderboard."""

    mark: Mark
    rating: Rating


def listed(game: str, now: datetime) -> QuerySet[Rating]:
    """Those whose rating counts and who have played lately, the best first."""
    found = Rating.objects.filter(game=game, rated__gte=PROVISIONAL, last_at__gte=now - LISTED, user__is_active=True)
    return found.select_related("user").order_by("-shown", "user")


def leaderboard(game: str, now: datetime, after: Mark | None, limit: int) -> list[Standing]:
    """The lines after a certain one, or from the first; who is equal shares a rank."""
    found = listed(game, now)
    if after is not None:
        found = found.filter(Q(shown__lt=after.shown) | Q(user__gt=after.user), shown__lte=after.shown)
    return _ranked(found[:limit], after or Mark(0, 0, 0, uuid.UUID(int=0)))


def _ranked(ratings: Iterable[Rating], before: Mark) -> list[Standing]:
    standings = []
    for rating in ratings:
        line = before.line + 1
        shared = before.line > 0 and rating.shown == before.shown
        before = Mark(before.rank if shared else line, line, rating.shown, rating.user_id)
        standings.append(Standing(before, rating))
    return standings


def person(user_id: uuid.UUID) -> User:
    """A guest, a user or a user's bot. Raises `NotFound`."""
    found = User.objects.filter(id=user_id, is_active=True).first()
    if found is None:
        raise NotFound("There is nobody of this id.")
    return found


def ratings_of(user: User) -> QuerySet[Rating]:
    """One for each game that the person has played to an end, by the game's name."""
    return Rating.objects.filter(user=user).order_by("game")


def results_told(user: User, viewer: User) -> QuerySet[Result]:
    """A person's results: all to the person, to others those of public matches."""
    found = Result.objects.filter(user=user)
    return found if user == viewer else found.filter(public=True)


def rated_results(user: User, viewer: User, game: str) -> QuerySet[Result]:
    """Those of them that the rating rests on: to others those of public matches, for the moment of a private one would
    tell who sat together."""
    return results_told(user, viewer).filter(game=game).exclude(after=None)
