"""Endpoints of play: the move, and all ways to read what happened."""

import uuid
from typing import Annotated, Literal, cast

import msgspec
from django.http import HttpResponse
from django.utils import timezone
from msgspec import UNSET, Meta, Struct
from rest_framework.request import Request
from rest_framework.response import Response

from games import registry
from games.core import contract
from games.core.narration import narrate, sentence
from gameservice.http import problems
from gameservice.http.bodies import body, decode, query
from gameservice.http.endpoint import Endpoint
from gameservice.http.problems import Fault, Malformed, NotFinished, NotFound, NotYourSeat, PreconditionRequired
from gameservice.http.schema import operation
from gameservice.matches import log, proof, selectors
from gameservice.matches.api.bodies import (
    DryRunBody,
    EventsBody,
    ExportBody,
    IllegalActionBody,
    MoveBody,
    StaleViewBody,
    etag,
    export_body,
    move_body,
)
from gameservice.matches.api.conditional import (
    IDEMPOTENCY_KEY,
    IF_MATCH,
    IF_NONE_MATCH,
    expected_seq,
    idempotency_key,
    not_modified,
)
from gameservice.matches.api.examples import ACTIONS, EVENTS, MOVED, PULLED, VIEW
from gameservice.matches.api.matches import ETAG, person
from gameservice.matches.api.unions import AnyAction, AnyView
from gameservice.matches.selectors import SeenEvent, Sight, Table
from gameservice.matches.services import moves


class ActionQuery(Struct, frozen=True, forbid_unknown_fields=True):
    dry_run: Annotated[bool, Meta(description="Check only: nothing is drawn, nothing changes.")] = False


class ViewQuery(Struct, frozen=True, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=1, description="As it was after this event; by default now.")] | None = None
    seat: Annotated[int, Meta(ge=0, le=7, description="Another seat's view, once the match is over.")] | None = None


class EventsQuery(Struct, frozen=True, forbid_unknown_fields=True):
    after: Annotated[int, Meta(ge=0, description="The seq of the last event that you know.")] = 0
    limit: Annotated[int, Meta(ge=1, le=1000, description="At most so many events.")] = 1000
    narrate: Annotated[Literal["en", "es"] | None, Meta(description="Add a sentence to each event.")] = None


class Actions(Endpoint):
    def throttle_kind(self, request: Request) -> str:
        try:
            return "dry_run" if query(request, ActionQuery).dry_run else "move"
        except Malformed:
            return "move"

    @operation(
        "Act",
        answers={200: (MoveBody, DryRunBody)},
        answer_name="MoveOrDryRunBody",
        body=AnyAction,
        body_name="Action",
        query=ActionQuery,
        body_examples=ACTIONS,
        answer_examples={"moved": MOVED, "a tickle is due": PULLED, "dry run": {"legal": True}},
        headers=[IF_MATCH, IDEMPOTENCY_KEY, ETAG],
        problems=[
            Malformed,
            NotYourSeat,
            NotFound,
            problems.NotActive,
            problems.NotYourTurn,
            (problems.StaleView, StaleViewBody),
            (problems.IllegalMove, IllegalActionBody),
            problems.KeyReused,
            PreconditionRequired,
            problems.Unavailable,
        ],
    )
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """An action of the caller's seat, meant for the view that `If-Match` names. `legal` of the match lists whole
        actions, ready to send. With `dry_run=true` it is only checked, and `If-Match` may be left out."""
        sight = selectors.see(match_id, person(request))
        seat = sight.own_seat()
        asked = query(request, ActionQuery)
        action = decode(body(request), sight.table.game.action_type)
        key = idempotency_key(request)
        expected = expected_seq(request, required=not asked.dry_run)
        if asked.dry_run:
            foreseen = moves.check_action(sight.table, seat, action, expected, timezone.now())
            return Response(DryRunBody(True, foreseen or UNSET))
        accepted = moves.submit_action(sight.table, seat, action, cast(int, expected), key, timezone.now())
        moved = Sight(accepted.table, person(request))
        return Response(move_body(moved, accepted.events), headers={"ETag": etag(moved.match)})


