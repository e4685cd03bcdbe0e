"""The service as one account sees it."""

import json
import time
from collections.abc import Generator
from http import HTTPStatus
from typing import Any, NamedTuple, Self, TypeVar
from uuid import uuid4

import attrs
import httpx

from .events import read_event
from .patience import AsyncPatientClient, PatientClient, growing_pause
from .problems import Problem
from .rest import AuthenticatedClient
from .rest.api.matches import create_match, read_match
from .rest.api.people import play_as_guest
from .rest.api.play import act, read_my_inbox
from .rest.models import DryRunBody, GuestRequest, InboxEntry, MatchBody, MatchNotice, MatchRequest, MoveBody
from .rest.types import UNSET
from .rest.unions import Action, Event
from .streams import follow, passing

API = "/api/v1"
TIMEOUT = httpx.Timeout(10.0, read=75.0)
"""Seconds: an inbox is held for 60 at most."""

T = TypeVar("T")


def got(answer: T | None) -> T:
    """What a generated function answers. It is None only where the service has answered with nothing."""
    if answer is None:
        raise ValueError("the service has answered with nothing")
    return answer


class Notice(NamedTuple):
    """Something has happened in one of the account's matches."""

    type: str
    """`turn.started`, `turn.reminder`, `match.updated` or `match.finished`."""
    match: str
    """The match's id."""
    seq: int
    orders_dropped: bool
    """It waits because no standing order applied; they have ended."""
    id: str
    """To go on from, by `Service.notices(after=…)`."""


@attrs.define
class Service(AuthenticatedClient):
    """A connection for one account, to be given as `client` to every function in `gameservice_client.rest.api`.

    `Service("https://games.example", token)`; with an empty token for what may be asked without. Those functions, and
    the methods here, raise `Problem` where the service refuses and `httpx.TransportError` where it cannot be reached.
    A context manager: it closes its connections. What goes on for ever is closed by `contextlib.closing`.
    """

    patience: float = attrs.field(default=60.0, kw_only=True)
    """Seconds for which a request is sent again: GET, PUT, DELETE and whatever has an `Idempotency-Key` after a lost
    connection, with growing pauses, and every request for which the service tells when, by `Retry-After`."""
    _timeout: httpx.Timeout | None = attrs.field(default=TIMEOUT, kw_only=True, alias="timeout")

    @classmethod
    def as_guest(cls, base_url: str, name: str | None = None, **options: Any) -> Self:
        """Somebody new, who can become a user later; keep the `token` to be the same again."""
        with cls(base_url, "", **options) as nobody:
            signed_in = got(play_as_guest.sync(client=nobody, body=GuestRequest(name=name or UNSET)))
        return cls(base_url, signed_in.token, **options)

    def create_match(self, request: MatchRequest) -> MatchBody:
        """A new match. It is not sent again where the answer was lost: there might be two."""
        return got(create_match.sync(client=self, body=request))

    def match(self, match_id: str, known: MatchBody | None = None) -> MatchBody:
        """The match as it is; `known` itself where nothing has happened since, which costs next to nothing."""
        etag = f'"{known.seq}"' if known else UNSET
        answer = read_match.sync_detailed(match_id, client=self, if_none_match=etag)
        return known if known and answer.status_code == HTTPStatus.NOT_MODIFIED else got(answer.parsed)

    def act(self, match_id: str, seq: int, action: Action, key: str | None = None) -> MoveBody:
        """Send an action for the view that has this `seq`. As long as `legal` of the answer is not None, it is still
        your turn.

        However often it has to be sent, it is played once: every time under the same key, which is made up unless
        `key` names one, of up to 128 characters. Raises `StaleView` where somebody was faster, and `IllegalAction`.
        """
        moved = got(
            act.sync(match_id, client=self, body=action, if_match=f'"{seq}"', idempotency_key=key or str(uuid4()))
        )
        assert isinstance(moved, MoveBody)  # noqa: S101  (only a dry run is answered otherwise)
        return moved

    def check(self, match_id: str, action: Action) -> DryRunBody:
        """Whether an action would be accepted, as far as that can be told without drawing chance: raises like `act`
        where not."""
        checked = got(act.sync(match_id, client=self, body=action, dry_run=True))
        assert isinstance(checked, DryRunBody)  # noqa: S101
        return checked

    def inbox(self, wait: int = 30) -> Generator[InboxEntry, None, None]:
        """What waits for the account, for ever, oldest first: each entry has the view and the legal actions.

        While nothing waits it holds the request, `wait` seconds at a time (0 to 60). Entries that are left as they
        were come again, after pauses that grow. It outlives a service that is away.
        """
        vain, before = 0, set[tuple[str, int]]()
        while True:
            if vain:
                time.sleep(growing_pause(vain))
            try:
                entries = got(read_my_inbox.sync(client=self, wait=wait)).items
                now = {(entry.match, entry.seq) for entry in entries}
                vain, before = vain + 1 if now and now <= before else 0, now
            except httpx.TransportError:
                vain, entries = vain + 1, []
            except Problem as refusal:
                if not passing(refusal):
                    raise
                vain, entries = vain + 1, []
            yield from entries

    def events(self, match_id: str, after: int = 0) -> Generator[Event, None, None]:
        """The log of a match after the event `after`, as it grows, each event once, until the match is over and all is
        told. It outlives lost connections and a service that is away; events of unknown types are left out."""

        def over(last_id: str | None) -> bool:
            match = self.match(match_id)
            return match.status in ("finished", "aborted") and int(last_id or 0) >= match.seq

        for frame in follow(self.get_httpx_client(), f"{API}/matches/{match_id}/stream", str(after), over):
            if event := read_event(json.loads(frame.data)):
                yield event

    def notices(self, after: str | None = None) -> Generator[Notice, None, None]:
        """What happens in all matches of the account, for ever, from now on or after the notice whose id is `after`;
        what happened about then may be told twice. Read what is new by `match` or `read_log`."""
        for frame in follow(self.get_httpx_client(), f"{API}/stream", after, over=lambda _: False):
            notice = MatchNotice.from_dict(json.loads(frame.data))
            yield Notice(frame.type, notice.match, notice.seq, notice.orders_dropped, frame.id)

    def get_httpx_client(self) -> httpx.Client:
        if self._client is None:
            self._client = PatientClient(self.patience, **self._options())
        return self._client

    def get_async_httpx_client(self) -> httpx.AsyncClient:
        if self._async_client is None:
            self._async_client = AsyncPatientClient(self.patience, **self._options())
        return self._async_client

    def _options(self) -> dict[str, Any]:
        identity = {self.auth_header_name: f"{self.prefix} {self.token}"} if self.token else {}
        return {
            "base_url": self._base_url,
            "cookies": self._cookies,
            "headers": self._headers | identity,
            "timeout": self._timeout,
            "verify": self._verify_ssl,
            "follow_redirects": self._follow_redirects,
            **self._httpx_args,
        }
