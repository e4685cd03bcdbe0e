"""Endpoints of the table: creating and finding matches, seats, start, and the end by other means than the rules."""

import io
import secrets
import uuid
from typing import Annotated, Literal, cast

import msgspec
import segno
from django.db.models import Exists, OuterRef, QuerySet
from django.http import HttpResponse
from django.utils import timezone
from msgspec import Meta, Struct
from rest_framework.request import Request
from rest_framework.response import Response

from gameservice.accounts.models import Token, User
from gameservice.http import problems
from gameservice.http.bodies import body, query, read
from gameservice.http.cursors import decode_cursor, encode_cursor
from gameservice.http.endpoint import Endpoint, OpenEndpoint
from gameservice.http.problems import Fault, Malformed, NotFound, NotHost, NotYourSeat
from gameservice.http.schema import header, operation
from gameservice.matches import clocks, selectors
from gameservice.matches.api.bodies import (
    BotSeat,
    MatchBody,
    MatchPage,
    MatchRequest,
    MeSeat,
    OpenSeat,
    QuickRequest,
    SeatRequest,
    StandInRequest,
    etag,
    match_body,
)
from gameservice.matches.api.conditional import IF_NONE_MATCH, not_modified
from gameservice.matches.api.examples import CREATED, MATCHES_TO_CREATE, SEATS_TO_TAKE, STARTED
from gameservice.matches.api.unions import GameName
from gameservice.matches.models import Match, Seat
from gameservice.matches.selectors import Sight, Table
from gameservice.matches.services import leaving, lobby, quick

ETAG = header("ETag", "The match's seq, in quotes.", response=True)
LOCATION = header("Location", "The match's address.", response=[201])


class ListQuery(Struct, frozen=True, forbid_unknown_fields=True):
    game: GameName | None = None
    status: Literal["open", "active", "finished", "aborted"] | None = None
    mine: Annotated[bool, Meta(description="Only those where I hold a seat.")] = False
    my_turn: Annotated[bool, Meta(description="Only those that wait for my decision.")] = False
    open: Annotated[bool, Meta(description="Only those with an open seat.")] = False
    cursor: Annotated[str | None, Meta(description="The `next` of the page before.")] = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


def person(request: Request) -> User:
    """Who asks; only endpoints that demand a token call this."""
    return cast(User, request.user)


def token(request: Request) -> uuid.UUID:
    """The id of the token that was shown, likewise."""
    return cast(Token, request.auth).id


def answer(table: Table, request: Request, status: int = 200) -> Response:
    """The match for the caller, with its ETag."""
    body = match_body(Sight(table, person(request)))
    headers = {"ETag": etag(table.match)}
    if status == 201:
        headers["Location"] = f"/api/v1/matches/{table.match.id}"
    return Response(body, status=status, headers=headers)


def _entropy(text: str, pointer: str) -> str:
    """Raises `Malformed` where it is too long in bytes or holds control characters."""
    if len(text.encode()) > 64 or any(ord(char) < 32 or ord(char) == 127 for char in text):
        said = "at most 64 bytes of UTF-8, with no line break or other control character"
        raise Malformed(f"The body does not fit: {pointer}: {said}", errors=[Fault(pointer, said)])
    return text


def _sitters(asked: MatchRequest, host: User) -> list[lobby.Sitter]:
    mine = [index for index, seat in enumerate(asked.seats) if isinstance(seat, MeSeat)]
    if len(mine) > 1:
        said = "a person holds one seat of a match; make the others 'bot' or 'open'"
        pointer = f"/seats/{mine[1]}/kind"
        raise Malformed(f"The body does not fit: {pointer}: {said}", errors=[Fault(pointer, said)])
    sitters = []
    for index, seat in enumerate(asked.seats):
        match seat:
            case MeSeat():
                entropy = _entropy(seat.entropy, f"/seats/{index}/entropy")
                sitters.append(lobby.Sitter(host, "", entropy, seat.age, seat.hair_cm))
            case BotSeat():
                sitters.append(lobby.Sitter(level=seat.level))
            case OpenSeat():
                sitters.append(lobby.Sitter())
    return sitters


def planned(asked: MatchRequest, host: User) -> lobby.Plan:
    """The match that is asked for. Raises `Malformed`."""
    return lobby.Plan(
        game=asked.game,
        seats=_sitters(asked, host),
        options=asked.options,
        preset=asked.preset,
        clock=asked.clock or clocks.NoClock(),
        visibility=asked.visibility,
        start=asked.start,
        on_abandon=asked.on_abandon,
    )


