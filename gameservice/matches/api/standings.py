"""Endpoints of what matches came to: leaderboards, and people's results and ratings."""

import uuid
from typing import Annotated, cast

from django.db.models import QuerySet
from django.utils import timezone
from msgspec import Meta, Struct
from rest_framework.request import Request
from rest_framework.response import Response

from games import registry
from games.core.errors import UnknownGame
from gameservice.accounts.api import UserBody, user_body
from gameservice.accounts.models import User
from gameservice.http.bodies import query
from gameservice.http.cursors import decode_cursor, encode_cursor
from gameservice.http.endpoint import Endpoint, OpenEndpoint
from gameservice.http.problems import Malformed, NotFound
from gameservice.http.schema import operation
from gameservice.matches.api.games import GAME
from gameservice.matches.api.unions import GameName
from gameservice.ratings import selectors
from gameservice.ratings.models import Rating, Result
from gameservice.timestamps import Timestamp, timestamp

Shown = Annotated[int, Meta(description="Whoever begins has 1000; it is cautious, and rises as it becomes certain.")]
Provisional = Annotated[bool, Meta(description="It rests on fewer than 5 rated matches.")]
Played = Annotated[int, Meta(description="Played to an end, private and unrated ones included.")]


class PageQuery(Struct, frozen=True, forbid_unknown_fields=True):
    cursor: Annotated[str | None, Meta(description="The `next` of the page before.")] = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


class ResultsQuery(PageQuery, frozen=True):
    game: GameName | None = None


class RatingsQuery(PageQuery, frozen=True, kw_only=True):
    game: GameName


class StandingBody(Struct, frozen=True):
    """A line of a leaderboard."""

    rank: Annotated[int, Meta(description="From 1; those with the same rating share one: 1, 2, 2, 4.")]
    user: UserBody
    rating: Shown
    provisional: Provisional
    matches: Played
    won: int


class LeaderboardPage(Struct, frozen=True):
    items: tuple[StandingBody, ...]
    next: str | None


class GameRecordBody(Struct, frozen=True):
    """What a person has done in a game."""

    game: GameName
    rating: Shown | None
    """Null before the first rated match."""
    provisional: Provisional
    matches: Played
    won: int
    left: Annotated[int, Meta(description="How many of the matches the person resigned or was timed out of.")]


class PersonBody(Struct, frozen=True):
    """A person, and what became of the matches that were played to an end, by game."""

    user: UserBody
    games: tuple[GameRecordBody, ...]
    created_at: Timestamp


class RatingChangeBody(Struct, frozen=True):
    before: int
    after: int


class ResultBody(Struct, frozen=True):
    """What a person's seat came to in a match."""

    match: str
    game: GameName
    at: Timestamp
    place: Annotated[int, Meta(description="From 1, in the match's ranking; seats that share one have the same.")]
    seats: int
    won: bool
    left: Annotated[bool, Meta(description="Resigned or timed out, whoever played the seat on.")]
    reason: Annotated[str, Meta(description="The outcome's: why the match ended.")]
    rating: RatingChangeBody | None
    """Null where the seat was not rated."""


class ResultPage(Struct, frozen=True):
    items: tuple[ResultBody, ...]
    next: str | None


class RatingPointBody(Struct, frozen=True):
    """A rating as it was after a match."""

    at: Timestamp
    rating: Shown
    match: str


class RatingPage(Struct, frozen=True):
    items: tuple[RatingPointBody, ...]
    next: str | None


