"""A typed client of the game service: start with `Service`.

`gameservice_client.rest` is generated from the service's OpenAPI document and has every call and every type;
this package adds what a generator does not: safe retries, typed refusals, streams that go on, and the inbox.
"""

from .problems import IllegalAction, NotAuthenticated, NotFound, Problem, StaleView, Throttled
from .rest.unions import Action, Event, Legal, View
from .service import Notice, Service, got

__all__ = [
    "Action",
    "Event",
    "IllegalAction",
    "Legal",
    "NotAuthenticated",
    "NotFound",
    "Notice",
    "Problem",
    "Service",
    "StaleView",
    "Throttled",
    "View",
    "got",
]
