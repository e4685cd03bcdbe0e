"""Server-sent events (HTML Living Standard, 9.2): a match's log as it grows, and notices of all of one's matches."""

import uuid
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any

from django.http import HttpResponse
from django.utils import timezone
from msgspec import Meta, Struct
from rest_framework.request import Request

from gameservice.accounts.models import User
from gameservice.http import following
from gameservice.http.bodies import query
from gameservice.http.endpoint import Endpoint
from gameservice.http.following import Follow
from gameservice.http.problems import Fault, Malformed, NotFound
from gameservice.http.rendering import encode
from gameservice.http.schema import header, operation
from gameservice.matches import selectors
from gameservice.matches.api.matches import person
from gameservice.matches.models import Match
from gameservice.matches.selectors import Table
from gameservice.matches.wakes import match_key, user_key

AT_ONCE = 500
"""Events in one part of an answer."""
RETRY = b"retry: 2000\n\n"
"""Milliseconds after which a client comes back whose stream has ended."""
OVERLAP = timedelta(seconds=5)
"""Moves are not seen in the order of their times: so far back is looked again."""

LAST_EVENT_ID = header("Last-Event-ID", "The `id` of the last event that was received; the stream goes on after it.")


class MatchStreamQuery(Struct, frozen=True, forbid_unknown_fields=True):
    after: Annotated[int, Meta(ge=0, description="The same for a first request: a seq.")] = 0


def frame(event_id: Any, type_: str, data: Any) -> bytes:
    """One event; `data` is JSON, which holds no line break."""
    return b"id: %s\nevent: %s\ndata: %s\n\n" % (str(event_id).encode(), type_.encode(), encode(data))


def _stream(frames: Iterable[bytes], follow: Follow, *, begins: bool) -> HttpResponse:
    body = b"".join([RETRY if begins else b"", *frames])
    # Neither a cache nor a proxy may keep back what is to arrive at once.
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    answer = HttpResponse(body, content_type="text/event-stream", headers=headers)
    following.go_on(answer, follow)
    return answer


def _last_id(request: Request) -> int | None:
    said = request.headers.get("Last-Event-ID", "")
    if not said:
        return None
    if not (said.isascii() and said.isdigit() and len(said) <= 18):
        fault = Fault("Last-Event-ID", "the `id` of an event of this stream: a number")
        raise Malformed(f"The header does not fit: {fault.pointer}: {fault.detail}", errors=[fault])
    return int(said)


class MatchStream(Endpoint):
    @operation(
        "Follow a match",
        answers={200: str},
        answer_name="MatchStream",
        media_type="text/event-stream",
        query=MatchStreamQuery,
        headers=[LAST_EVENT_ID],
        problems=[Malformed, NotFound],
    )
    def get(self, request: Request, match_id: uuid.UUID) -> HttpResponse:
        """The log as server-sent events: `id` is the seq, `event` the type, `data` the event. It goes on from
        `Last-Event-ID`, or `after`, else from the first event; a comment every 15 s shows that it lives; it ends with
        the last event of a match that is over."""
        sight = selectors.see(match_id, person(request))
        asked, last = query(request, MatchStreamQuery), _last_id(request)
        before = following.position(request)
        after = before if before is not None else asked.after if last is None else last
        seen = sight.events(after, AT_ONCE)
        reached = seen[-1].row.seq if seen else after
        more = reached < sight.match.seq
        follow = Follow(frozenset([match_key(match_id)]), reached, more=more, over=sight.match.over and not more)
        frames = (frame(event.row.seq, event.row.type, event.body()) for event in seen)
        return _stream(frames, follow, begins=before is None)


class MatchNotice(Struct, frozen=True):
    """Something has happened in one of my matches."""

    match: str
    seq: int


class AccountStream(Endpoint):
    @operation(
        "Follow all my matches",
        answers={200: MatchNotice},
        media_type="text/event-stream",
        headers=[LAST_EVENT_ID],
        problems=[Malformed],
    )
    def get(self, request: Request) -> HttpResponse:
        """One stream for everything: `turn.started` when a match begins to wait for you, `match.updated` for all else,
        and `match.finished`. After `Last-Event-ID` it begins with what was missed; what happened about then may be told
        twice."""
        user = person(request)
        told: _Told | None = following.position(request)
        begins = told is None
        if told is None:
            told = _Told.before(user, _last_id(request), timezone.now())
        frames, told = _notices(user, told)
        return _stream(frames, Follow(frozenset([user_key(user.pk)]), told), begins=begins)


class _Told(Struct, frozen=True):
    """What an account's stream has told: from when, up to when, and of each match its seq and the beginning of its
    turn."""

    since: datetime
    until: datetime
    matches: dict[uuid.UUID, tuple[int, datetime | None]]

    @classmethod
    def before(cls, user: User, last_id: int | None, now: datetime) -> "_Told":
        """Before a stream's first event: whoever comes back was told nothing of what is near the last one; who is new
        needs not be told what there is already."""
        if last_id is not None:
            last = min(now, datetime.fromtimestamp(last_id / 1_000_000, UTC))
            return cls(last - OVERLAP, last, {})
        moved = selectors.moved(user, now - OVERLAP)
        return cls(now, now, {table.match.id: (table.match.seq, table.match.turn_since) for table in moved})


def _notices(user: User, told: _Told) -> tuple[list[bytes], _Told]:
    """What is to be told now, and what has been told then."""
    frames, matches, until = [], dict(told.matches), told.until
    for table in selectors.moved(user, told.until - OVERLAP):
        match = table.match
        seq, turn = told.matches.get(match.id, (0, None))
        known = match.turn_since is None or match.turn_since <= told.since
        matches[match.id] = (match.seq, match.turn_since)
        until = max(until, match.updated_at)
        if match.seq > seq:
            type_ = _kind(table, user, begun=not known and match.turn_since != turn)
            frames.append(frame(_id(match.updated_at), type_, MatchNotice(str(match.id), match.seq)))
    return frames, _Told(told.since, until, matches)


def _kind(table: Table, user: User, *, begun: bool) -> str:
    if table.match.status == Match.Status.FINISHED:
        return "match.finished"
    seat = table.seat_of(user)
    waits = seat is not None and not seat.played_by_bot and table.match.to_act >> seat.seat & 1
    return "turn.started" if waits and begun else "match.updated"


def _id(moment: datetime) -> int:
    """Microseconds since 1970."""
    return round(moment.timestamp() * 1_000_000)
