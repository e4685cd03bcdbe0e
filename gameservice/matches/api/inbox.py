"""Every match that waits for the caller, and the wait for one."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct
from rest_framework.request import Request
from rest_framework.response import Response

from gameservice.accounts.authentication import still_valid
from gameservice.accounts.models import User
from gameservice.http import following
from gameservice.http.bodies import query
from gameservice.http.endpoint import Endpoint
from gameservice.http.following import Follow, Part
from gameservice.http.problems import Malformed
from gameservice.http.rendering import encode
from gameservice.http.schema import operation
from gameservice.matches import selectors
from gameservice.matches.api.bodies import InboxEntry
from gameservice.matches.api.matches import person, token
from gameservice.matches.selectors import Sight
from gameservice.matches.wakes import user_key
from gameservice.timestamps import timestamp


class InboxBody(Struct, frozen=True):
    """Oldest first. `next` is null: all that waits is here."""

    items: tuple[InboxEntry, ...]
    next: None = None


class InboxQuery(Struct, frozen=True, forbid_unknown_fields=True):
    wait: Annotated[int, Meta(ge=0, le=60, description="Seconds to hold an empty answer until a match waits.")] = 0


class Inbox(Endpoint):
    @operation("Read my inbox", answers={200: InboxBody}, query=InboxQuery, problems=[Malformed])
    def get(self, request: Request) -> Response:
        """Every match that waits for my decision, each with view and legal actions. With `wait` the answer is held
        until there is one."""
        asked, user = query(request, InboxQuery), person(request)
        answer = Response(_inbox(user))
        if asked.wait and not answer.data.items:
            who = (token(request), user.pk)
            following.go_on(answer, Follow(_filled, user_key(user.pk), str(user.pk), who, hold=asked.wait))
        return answer


def _inbox(user: User) -> InboxBody:
    sights = (Sight(t, user) for t in selectors.load_many(selectors.awaiting(user).order_by("updated_at")))
    entries = (
        InboxEntry(str(s.match.id), s.match.game, s.match.seq, seat, _due(s, seat), view, legal)
        for s in sights
        if (seat := s.seat) is not None and (view := s.view()) is not None and (legal := s.legal()) is not None
    )
    return InboxBody(tuple(entries))


def _filled(follows: Sequence[Follow]) -> list[Part | None]:
    """The inboxes that are held, as far as something is in them now."""
    valid = still_valid({token_id for token_id, _ in (follow.position for follow in follows)})

    def part(follow: Follow) -> Part | None:
        token_id, user_id = follow.position
        if token_id not in valid:
            return None
        inbox = _inbox(User(id=user_id))
        return Part(encode(inbox) if inbox.items else b"", follow)

    return list(map(part, follows))


def _due(sight: Sight, seat: int) -> str | None:
    due = sight.table.deadline(seat)
    return timestamp(due) if due else None
