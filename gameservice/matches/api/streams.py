"""Server-sent events (HTML Living Standard, 9.2): a match's log as it grows, and notices of all of one's matches."""

import uuid
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Annotated, Any, NamedTuple

from django.http import HttpResponse
from django.utils import timezone
from msgspec import Meta, Struct
from msgspec.structs import replace
from rest_framework.request import Request

from gameservice.accounts.authentication import still_valid
from gameservice.accounts.models import User
from gameservice.http import following
from gameservice.http.bodies import query
from gameservice.http.endpoint import Endpoint
from gameservice.http.following import Follow, Part
from gameservice.http.problems import Fault, Malformed, NotFound
from gameservice.http.rendering import encode
from gameservice.http.schema import header, operation
from gameservice.matches import selectors
from gameservice.matches.api.matches import person, token
from gameservice.matches.models import Event, Match
from gameservice.matches.selectors import Sight, Table
from gameservice.matches.wakes import match_key, user_key

AT_ONCE = 100
"""Events in one part of an answer, which a client that takes nothing may leave us with."""
RETRY = b"retry: 2000\n\n"
"""Milliseconds after which a client comes back whose stream has ended."""
OVERLAP = timedelta(seconds=5)
"""Moves are not seen in the order of their times: so far back is looked again."""
SLACK = timedelta(minutes=1)
"""No machine's clock is so far behind, and no move takes so long to be written: what was before is known already."""

LAST_EVENT_ID = header("Last-Event-ID", "The `id` of the last event that was received; the stream goes on after it.")


class MatchStreamQuery(Struct, frozen=True, forbid_unknown_fields=True):
    after: Annotated[int, Meta(ge=0, description="The same for a first request: a seq.")] = 0


def frame(event_id: Any, type_: str, data: Any) -> bytes:
    """One event; `data` is JSON, which holds no line break."""
    return b"id: %s\nevent: %s\ndata: %s\n\n" % (str(event_id).encode(), type_.encode(), encode(data))


def _stream(body: bytes, follow: Follow) -> HttpResponse:
    # Neither a cache nor a proxy may keep back what is to arrive at once.
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    answer = HttpResponse(RETRY + body, content_type="text/event-stream", headers=headers)
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
        after = asked.after if last is None else last
        events = _events(sight, selectors.log_rows(sight.match, after, AT_ONCE), after)
        return _stream(events.body, events.follow(token(request), person(request).pk))


class _Watcher(NamedTuple):
    """Who follows which match, and where it was when all of its events up to `reached` had been told."""

    token: uuid.UUID
    user: uuid.UUID
    match: uuid.UUID
    reached: int
    seq: int


class _Events(NamedTuple):
    """A part of a log, the same for everyone who sees the same of the match and was told the same before."""

    body: bytes
    match: Match
    reached: int

    def follow(self, token_id: uuid.UUID, user_id: uuid.UUID) -> Follow:
        match, more = self.match, self.reached < self.match.seq
        watcher = _Watcher(token_id, user_id, match.id, self.reached, self.reached if more else match.seq)
        over = match.over and not more
        return Follow(_new_events, match_key(match.id), str(user_id), watcher, more=more, over=over)


def _events(sight: Sight, rows: Sequence[Event], after: int) -> _Events:
    frames = (frame(event.row.seq, event.row.type, event.body()) for event in sight.redacted(rows))
    return _Events(b"".join(frames), sight.match, rows[-1].seq if rows else after)


def _new_events(follows: Sequence[Follow]) -> list[Part | None]:
    """One look for many watchers: what several are told is read once, and told in the same bytes where they see the
    same."""
    watchers: list[_Watcher] = [follow.position for follow in follows]
    valid = still_valid({watcher.token for watcher in watchers})
    seqs = selectors.seqs({watcher.match for watcher in watchers})
    table = cache(selectors.load)
    rows = cache(lambda match_id, after: selectors.log_rows(table(match_id).match, after, AT_ONCE))
    told: dict[tuple[uuid.UUID, int | None, int], _Events] = {}

    def part(follow: Follow, watcher: _Watcher) -> Part | None:
        match_id, after = watcher.match, watcher.reached
        if watcher.token not in valid or match_id not in seqs:
            return None
        if seqs[match_id] == watcher.seq:
            return Part(b"", follow)  # Nothing about a match changes without an event.
        sight = Sight(table(match_id), User(id=watcher.user))
        if not sight.may_see():
            return None
        alike = (match_id, sight.seat, after)
        if alike not in told:
            told[alike] = _events(sight, rows(match_id, after), after)
        return Part(told[alike].body, told[alike].follow(watcher.token, watcher.user))

    return list(map(part, follows, watchers))


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
        user, now = person(request), timezone.now()
        frames, told = _notices(user, _Told.before(user, _last_id(request), now))
        return _stream(frames, _account(user, token(request), told))


def _account(user: User, token_id: uuid.UUID, told: "_Told") -> Follow:
    return Follow(_new_notices, user_key(user.pk), str(user.pk), (token_id, user.pk, told))


def _new_notices(follows: Sequence[Follow]) -> list[Part | None]:
    """One look for many accounts; only where something has happened, at what."""
    now = timezone.now()
    asked: list[tuple[uuid.UUID, uuid.UUID, _Told]] = [follow.position for follow in follows]
    valid = still_valid({token_id for token_id, _, _ in asked})
    since = min(told.until for _, _, told in asked) - OVERLAP
    stirred = selectors.stirred({user_id for _, user_id, _ in asked}, since)

    def part(token_id: uuid.UUID, user_id: uuid.UUID, told: _Told) -> Part | None:
        if token_id not in valid:
            return None
        user, frames = User(id=user_id), b""
        if user_id in stirred:
            frames, told = _notices(user, told)
        return Part(frames, _account(user, token_id, replace(told, until=max(told.until, now - SLACK))))

    return [part(*who) for who in asked]


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


def _notices(user: User, told: _Told) -> tuple[bytes, _Told]:
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
    return b"".join(frames), _Told(told.since, until, matches)


def _kind(table: Table, user: User, *, begun: bool) -> str:
    if table.match.status == Match.Status.FINISHED:
        return "match.finished"
    seat = table.seat_of(user)
    waits = seat is not None and not seat.played_by_bot and table.match.to_act >> seat.seat & 1
    return "turn.started" if waits and begun else "match.updated"


def _id(moment: datetime) -> int:
    """Microseconds since 1970."""
    return round(moment.timestamp() * 1_000_000)