class View(Endpoint):
    @operation(
        "Read a view",
        answers={200: AnyView, 304: None},
        answer_name="View",
        answer_examples={"ouch.view": VIEW, "aloha.view": PULLED["view"]},
        query=ViewQuery,
        headers=[IF_NONE_MATCH, ETAG],
        problems=[Malformed, NotYourSeat, NotFound, problems.NotActive],
    )
    def get(self, request: Request, match_id: uuid.UUID) -> HttpResponse:
        """The bare view, now or as it was after an earlier event."""
        sight = selectors.see(match_id, person(request))
        asked = query(request, ViewQuery)
        sight.seen_as(asked.seat)
        if not sight.match.state:
            raise problems.NotActive("There is nothing to view before the match has started.")
        seq = sight.match.seq if asked.at is None else asked.at
        if asked.at is None and (unchanged := not_modified(request, sight.match)):
            return unchanged
        view = sight.view_at(seq, asked.seat)
        if view is None:
            said = f"an event since the setup and up to {sight.match.seq}"
            raise Malformed(f"The query does not fit: at: {said}", errors=[Fault("at", said)])
        answer = self.shown(view, sight.table)
        answer.headers["ETag"] = f'"{seq}"'
        return answer

    def shown(self, view: contract.View, table: Table) -> HttpResponse:
        return Response(view)


class Picture(View):
    @operation(
        "Read a picture",
        answers={200: str, 304: None},
        answer_name="Picture",
        media_type="image/svg+xml",
        query=ViewQuery,
        headers=[IF_NONE_MATCH, ETAG],
        problems=[Malformed, NotYourSeat, NotFound, problems.NotActive],
    )
    def get(self, request: Request, match_id: uuid.UUID) -> HttpResponse:
        """The board as the caller may see it, now or as it was after an earlier event: an SVG document, drawn from the
        view alone."""
        return super().get(request, match_id)

    def shown(self, view: contract.View, table: Table) -> HttpResponse:
        drawn = registry.picture(table.match.game)(view, table.names())
        # Opened by itself a picture is a document of this site: it may run and load nothing.
        policy = {"Content-Security-Policy": "default-src 'none'"}
        return HttpResponse(drawn, content_type="image/svg+xml", headers=policy)


class Events(Endpoint):
    @operation(
        "Read the log",
        answers={200: EventsBody},
        answer_examples={"a move": {"events": EVENTS}, "a tickle is due": {"events": PULLED["events"]}},
        query=EventsQuery,
        problems=[Malformed, NotFound],
    )
    def get(self, request: Request, match_id: uuid.UUID) -> Response:
        """The events after `after`, in order, redacted for the caller while the match runs."""
        sight = selectors.see(match_id, person(request))
        asked = query(request, EventsQuery)
        seen = sight.events(asked.after, asked.limit)
        if asked.narrate is None:
            return Response({"events": [event.body() for event in seen]})
        names, game = sight.table.names(asked.narrate), sight.match.game
        told = [{**event.body(), "narration": _sentence(event, game, names, asked.narrate)} for event in seen]
        return Response({"events": told})


def _sentence(seen: SeenEvent, game: str, names: list[str], language: str) -> str:
    if seen.row.type.startswith(log.PREFIX):
        fields = {**msgspec.json.decode(seen.data), "seat": seen.row.seat}
        return sentence(log.PACKAGE, seen.row.type, fields, names, language)
    return narrate(game, seen.event, names, language)


class Export(Endpoint):
    @operation("Export a match", answers={200: ExportBody}, problems=[NotFound])
    def get(self, request: Request, match_id: uuid.UUID) -> Response:
        """A self-contained document of the match: redacted while it runs, whole once it is over."""
        return Response(export_body(selectors.see(match_id, person(request))))


class Verification(Endpoint):
    @operation("Verify a match", answers={200: proof.Proof}, problems=[NotFound, NotFinished])
    def get(self, request: Request, match_id: uuid.UUID) -> Response:
        """Recomputes the promise, the hash chain and every outcome of chance, and names the first event that does not
        agree."""
        sight = selectors.see(match_id, person(request))
        if not sight.match.over:
            raise NotFinished("What the proof needs is published when the match is over.")
        rows, decisions = selectors.log_rows(sight.match), selectors.decisions(sight.match)
        # Hours of simulation may be in a log: they are for the resolution and `verify_match`, not for a request.
        found = proof.verify(sight.table, rows, decisions, simulate=False)
        return Response(found)
