"""Endpoints of webhooks and what was sent to them."""

import uuid
from typing import Annotated, Any, Literal, TypeAlias, cast

from msgspec import UNSET, Meta, Struct, UnsetType
from rest_framework.request import Request
from rest_framework.response import Response

from gameservice.accounts.models import User
from gameservice.http.bodies import Body, query, read
from gameservice.http.cursors import decode_cursor, encode_cursor
from gameservice.http.endpoint import Endpoint
from gameservice.http.problems import Malformed, NotFound, TooMany, WebhookClosed
from gameservice.http.schema import header, operation
from gameservice.notices import webhooks
from gameservice.notices.models import NO_MATCH, Channel, Delivery, Kind
from gameservice.timestamps import Timestamp, timestamp

EventName: TypeAlias = Literal["turn.started", "turn.reminder", "match.updated", "match.finished"]
ALL: tuple[EventName, ...] = ("turn.started", "turn.reminder", "match.updated", "match.finished")

Url = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=2000,
        description="A public address, http or https, without a user name, a password or a fragment; port 80, 443 or "
        "from 1024 on.",
        examples=["https://bots.example/hook"],
    ),
]
Events = Annotated[
    tuple[EventName, ...],
    Meta(
        min_length=1,
        description="What is sent. A change of a match is sent once: as `turn.started` or `match.finished` where it is "
        "that and it is wanted, else as `match.updated`.",
    ),
]
SecretText = Annotated[
    str, Meta(max_length=120, description="`whsec_` and the base64 of 24 to 64 bytes; it signs what is sent.")
]
WhileLooking = Annotated[bool, Meta(description="Remind me also of a match whose stream I follow.")]


class WebhookRequest(Body, frozen=True):
    url: Url
    events: Events = ALL
    secret: SecretText | None = None
    while_looking: WhileLooking = False


class WebhookChanges(Body, frozen=True):
    """What is to be different; a secret of null is a new one, and for 24 hours the old one signs beside it."""

    url: Url | UnsetType = UNSET
    events: Events | UnsetType = UNSET
    active: bool | UnsetType = UNSET
    while_looking: WhileLooking | UnsetType = UNSET
    secret: SecretText | UnsetType | None = UNSET


class WebhookBody(Struct, frozen=True):
    """A webhook; its secret is present only in the answer that set it."""

    id: str
    url: str
    events: tuple[EventName, ...]
    active: bool
    closed_because: Annotated[str | None, Meta(description="Why it is not active.")]
    while_looking: WhileLooking
    created_at: Timestamp
    secret: str | UnsetType = UNSET


class WebhookPage(Struct, frozen=True):
    items: tuple[WebhookBody, ...]
    next: None = None


State: TypeAlias = Literal["pending", "delivered", "dead"]


class DeliveryBody(Struct, frozen=True):
    """Something sent to a webhook, or to be sent: it is tried for a day and shown for 30 more."""

    id: str
    webhook_id: Annotated[str, Meta(description="The `webhook-id` that it is sent with: the delivery's id.")]
    webhook: Annotated[str, Meta(description="Where it goes.")]
    event: Literal["turn.started", "turn.reminder", "match.updated", "match.finished", "webhook.test"]
    match: str | None
    seq: Annotated[int, Meta(description="The match's last event that it tells of; 0 where it is of no match.")]
    attempts: int
    state: Annotated[State, Meta(description="`dead`: it was tried for a day, or the webhook was closed.")]
    status: Annotated[int | None, Meta(description="What the receiver last answered.")]
    fault: Annotated[str | None, Meta(description="Why the last attempt failed.")]
    due: Annotated[Timestamp | None, Meta(description="When it is sent next.")]
    created_at: Timestamp
    ended_at: Timestamp | None


class DeliveryPage(Struct, frozen=True):
    items: tuple[DeliveryBody, ...]
    next: str | None


class DeliveriesQuery(Struct, frozen=True, forbid_unknown_fields=True):
    state: State | None = None
    cursor: Annotated[str | None, Meta(description="The `next` of the page before.")] = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


LOCATION = header("Location", "The webhook's address.", response=[201])


class Webhooks(Endpoint):
    throttle = {"GET": "read", "POST": "create"}

    @operation(
        "Add a webhook",
        answers={201: WebhookBody},
        body=WebhookRequest,
        body_examples={"my turns": {"url": "https://bots.example/hook", "events": ["turn.started"]}},
        headers=[LOCATION],
        problems=[Malformed, TooMany],
    )
    def post(self, request: Request) -> Response:
        """From now on what happens in my matches is posted there, signed as Standard Webhooks says. The secret is shown
        in this answer alone. An account has at most ten."""
        asked = read(request, WebhookRequest)
        made = webhooks.create(
            _user(request), asked.url, _mask(asked.events), asked.secret, while_looking=asked.while_looking
        )
        headers = {"Location": f"/api/v1/webhooks/{made.id}"}
        return Response(_webhook_body(made, secret=made.secret), status=201, headers=headers)

    @operation("List my webhooks", answers={200: WebhookPage}, problems=[])
    def get(self, request: Request) -> Response:
        """All of them, oldest first."""
        return Response(WebhookPage(tuple(map(_webhook_body, webhooks.webhooks(_user(request)).order_by("id")))))