class Matches(Endpoint):
    throttle = {"GET": "read", "POST": "create"}

    @operation(
        "Create a match",
        answers={201: MatchBody},
        body=MatchRequest,
        body_examples=MATCHES_TO_CREATE,
        answer_examples={"open": CREATED, "started at once": STARTED},
        headers=[ETAG, LOCATION],
        problems=[Malformed],
    )
    def post(self, request: Request) -> Response:
        """The caller becomes the host. With no open seat the match starts at once, unless `start` is `host`."""
        plan = planned(read(request, MatchRequest), person(request))
        return answer(lobby.create_match(person(request), plan, timezone.now()), request, 201)

    @operation("List matches", answers={200: MatchPage}, query=ListQuery, problems=[Malformed])
    def get(self, request: Request) -> Response:
        """Public matches and one's own, newest first, a page at a time; without view and legal actions."""
        asked = query(request, ListQuery)
        found = _filtered(asked, person(request)).order_by("-id")
        if asked.cursor is not None:
            found = found.filter(id__lt=decode_cursor(asked.cursor, uuid.UUID))
        page = list(found[: asked.limit + 1])
        tables = selectors.load_many(page[: asked.limit])
        items = tuple(match_body(Sight(table, person(request)), seen=False) for table in tables)
        return Response(MatchPage(items, encode_cursor(items[-1].id) if len(page) > asked.limit else None))


class QuickMatches(Endpoint):
    throttle = "create"

    @operation(
        "Play somebody",
        answers={201: MatchBody, 200: MatchBody},
        body=QuickRequest,
        body_examples={"a game": {"game": "ouch"}, "not for long": {"game": "cactus", "players": 3, "fill_after": 60}},
        headers=[ETAG, LOCATION],
        problems=[Malformed, problems.Busy],
    )
    def post(self, request: Request) -> Response:
        """Sit down in a public match that waits for such players (200), or open one and wait (201). It starts with the
        last seat that is taken. Asked again while you wait, it is the same match."""
        asked = read(request, QuickRequest)
        seats = [lobby.Sitter(person(request)), *[lobby.Sitter()] * (asked.players - 1)]
        clock = asked.clock or clocks.NoClock()
        plan = lobby.Plan(asked.game, seats, asked.options, clock=clock, visibility="public")
        table, new = quick.sit_down(person(request), plan, asked.fill_after, timezone.now())
        return answer(table, request, 201 if new else 200)


def _filtered(asked: ListQuery, user: User) -> QuerySet[Match]:
    found = selectors.my_matches(user) if asked.mine else selectors.visible_matches(user)
    if asked.my_turn:
        found = selectors.awaiting(user)
    if asked.game:
        found = found.filter(game=asked.game)
    if asked.status:
        found = found.filter(status=asked.status)
    if asked.open:
        free = Seat.objects.filter(match_id=OuterRef("id"), kind=Seat.Kind.OPEN)
        found = found.filter(Exists(free), status=Match.Status.OPEN)
    return found


class MatchDetail(Endpoint):
    @operation(
        "Read a match",
        answers={200: MatchBody, 304: None},
        answer_examples={"active": STARTED},
        headers=[IF_NONE_MATCH, ETAG],
        problems=[NotFound],
    )
    def get(self, request: Request, match_id: uuid.UUID) -> Response:
        """The match as the caller may see it, with the own view and legal actions."""
        sight = selectors.see(match_id, person(request))
        return not_modified(request, sight.match) or answer(sight.table, request)


class Seats(Endpoint):
    throttle = "move"

    @operation(
        "Take a seat",
        answers={201: MatchBody},
        body=SeatRequest,
        body_examples=SEATS_TO_TAKE,
        answer_examples={"started": STARTED},
        headers=[ETAG, LOCATION],
        problems=[
            Malformed,
            NotFound,
            problems.SeatTaken,
            problems.AlreadySeated,
            problems.NotActive,
            problems.Busy,
        ],
    )
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """Sit down at a certain seat, or the first open one. A private match asks for its invite code."""
        try:
            asked = read(request, SeatRequest)
            entropy = _entropy(asked.entropy, "/entropy")
        except Malformed:
            if not _shows_invite(request, match_id):
                selectors.see(match_id, person(request))  # whoever may not know of the match is told that first
            raise
        sitter = lobby.Sitter(person(request), "", entropy, asked.age, asked.hair_cm)
        table = lobby.take_seat(match_id, sitter, asked.seat, asked.invite, timezone.now())
        return answer(table, request, 201)


def _shows_invite(request: Request, match_id: uuid.UUID) -> bool:
    """Whether the body, whatever else is wrong with it, has the match's invite. Raises `NotFound`."""
    try:
        sent = msgspec.json.decode(body(request))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    invite = sent.get("invite") if isinstance(sent, dict) else None
    known = selectors.load(match_id).match.invite
    return isinstance(invite, str) and secrets.compare_digest(invite.encode(), known.encode())


