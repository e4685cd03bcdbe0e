"""Server-sent events (HTML Living Standard, 9.2) that go on where they were cut off."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import NamedTuple

import httpx

from .patience import growing_pause
from .problems import Problem

SILENCE = httpx.Timeout(10.0, read=45.0)
"""Seconds: the service says something every 15, if only a comment; after three times as long it is gone."""


class Frame(NamedTuple):
    """One event as it was sent."""

    id: str
    type: str
    data: str
    """JSON."""


def follow(client: httpx.Client, path: str, last_id: str | None, over: Callable[[str | None], bool]) -> Iterator[Frame]:
    """Every event after `last_id`, each once. A stream that is cut off, or silent for too long, is asked for again.

    `over` is asked, with the id of the last event, whenever the service has ended a stream: whether that was all.
    Raises `Problem` where the service refuses for good.
    """
    failures = 0
    while True:
        headers = {"Accept": "text/event-stream"} | ({"Last-Event-ID": last_id} if last_id is not None else {})
        try:
            with client.stream("GET", path, headers=headers, timeout=SILENCE) as answer:
                for frame in frames(answer.iter_lines()):
                    failures, last_id = 0, frame.id
                    yield frame
            if over(last_id):
                return
        except httpx.TransportError:
            pass
        except Problem as refusal:
            if not passing(refusal):
                raise
        failures += 1
        time.sleep(growing_pause(failures))


def passing(refusal: Problem) -> bool:
    """Whether it is worth asking again: the service is busy or away, and finds nothing wrong with the request."""
    return refusal.status == 429 or refusal.status >= 500


def frames(lines: Iterable[str]) -> Iterator[Frame]:
    """The events in the lines of a stream; comments and what is not whole are left out."""
    fields: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(":")
        if name:
            fields[name] = value.removeprefix(" ")
        elif not line:
            with suppress(KeyError):
                yield Frame(fields["id"], fields["event"], fields["data"])
            fields = {}