class WebhookDetail(Endpoint):
    throttle = {"GET": "read", "PATCH": "create", "DELETE": "create"}

    @operation("Read a webhook", answers={200: WebhookBody}, problems=[NotFound])
    def get(self, request: Request, webhook_id: uuid.UUID) -> Response:
        """Without its secret."""
        return Response(_webhook_body(webhooks.webhook(_user(request), webhook_id)))

    @operation(
        "Change a webhook",
        answers={200: WebhookBody},
        body=WebhookChanges,
        body_examples={"a new secret": {"secret": None}, "not for now": {"active": False}},
        problems=[Malformed, NotFound],
    )
    def patch(self, request: Request, webhook_id: uuid.UUID) -> Response:
        """What is not given stays. One that is not active gets nothing, and what waited for it is dead."""
        asked = read(request, WebhookChanges)
        changed = webhooks.change(
            _user(request),
            webhook_id,
            url=asked.url,
            kinds=UNSET if asked.events is UNSET else _mask(asked.events),
            active=asked.active,
            while_looking=asked.while_looking,
            secret=asked.secret,
        )
        return Response(_webhook_body(changed, secret=UNSET if asked.secret is UNSET else changed.secret))

    @operation("Remove a webhook", answers={204: None}, problems=[NotFound])
    def delete(self, request: Request, webhook_id: uuid.UUID) -> Response:
        """With all that was sent there, or waits for it."""
        webhooks.delete(_user(request), webhook_id)
        return Response(status=204)


class WebhookTest(Endpoint):
    throttle = "create"

    @operation("Test a webhook", answers={202: DeliveryBody}, problems=[NotFound, WebhookClosed])
    def post(self, request: Request, webhook_id: uuid.UUID) -> Response:
        """`webhook.test` is sent there, whatever its events are."""
        return Response(_delivery_body(webhooks.send_test(_user(request), webhook_id)), status=202)


class WebhookDeliveries(Endpoint):
    @operation(
        "List what was sent to a webhook",
        answers={200: DeliveryPage},
        query=DeliveriesQuery,
        problems=[Malformed, NotFound],
    )
    def get(self, request: Request, webhook_id: uuid.UUID) -> Response:
        """Newest first, a page at a time, what waits to be sent included."""
        asked = query(request, DeliveriesQuery)
        found = webhooks.deliveries(_user(request)).filter(channel=webhooks.webhook(_user(request), webhook_id))
        if asked.state is not None:
            found = found.filter(state=asked.state)
        if asked.cursor is not None:
            found = found.filter(id__lt=decode_cursor(asked.cursor, uuid.UUID))
        rows = list(found[: asked.limit + 1])
        page = rows[: asked.limit]
        next_ = encode_cursor(page[-1].id) if len(rows) > len(page) else None
        return Response(DeliveryPage(tuple(map(_delivery_body, page)), next_))


class Redeliver(Endpoint):
    throttle = "create"

    @operation("Send a delivery again", answers={202: DeliveryBody}, problems=[NotFound, WebhookClosed])
    def post(self, request: Request, delivery_id: uuid.UUID) -> Response:
        """With the same `webhook-id`, and what its match says now; before all of that match that waits."""
        return Response(_delivery_body(webhooks.redeliver(_user(request), delivery_id)), status=202)


def _user(request: Request) -> User:
    return cast(User, request.user)


def _mask(events: tuple[EventName, ...]) -> Kind:
    return Kind(sum(kind for kind in Kind if kind.word in events))


def _webhook_body(webhook: Channel, secret: str | UnsetType = UNSET) -> WebhookBody:
    return WebhookBody(
        id=str(webhook.id),
        url=webhook.address,
        events=cast(Any, tuple(kind.word for kind in Kind(webhook.kinds))),
        active=webhook.is_open,
        closed_because=webhook.closed_because or None,
        while_looking=webhook.while_looking,
        created_at=timestamp(webhook.created_at),
        secret=secret,
    )


def _delivery_body(delivery: Delivery) -> DeliveryBody:
    return DeliveryBody(
        id=str(delivery.id),
        webhook_id=str(delivery.id),
        webhook=str(delivery.channel_id),
        event=cast(Any, Kind(delivery.kind).word),
        match=None if delivery.match_id == NO_MATCH else str(delivery.match_id),
        seq=delivery.seq,
        attempts=delivery.attempts,
        state=cast(Any, delivery.state),
        status=delivery.status,
        fault=delivery.fault or None,
        due=timestamp(delivery.due) if delivery.state == Delivery.State.PENDING else None,
        created_at=timestamp(delivery.created_at),
        ended_at=timestamp(delivery.ended_at) if delivery.ended_at else None,
    )