class SeatDetail(Endpoint):
    throttle = "move"

    @operation(
        "Leave a seat",
        answers={204: None},
        headers=[ETAG],
        problems=[NotFound, NotYourSeat, problems.NotActive, problems.SeatTaken, problems.Busy],
    )
    def delete(self, request: Request, match_id: uuid.UUID, seat: int) -> Response:
        """Before the start: leave one's own seat, or, as the host, make any seat open again."""
        table = lobby.leave_seat(match_id, person(request), seat, timezone.now())
        return Response(status=204, headers={"ETag": etag(table.match)})


class Start(Endpoint):
    throttle = "move"

    @operation(
        "Start a match",
        answers={200: MatchBody},
        headers=[ETAG],
        problems=[NotFound, NotHost, problems.NotStartable, problems.Busy],
    )
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """The host starts a match whose `start` is `host`, when every seat is taken."""
        return answer(lobby.start_match(match_id, person(request), timezone.now()), request)


class Resign(Endpoint):
    throttle = "move"

    @operation(
        "Resign",
        answers={200: MatchBody},
        headers=[ETAG],
        problems=[NotFound, NotYourSeat, problems.NotActive, problems.Busy, problems.Unavailable],
    )
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """Give the seat up: a bot plays it on, or, where `on_abandon` is `forfeit`, it ranks last."""
        return answer(leaving.resign(match_id, person(request), timezone.now()), request)


class StandIn(Endpoint):
    throttle = "move"

    @operation(
        "Let a bot play for me",
        answers={200: MatchBody},
        body=StandInRequest,
        headers=[ETAG],
        problems=[Malformed, NotFound, NotYourSeat, problems.NotActive, problems.NotStandingIn, problems.Busy],
    )
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """Hand the seat to a bot until you take it back; again only when something has been decided at the seat since.
        The match counts for your rating all the same, but can only lower it."""
        selectors.see(match_id, person(request)).own_seat()  # whoever has no part in it is told that first
        asked = read(request, StandInRequest)
        return answer(leaving.stand_in(match_id, person(request), asked.level, timezone.now()), request)

    @operation(
        "Take my seat back",
        answers={200: MatchBody},
        headers=[ETAG],
        problems=[NotFound, NotYourSeat, problems.NotActive, problems.NotStandingIn, problems.Busy],
    )
    def delete(self, request: Request, match_id: uuid.UUID) -> Response:
        """Play on yourself, also where a bot took over because your time had run out. While the bot is to decide it is
        too late for that turn (409 `busy`)."""
        return answer(leaving.take_back(match_id, person(request), timezone.now()), request)


class Abort(Endpoint):
    throttle = "move"

    @operation(
        "Abort a match",
        answers={200: MatchBody},
        headers=[ETAG],
        problems=[NotFound, NotHost, problems.NotActive, problems.NotAbortable, problems.Busy],
    )
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """The host calls the match off, as long as some seat has not moved yet."""
        return answer(leaving.abort(match_id, person(request), timezone.now()), request)


class Rematch(Endpoint):
    throttle = "create"

    @operation(
        "Play again",
        answers={201: MatchBody, 200: MatchBody},
        headers=[ETAG, LOCATION],
        problems=[NotFound, NotYourSeat, problems.NotFinished, problems.NotStartable, problems.Busy],
    )
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """The same people and bots sit down again with the same options. 201 for the first who asks, 200 and the same
        match for all others."""
        table, made = lobby.rematch(match_id, person(request), timezone.now())
        return answer(table, request, 201 if made else 200)


class Invite(OpenEndpoint):
    @operation("Read an invite", answers={200: MatchBody}, headers=[ETAG], problems=[NotFound], public=True)
    def get(self, request: Request, code: str) -> Response:
        """The match that an invite opens, as a spectator sees it; take a seat with the same code."""
        sight = selectors.see_invited(code)
        return Response(match_body(sight), headers={"ETag": etag(sight.match)})


class InviteCode(OpenEndpoint):
    @operation(
        "Read an invite's QR code",
        answers={200: str},
        answer_name="InviteCode",
        media_type="image/svg+xml",
        problems=[NotFound],
        public=True,
    )
    def get(self, request: Request, code: str) -> HttpResponse:
        """The link that opens the invite in the service's own client, as an SVG document that a camera reads."""
        selectors.see_invited(code)
        link = request.build_absolute_uri(f"/#/i/{code}")
        drawn = io.BytesIO()
        segno.make(link, micro=False).save(drawn, kind="svg", border=2, omitsize=True, xmldecl=False)
        # Opened by itself it is a document of this site: it may run and load nothing.
        policy = {"Content-Security-Policy": "default-src 'none'"}
        return HttpResponse(drawn.getvalue(), content_type="image/svg+xml", headers=policy)
