"""What is sent of matches by itself: the channels of the AsyncAPI document, and its address."""

from functools import cache
from typing import Annotated, Any

import msgspec
from django.http import HttpRequest, HttpResponse
from msgspec import Meta, Struct

from gameservice.http import asyncapi
from gameservice.http.asyncapi import Channel, Message
from gameservice.matches.api.notices import MatchNews
from gameservice.matches.api.streams import MatchNotice, MatchStreamQuery
from gameservice.matches.api.unions import UNIONS
from gameservice.notices.models import Kind
from gameservice.timestamps import Timestamp


class Frame(Struct, frozen=True):
    """A server-sent event."""

    event: Annotated[str, Meta(description="The type; the message's name.")]
    id: Annotated[str, Meta(description="Sent back as the header `Last-Event-ID`, the stream goes on after it.")]


class Signed(Struct, frozen=True, rename="kebab"):
    """Standard Webhooks (https://www.standardwebhooks.com)."""

    webhook_id: Annotated[str, Meta(description="The same whenever it is sent again: what was seen can be dropped.")]
    webhook_timestamp: Annotated[str, Meta(description="When it was sent: seconds since 1970.", pattern="^[0-9]+$")]
    webhook_signature: Annotated[
        str,
        Meta(
            description="`v1,` and the base64 of the HMAC-SHA256 of id, timestamp and body, joined by dots; its key is "
            "the webhook's secret: what follows `whsec_`, decoded from base64. One for each secret that counts, the "
            "newest first, with spaces between."
        ),
    ]


class WebhookTest(Struct, frozen=True):
    webhook: Annotated[str, Meta(description="The webhook's id.")]


SAID = {
    Kind.TURN_STARTED: "A match begins to wait for you. A turn may take several actions, and is told once: act for as "
    "long as `legal` is not null.",
    Kind.TURN_REMINDER: "A match still waits for you: half of your time has gone, or nine tenths.",
    Kind.MATCH_UPDATED: "Something else has happened in a match of yours, your own actions included.",
    Kind.MATCH_FINISHED: "A match of yours is over.",
    Kind.WEBHOOK_TEST: "You asked for it.",
}


def _notice(kind: Kind) -> Message:
    return Message(kind.word, SAID[kind], MatchNotice)


def _webhook(kind: Kind) -> Message:
    name = f"{kind.word.title().replace('.', '')}Webhook"
    data = WebhookTest if kind is Kind.WEBHOOK_TEST else MatchNews
    body: Any = msgspec.defstruct(name, [("timestamp", Timestamp), ("data", data)], tag_field="type", tag=kind.word)
    return Message(kind.word, SAID[kind], body)


def _event(event: type[Struct]) -> Message:
    return Message(str(event.__struct_config__.tag), " ".join((event.__doc__ or "").split()), event)


CHANNELS = (
    Channel(
        name="match_events",
        address="/api/v1/matches/{match_id}/stream",
        parameters={"match_id": "The match's id."},
        query=MatchStreamQuery,
        summary="The log of a match, as it grows",
        description="Server-sent events in the answer to a `GET`. It begins after the event that the request's header "
        "`Last-Event-ID` names, else after `after`, else with the first, and ends with the last event of a match that "
        "is over. A comment every 15 s shows that it lives.",
        headers=Frame,
        messages=[*map(_event, UNIONS[-1].members)],
    ),
    Channel(
        name="account_notices",
        address="/api/v1/stream",
        summary="What happens in one's matches",
        description="Server-sent events in the answer to a `GET`. Where the request has the header `Last-Event-ID`, it "
        "begins with one event for each match in which something was missed; what happened about then may be told "
        "twice.",
        headers=Frame,
        messages=[_notice(kind) for kind in Kind if kind is not Kind.WEBHOOK_TEST],
    ),
    Channel(
        name="webhooks",
        summary="The same, posted to an address of one's own",
        description="Posted to the `url` of a webhook, those of its `events`. Any 2xx within ten seconds is a receipt; "
        "without one they come again, for a day, with the same `webhook-id`. The messages of one match come in order.",
        headers=Signed,
        messages=[*map(_webhook, Kind)],
    ),
)


@cache
def document() -> bytes:
    """The AsyncAPI document."""
    return asyncapi.document(CHANNELS)


def page(request: HttpRequest) -> HttpResponse:
    """It is the same for everyone, so it is made once."""
    return HttpResponse(document(), content_type="application/json")
