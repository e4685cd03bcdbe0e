"""Refusals, as exceptions: RFC 9457, with `code` to branch on."""

from collections.abc import Mapping
from typing import Any

import httpx

from .events import read_event
from .rest.models import Fault
from .rest.unions import Event

MEDIA_TYPE = "application/problem+json"


class Problem(Exception):
    """The service, or what stands before it, refuses; nothing has changed."""

    status: int
    """Of HTTP."""
    code: str
    """What is wrong, such as `not-your-turn`; `unknown` where the answer does not come from the service itself."""
    title: str
    detail: str
    """For people: what is wrong with this request."""
    errors: list[Fault]
    """Each fault of a malformed request."""
    retry_after: float | None
    """Seconds after which it may be sent again; None where the answer does not say."""
    request_id: str | None
    """To quote when something looks wrong."""

    def __init__(self, answer: httpx.Response, body: Mapping[str, Any]) -> None:
        self.status = answer.status_code
        self.code = body.get("code", "unknown")
        self.title = body.get("title", answer.reason_phrase)
        self.detail = body.get("detail", "")
        self.errors = [Fault.from_dict(fault) for fault in body.get("errors", ())]
        self.retry_after = retry_after(answer)
        self.request_id = answer.headers.get("X-Request-Id")
        super().__init__(f"{self.status} {self.code}: {self.detail or self.title}")


class StaleView(Problem):
    """412: somebody was faster. The action answered a view that is no more."""

    seq: int
    """Where the match is."""
    missed: list[Event]
    """What has happened since that view, in order; events of unknown types are left out."""

    def __init__(self, answer: httpx.Response, body: Mapping[str, Any]) -> None:
        super().__init__(answer, body)
        self.seq = body["seq"]
        self.missed = [event for missed in body["missed"] if (event := read_event(missed))]


class IllegalAction(Problem):
    """422: the rules refuse."""

    rule: str | None
    """The rule's number, such as `O3`."""
    fault: str | None
    """Which it was, where one rule refuses for several causes."""

    def __init__(self, answer: httpx.Response, body: Mapping[str, Any]) -> None:
        super().__init__(answer, body)
        self.rule, self.fault = body.get("rule"), body.get("fault")


class NotAuthenticated(Problem):
    """401: no token, or one that is no good."""


class NotFound(Problem):
    """404: not there, or not for this account to know of."""


class Throttled(Problem):
    """429: too many requests, for longer than this client is patient."""


KINDS: Mapping[str, type[Problem]] = {
    "stale-view": StaleView,
    "illegal-action": IllegalAction,
    "not-authenticated": NotAuthenticated,
    "not-found": NotFound,
    "throttled": Throttled,
}


def problem(answer: httpx.Response) -> Problem:
    """The exception for an answer of 400 or more, which has been read."""
    body = answer.json() if tells_why(answer) else {}
    return KINDS.get(body.get("code", ""), Problem)(answer, body)


def tells_why(answer: httpx.Response) -> bool:
    """Whether the service itself refuses, rather than a proxy or a network before it."""
    return str(answer.headers.get("Content-Type", "")).startswith(MEDIA_TYPE)


def retry_after(answer: httpx.Response) -> float | None:
    """Seconds to wait, where the answer tells them."""
    said = answer.headers.get("Retry-After", "")
    return float(said) if said.isascii() and said.isdigit() else None
