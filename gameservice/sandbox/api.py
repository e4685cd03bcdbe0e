"""Endpoints of the sandbox."""

import uuid
from datetime import timedelta
from typing import Annotated

from django.utils import timezone
from msgspec import UNSET, Meta, Struct, UnsetType
from rest_framework.request import Request
from rest_framework.response import Response

from gameservice.http.bodies import Body, read
from gameservice.http.endpoint import Endpoint
from gameservice.http.problems import Malformed, NotActive, NotFound, NotYourSeat, WebhookClosed
from gameservice.http.schema import operation
from gameservice.matches.api.bodies import MatchBody, MatchRequest
from gameservice.matches.api.matches import ETAG, LOCATION, answer, person, planned
from gameservice.sandbox import faults, services

A_YEAR = 365 * 86_400


class SeededRequest(MatchRequest, frozen=True, kw_only=True):
    """A match to create, and the text from which its chance follows."""

    seed: Annotated[str, Meta(min_length=1, max_length=64)]


class AdvanceRequest(Body, frozen=True):
    """How much time passes. Without: until the next reminder or deadline."""

    seconds: Annotated[int, Meta(ge=1, le=A_YEAR)] | UnsetType = UNSET


class BotFaultRequest(Body, frozen=True):
    """Which bot shall fail, how, and at how many of its next decisions. After three faults at one decision the simplest
    bot takes it."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    fault: faults.Fault = "fails"
    times: Annotated[int, Meta(ge=1, le=100)] = 1


class ReplayRequest(Body, frozen=True):
    """Of which match."""

    match: uuid.UUID


class ReplayBody(Struct, frozen=True):
    """How many deliveries are sent again."""

    deliveries: int


class SeededMatches(Endpoint):
    throttle = "create"

    @operation(
        "Create a match whose chance is known",
        answers={201: MatchBody},
        body=SeededRequest,
        body_examples={"the same each time": {"game": "ouch", "seats": [{"kind": "me"}, {"kind": "bot"}], "seed": "a"}},
        headers=[ETAG, LOCATION],
        problems=[Malformed],
    )
    def post(self, request: Request) -> Response:
        """The same seed, game, options, seats and entropy give the same cards and rolls, at the same id: the match that
        was there before is gone, whoever made it."""
        asked = read(request, SeededRequest)
        plan = planned(asked, person(request))
        return answer(services.create_seeded(person(request), plan, asked.seed, timezone.now()), request, 201)


class Advance(Endpoint):
    throttle = "move"

    @operation(
        "Let time pass",
        answers={200: MatchBody},
        body=AdvanceRequest,
        headers=[ETAG],
        problems=[Malformed, NotFound, NotYourSeat, NotActive],
    )
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """For whoever the match waits for; what falls due in that time, reminders and time-outs, happens at once."""
        asked = read(request, AdvanceRequest)
        by = None if asked.seconds is UNSET else timedelta(seconds=asked.seconds)
        return answer(services.advance(match_id, person(request), by, timezone.now()), request)


class BotFault(Endpoint):
    throttle = "move"

    @operation("Let a bot fail", answers={204: None}, body=BotFaultRequest, problems=[Malformed, NotFound, NotYourSeat])
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """The match goes on as it does when a bot really fails: it is asked again, and replaced after three times."""
        asked = read(request, BotFaultRequest)
        services.require_bot(match_id, person(request), asked.seat)
        faults.force(match_id, asked.seat, asked.fault, asked.times)
        return Response(status=204)


class Replay(Endpoint):
    throttle = "create"

    @operation(
        "Send everything of a match again",
        answers={200: ReplayBody},
        body=ReplayRequest,
        problems=[Malformed, NotFound, WebhookClosed],
    )
    def post(self, request: Request, webhook_id: uuid.UUID) -> Response:
        """All that the webhook was told of the match, in order, with the same ids: what a receiver must drop."""
        asked = read(request, ReplayRequest)
        return Response(ReplayBody(services.replay(person(request), webhook_id, asked.match)))
