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
from gameservice.matches import presence, selectors
from gameservice.matches.api.matches import person, token
from gameservice.matches.models import Event, Match
from gameservice.matches.selectors import Sight
from gameservice.matches.wakes import match_key, user_key
from gameservice.notices.models import Kind

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
    after: Annotated[
        int, Meta(ge=0, description="The seq of the last event that is known; `Last-Event-ID` goes before.")
    ] = 0


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
        watcher = _Watcher(token(request), person(request).pk, match_id, seated=sight.seat is not None)
        presence.look([(match_id, watcher.user)] if watcher.seated else [])
        return _stream(events.body, events.follow(watcher))


class _Watcher(NamedTuple):
    """Who follows which match, and where it was when all of its events up to `reached` had been told."""

    token: uuid.UUID
    user: uuid.UUID
    match: uuid.UUID
    seated: bool
    reached: int = 0
    seq: int = 0


class _Events(NamedTuple):
    """A part of a log, the same for everyone who sees the same of the match and was told the same before."""

    body: bytes
    match: Match
    reached: int

    def follow(self, watcher: _Watcher) -> Follow:
        match, more = self.match, self.reached < self.match.seq
        position = watcher._replace(reached=self.reached, seq=self.reached if more else match.seq)
        over = match.over and not more
        return Follow(_new_events, match_key(match.id), str(watcher.user), position, more=more, over=over)


def _events(sight: Sight, rows: Sequence[Event], after: int) -> _Events:
    frames = (frame(event.row.seq, event.row.type, event.body()) for event in sight.redacted(rows))
    return _Events(b"".join(frames), sight.match, rows[-1].seq if rows else after)


def _new_events(follows: Sequence[Follow]) -> list[Part | None]:
    """One look for many watchers: what several are told is read once, and told in the same bytes where they see the
    same."""
    watchers: list[_Watcher] = [follow.position for follow in follows]
    valid = still_valid({watcher.token for watcher in watchers})
    presence.look({(watcher.match, watcher.user) for watcher in watchers if watcher.seated})
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
        return Part(told[alike].body, told[alike].follow(watcher))

    return list(map(part, follows, watchers))


class MatchNotice(Struct, frozen=True):
    """Something has happened in one of my matches."""

    match: str
    seq: int
    orders_dropped: bool = False
    """It waits for me because none of my standing orders applied: they have ended."""


class AccountStream(Endpoint):
    @operation(
        "Follow all my matches",
        answers={200: MatchNotice},
        media_type="text/event-stream",
        headers=[LAST_EVENT_ID],
        problems=[Malformed],
    )
    def get(self, request: Request) -> HttpResponse:
        """One stream for everything: `turn.started` when a match begins to wait for you, `turn.reminder` when half and
        nine tenths of your time have gone and you are not following that match, `match.finished`, and `match.updated`
        for all else. After `Last-Event-ID` it begins with one event for each match in which something was missed; what
        happened about then may be told twice."""
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
    """What an account's stream has told: from when, up to when, and of each match its seq and the last reminder."""

    since: datetime
    until: datetime
    matches: dict[uuid.UUID, tuple[int, datetime | None]]

    @classmethod
    def before(cls, user: User, last_id: int | None, now: datetime) -> "_Told":
        """Before a stream's first event: whoever comes back was told nothing of what is near the last one; who is new
        needs not be told what there is already."""
        if last_id is not None:
            last = datetime.fromtimestamp(min(last_id / 1_000_000, now.timestamp()), UTC)
            return cls(last - OVERLAP, last, {})
        seats = [(table.match, table.seat_of(user)) for table in selectors.moved(user, now - OVERLAP)]
        return cls(now, now, {match.id: (match.seq, seat.told_at) for match, seat in seats if seat})


def _notices(user: User, told: _Told) -> tuple[bytes, _Told]:
    """What is to be told now, and what has been told then."""
    notices: list[tuple[datetime, str, MatchNotice]] = []
    matches = dict(told.matches)
    for table in selectors.moved(user, told.until - OVERLAP):
        match, seat = table.match, table.seat_of(user)
        if seat is None:
            continue  # left meanwhile
        seq, reminded = told.matches.get(match.id, (0, None))
        matches[match.id] = (match.seq, seat.told_at)
        waits = bool(match.waits_for >> seat.seat & 1)
        dropped = waits and seat.orders_dropped == match.turn_seq
        if match.seq > seq and (seq or match.updated_at > told.since - OVERLAP):
            notice = MatchNotice(str(match.id), match.seq, dropped)
            notices.append((match.updated_at, _kind(match, seq, told.since, waits=waits), notice))
        again = seat.told_at if waits else None
        if again is not None and again > told.since and again != reminded:
            kind = Kind.TURN_REMINDER if match.reminders else Kind.TURN_STARTED
            notices.append((again, kind.word, MatchNotice(str(match.id), match.seq, dropped)))
    notices.sort(key=lambda notice: notice[0])
    until = max([told.until, *(moment for moment, _, _ in notices)])
    return b"".join(frame(_id(at), word, notice) for at, word, notice in notices), _Told(told.since, until, matches)


def _kind(match: Match, seq: int, since: datetime, *, waits: bool) -> str:
    """What has happened in a match of which all was told up to `seq`; if that is 0, all up to `since`."""
    ended = match.seq - (match.rematch is not None)  # but for the note of a rematch
    if match.status == Match.Status.FINISHED and seq < ended:
        return Kind.MATCH_FINISHED.word
    if waits and match.turn_seq > seq and (seq or _began_after(match, since)):
        return Kind.TURN_STARTED.word
    return Kind.MATCH_UPDATED.word


def _began_after(match: Match, since: datetime) -> bool:
    began = selectors.turn_began(match)
    return began is not None and began > since - OVERLAP


def _id(moment: datetime) -> int:
    """Microseconds since 1970."""
    return round(moment.timestamp() * 1_000_000)