class Leaderboard(OpenEndpoint):
    @operation(
        "Read a leaderboard",
        answers={200: LeaderboardPage},
        query=PageQuery,
        path=[GAME],
        problems=[Malformed, NotFound],
        public=True,
    )
    def get(self, request: Request, game: str) -> Response:
        """Users by rating, the best first: those whose rating rests on 5 matches or more, and who have played the game
        in the last 180 days.

        Rated are matches of two or more users; guests and bots are passed over, and of the places only the order
        matters. Whoever left is placed behind all who stayed. A seat that a bot has helped may lose but gains nothing.
        """
        _require_game(game)
        asked = query(request, PageQuery)
        after = None if asked.cursor is None else decode_cursor(asked.cursor, selectors.Mark)
        found = selectors.leaderboard(game, timezone.now(), after, asked.limit + 1)
        page = found[: asked.limit]
        next_ = encode_cursor(page[-1].mark) if len(found) > len(page) else None
        return Response(LeaderboardPage(tuple(map(_standing_body, page)), next_))


class PersonDetail(Endpoint):
    @operation("Read a person", answers={200: PersonBody}, problems=[NotFound])
    def get(self, request: Request, user_id: uuid.UUID) -> Response:
        """A guest, a user or a user's bot, with ratings and counts by game, of games that were played to an end."""
        user = selectors.person(user_id)
        games = tuple(map(_record_body, selectors.ratings_of(user)))
        return Response(PersonBody(user_body(user), games, timestamp(user.created_at)))


class Results(Endpoint):
    @operation("List a person's results", answers={200: ResultPage}, query=ResultsQuery, problems=[Malformed, NotFound])
    def get(self, request: Request, user_id: uuid.UUID) -> Response:
        """Matches played to an end, the newest first: one's own all, of others those that are public."""
        user = selectors.person(user_id)
        asked = query(request, ResultsQuery)
        found = selectors.results_told(user, _viewer(request))
        if asked.game is not None:
            found = found.filter(game=asked.game)
        page, next_ = _page(found, asked, "-order")
        return Response(ResultPage(tuple(map(_result_body, page)), next_))


class Ratings(Endpoint):
    @operation("List a person's ratings", answers={200: RatingPage}, query=RatingsQuery, problems=[Malformed, NotFound])
    def get(self, request: Request, user_id: uuid.UUID) -> Response:
        """How the rating in a game came about, the oldest first: what it was after each rated match. Of others only
        public matches are told."""
        user = selectors.person(user_id)
        asked = query(request, RatingsQuery)
        page, next_ = _page(selectors.rated_results(user, _viewer(request), asked.game), asked, "order")
        points = (RatingPointBody(timestamp(r.at), cast(int, r.after), str(r.match)) for r in page)
        return Response(RatingPage(tuple(points), next_))


def _viewer(request: Request) -> User:
    return cast(User, request.user)


def _require_game(name: str) -> None:
    """Raises `NotFound`."""
    try:
        registry.game(name)
    except UnknownGame as unknown:
        raise NotFound(str(unknown)) from None


def _standing_body(standing: selectors.Standing) -> StandingBody:
    rating = standing.rating
    return StandingBody(
        standing.mark.rank, user_body(rating.user), rating.shown, rating.provisional, rating.played, rating.won
    )


def _record_body(rating: Rating) -> GameRecordBody:
    shown = rating.shown if rating.rated else None
    return GameRecordBody(rating.game, shown, rating.provisional, rating.played, rating.won, rating.left)


def _result_body(result: Result) -> ResultBody:
    change = None
    if result.before is not None and result.after is not None:
        change = RatingChangeBody(result.before, result.after)
    return ResultBody(
        match=str(result.match),
        game=result.game,
        at=timestamp(result.at),
        place=result.place,
        seats=result.seats,
        won=result.won,
        left=result.left,
        reason=result.reason,
        rating=change,
    )


def _page(found: QuerySet[Result], asked: PageQuery, by: str) -> tuple[list[Result], str | None]:
    """A page in the order of recording or against it, and the cursor of the next."""
    if asked.cursor is not None:
        beyond = "order__lt" if by.startswith("-") else "order__gt"
        found = found.filter(**{beyond: decode_cursor(asked.cursor, uuid.UUID)})
    results = list(found.order_by(by)[: asked.limit + 1])
    page = results[: asked.limit]
    return page, encode_cursor(page[-1].order) if len(results) > len(page) else None
