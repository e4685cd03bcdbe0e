"""Conditional requests (RFC 9110, 13): the ETag of a match is its seq in quotes."""

import re

from rest_framework.request import Request
from rest_framework.response import Response

from gameservice.http.problems import Fault, Malformed, PreconditionRequired
from gameservice.http.schema import header
from gameservice.matches.models import Match

IF_NONE_MATCH = header("If-None-Match", "An ETag; 304 while the match is still there.")
IF_MATCH = header("If-Match", "The ETag of the view that this answers. Required, but for a dry run.", required=False)
IDEMPOTENCY_KEY = header(
    "Idempotency-Key", "Up to 128 characters; sent again with the same key, an action gets its first answer again."
)

_ETAG = re.compile(r'"([0-9]{1,9})"')
_KEY = re.compile(r"[\x21-\x7e]{1,128}")


def not_modified(request: Request, match: Match) -> Response | None:
    """304 when the caller has the match as it is."""
    known = request.headers.get("If-None-Match", "")
    tags = {tag.strip().removeprefix("W/") for tag in known.split(",")}
    if f'"{match.seq}"' in tags or "*" in tags:
        return Response(status=304, headers={"ETag": f'"{match.seq}"'})
    return None


def expected_seq(request: Request, *, required: bool) -> int | None:
    """The seq that `If-Match` names. Raises `PreconditionRequired`, `Malformed`."""
    given = request.headers.get("If-Match")
    if given is None:
        if required:
            raise PreconditionRequired("Send If-Match with the ETag of the view that the action answers.")
        return None
    found = _ETAG.fullmatch(given.strip())
    if not found:
        said = 'one ETag of this match, as "17" with its quotes'
        raise Malformed(f"If-Match does not fit: {said}", errors=[Fault("If-Match", said)])
    return int(found[1])


def idempotency_key(request: Request) -> str | None:
    """Raises `Malformed`."""
    key = request.headers.get("Idempotency-Key")
    if key is not None and not _KEY.fullmatch(key):
        said = "1 to 128 visible ASCII characters"
        raise Malformed(f"Idempotency-Key does not fit: {said}", errors=[Fault("Idempotency-Key", said)])
    return key
