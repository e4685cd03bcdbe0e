"""Refusals, as `application/problem+json` (RFC 9457): what was wrong, where, and what would be right."""

import logging
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

import msgspec
from django.core.exceptions import BadRequest, PermissionDenied, SuspiciousOperation
from django.http import Http404, HttpRequest, HttpResponse, UnreadablePostError
from rest_framework import exceptions
from rest_framework.response import Response

from gameservice.http.rendering import encode

logger = logging.getLogger(__name__)

MEDIA_TYPE = "application/problem+json"

MOST_FAULTS = 20
"""So many are told of one request; whoever has more of them is not helped by more."""


def shortened(text: str, most: int) -> str:
    """At most so many characters of what a request said: an answer is never as long as what was wrong with it."""
    return text if len(text) <= most else text[: most - 1] + "…"


class Fault(msgspec.Struct, frozen=True):
    """One thing wrong with a request; `pointer` is a JSON pointer (RFC 6901) into the body, or a parameter's name."""

    pointer: str
    detail: str


class ProblemBody(msgspec.Struct, frozen=True):
    """RFC 9457, with `code` to branch on and `errors` for every fault of a malformed request, up to 20."""

    type: Annotated[str, msgspec.Meta(examples=["/problems/stale-view"])]
    title: str
    status: int
    detail: str
    code: str
    errors: tuple[Fault, ...] = ()


class Problem(Exception):
    """A refusal. Raised anywhere below an endpoint; the endpoint answers with it."""

    status: ClassVar[int]
    code: ClassVar[str]
    title: ClassVar[str]

    def __init__(
        self,
        detail: str,
        *,
        errors: Sequence[Fault] = (),
        extra: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.detail = detail
        self.errors = tuple(errors)
        self.extra = dict(extra or {})
        self.headers = dict(headers or {})

    def body(self) -> dict[str, Any]:
        return {
            "type": f"/problems/{self.code}",
            "title": self.title,
            "status": self.status,
            "detail": shortened(self.detail, 1000),
            "code": self.code,
            "errors": [Fault(shortened(f.pointer, 200), shortened(f.detail, 500)) for f in self.errors[:MOST_FAULTS]],
            **self.extra,
        }


class Malformed(Problem):
    status, code, title = 400, "malformed", "The request does not fit the schema"


class NotAuthenticated(Problem):
    status, code, title = 401, "not-authenticated", "No valid token"


class NotYourSeat(Problem):
    status, code, title = 403, "not-your-seat", "Not your seat"


class NotHost(Problem):
    status, code, title = 403, "not-host", "Only the host may do this"


class NotUser(Problem):
    status, code, title = 403, "not-user", "Only users may do this"


class NotFound(Problem):
    status, code, title = 404, "not-found", "Not found"


class MethodNotAllowed(Problem):
    status, code, title = 405, "method-not-allowed", "Method not allowed"


class TooSlow(Problem):
    status, code, title = 408, "too-slow", "The request did not come in time"


class NotYourTurn(Problem):
    status, code, title = 409, "not-your-turn", "Not your turn"


class NotActive(Problem):
    status, code, title = 409, "not-active", "The match is not active"


class SeatTaken(Problem):
    status, code, title = 409, "seat-taken", "No such seat is open"


class AlreadySeated(Problem):
    status, code, title = 409, "already-seated", "You are seated already"


class NotStartable(Problem):
    status, code, title = 409, "not-startable", "The match cannot start"


class NotAbortable(Problem):
    status, code, title = 409, "not-abortable", "The match can no longer be aborted"


class NotFinished(Problem):
    status, code, title = 409, "not-finished", "The match is not over"


class NotStandingIn(Problem):
    status, code, title = 409, "not-standing-in", "No bot may change places with you"


class NoVacation(Problem):
    status, code, title = 409, "no-vacation", "So much vacation is not left"


class UsernameTaken(Problem):
    status, code, title = 409, "username-taken", "The username is taken"


class NotGuest(Problem):
    status, code, title = 409, "not-guest", "The account is no guest's"


class TooMany(Problem):
    status, code, title = 409, "too-many", "No more of them are allowed"


class WebhookClosed(Problem):
    status, code, title = 409, "webhook-closed", "The webhook is closed"


class Busy(Problem):
    status, code, title = 409, "busy", "Too much happens to the match at once"


class StaleView(Problem):
    status, code, title = 412, "stale-view", "The match has moved on"


class IllegalMove(Problem):
    status, code, title = 422, "illegal-action", "The rules do not allow this"


class KeyReused(Problem):
    status, code, title = 422, "key-reused", "The idempotency key was used for another body"


class PreconditionRequired(Problem):
    status, code, title = 428, "precondition-required", "If-Match is required"


class Throttled(Problem):
    status, code, title = 429, "throttled", "Too many requests"


class ServerFault(Problem):
    status, code, title = 500, "server-fault", "The service failed"


class Unavailable(Problem):
    status, code, title = 503, "unavailable", "The service lacks what this needs"


UNREADABLE = Malformed("The request could not be read.")
WRONG_TOKEN = "The token is not valid, or not any more; POST /api/v1/tokens or /api/v1/guests gives another one."  # noqa: S105
NO_TOKEN = "Send 'Authorization: Bearer <token>'; POST /api/v1/guests gives a token."  # noqa: S105


def _translate(fault: Exception) -> Problem | None:
    """Frameworks' exceptions, as problems; None for what nobody foresaw."""
    match fault:
        case Problem():
            return fault
        case Http404():
            return NotFound("There is nothing at this address.")
        case SuspiciousOperation() | BadRequest() | UnreadablePostError():
            return UNREADABLE
        case exceptions.NotAuthenticated():
            return NotAuthenticated(NO_TOKEN, headers={"WWW-Authenticate": "Bearer"})
        case exceptions.AuthenticationFailed():
            return NotAuthenticated(WRONG_TOKEN, headers={"WWW-Authenticate": "Bearer"})
        case exceptions.MethodNotAllowed():
            return MethodNotAllowed("The address knows other methods; see the Allow header.")
        case exceptions.ParseError() | exceptions.UnsupportedMediaType():
            return Malformed(str(fault.detail))
        case PermissionDenied() | exceptions.PermissionDenied():
            return NotHost("You may not do this.")
    return None


def handle(fault: Exception, context: Mapping[str, Any]) -> Response | None:
    """DRF's exception handler."""
    problem = _translate(fault)
    if problem is None:
        logger.exception("unhandled in %s", type(context.get("view")).__name__, exc_info=fault)
        problem = ServerFault("The fault is logged with this request's X-Request-Id; nothing was changed.")
    return Response(problem.body(), status=problem.status, headers=problem.headers, content_type=MEDIA_TYPE)


def page(problem: Problem) -> HttpResponse:
    """The answer outside the API's endpoints."""
    return HttpResponse(encode(problem.body()), status=problem.status, content_type=MEDIA_TYPE)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's handler404: no endpoint answers at the address."""
    return page(NotFound("There is nothing at this address; GET /api/v1/openapi.json lists what there is."))


def server_fault(request: HttpRequest) -> HttpResponse:
    """Django's handler500."""
    return page(ServerFault("The fault is logged with this request's X-Request-Id; nothing was changed."))


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's handler400: host names, encodings and the like."""
    return page(UNREADABLE)
