"""Events of a match, as the types that the document has for them."""

from collections.abc import Mapping
from typing import Any

from .rest.unions import EVENT_TYPES, Event


def read_event(body: Mapping[str, Any]) -> Event | None:
    """An event, or None where its type is not known: a service may tell more than this client was made for."""
    kind = EVENT_TYPES.get(body["type"])
    return kind.from_dict(body) if kind else None
