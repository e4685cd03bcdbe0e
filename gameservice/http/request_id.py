"""Each answer carries an `X-Request-Id`, and so does each line logged meanwhile."""

import contextvars
import logging
import re
import uuid
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

current: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="-")

_SAFE = re.compile(r"[A-Za-z0-9._-]{1,64}")


class RequestIdMiddleware:
    """Takes the caller's `X-Request-Id` when it is safe to log, else makes one."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        given = request.headers.get("X-Request-Id", "")
        request_id = given if _SAFE.fullmatch(given) else uuid.uuid4().hex
        current.set(request_id)
        response = self.get_response(request)
        response["X-Request-Id"] = request_id
        return response


class RequestIdFilter(logging.Filter):
    """Gives log records a `request_id`."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = current.get()
        return True
