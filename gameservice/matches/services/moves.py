"""Actions: how a seat's intent becomes facts."""

import copy
import logging
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

import msgspec
from django.db import IntegrityError

from games.core import contract, play
from gameservice.http.problems import (
    KeyReused,
    NotActive,
    NotYourTurn,
    Problem,
    StaleView,
)
from gameservice.matches import effects, log, selectors
from gameservice.matches.models import Decision, Event, Match, Seat, unmask
from gameservice.matches.selectors import Sight, Table
from gameservice.matches.services import leaving, progress, store

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Accepted:
    """An action that was accepted: the match as it was right after, and the events that it became."""

    table: Table
    events: list[Event]


class KeyTaken(Exception):
    """A decision of this seat bears the key already."""


def submit_action(
    table: Table, seat: int, action: contract.Action, expected_seq: int, key: str | None, now: datetime
) -> Accepted:
    """A seat's action on a match that was just read, meant for the view at `expected_seq`.

    A known key gets its first answer again. Raises `NotActive`, `StaleView`, `NotYourTurn`, `IllegalMove`, `KeyReused`,
    `Unavailable`.
    """
    if leaving.is_late(table.match, now):
        table = leaving.pass_deadline(table.match.id, now)
    try:
        return decide(table, seat, action, expected_seq, key, now)
    except (Problem, KeyTaken):
        # Keys are looked for only here: an action that could be written had no earlier one, for keys are unique.
        first = _first_answer(table, seat, action, key)
        if first is not None:
            return first
        raise


def decide(
    table: Table,
    seat: int,
    action: contract.Action,
    expected_seq: int,
    key: str | None,
    now: datetime,
    *,
    by_bot: bool = False,
    order: Seat | None = None,
) -> Accepted:
    """The same for a key that is new. Raises `KeyTaken` where it is not, and `store.Conflict` where somebody was faster
    and the action would be accepted all the same.

    `order` is the seat whose standing order it is, already used up.
    """
    match, game = table.match, table.game
    require_turn(table, seat, expected_seq, by_bot=by_bot)
    number = match.decisions + 1
    with progress.asking_the_rules():
        state, events = play.step(game, table.state(), seat, action, table.chance(number))
    moved = Table(copy.copy(match), table.seats)
    moved.match.decisions = number
    moved.match.acted |= 1 << seat
    writer = log.Writer(moved.match, now)
    changed = progress.go_on(moved, state, events, writer, acted=seat)
    if order is not None and order not in changed:
        changed = [order, *changed]
    decision = progress.decision(writer, seat, action, key)
    try:
        store.append(moved.match, match.seq, writer.rows, decision=decision, orders=changed)
    except store.Conflict:
        # The answer that it would have got, had it come a moment later.
        require_turn(selectors.load(match.id), seat, expected_seq, by_bot=by_bot)
        raise
    except IntegrityError:
        raise KeyTaken from None
    effects.follow_up(moved.match)
    return Accepted(moved, writer.rows)


def require_turn(table: Table, seat: int, expected_seq: int | None, *, by_bot: bool = False) -> None:
    """Raises `NotActive`, `StaleView`, `NotYourTurn`, in this order; the view's age counts only where it is given."""
    match = table.match
    if match.status != Match.Status.ACTIVE:
        waits = "it has not started" if match.status == Match.Status.OPEN else f"it is {match.status}"
        raise NotActive(f"The match takes no actions: {waits}.")
    if expected_seq is not None and expected_seq != match.seq:
        raise stale(table, seat, expected_seq)
    if not by_bot:
        _require_person(table.seats[seat])
    if not match.to_act >> seat & 1:
        turns = ", ".join(str(other) for other in unmask(match.to_act))
        raise NotYourTurn(f"It is not seat {seat} that must decide, but {turns}.")


def _require_person(seat: Seat) -> None:
    """Raises `NotYourTurn` where the person at a seat decides nothing any more, or for now."""
    left = "You resigned" if seat.state == Seat.State.RESIGNED else "Your time ran out"
    if seat.played_by_bot and seat.state == Seat.State.RESIGNED:
        raise NotYourTurn("You resigned this seat; a bot plays it on.")
    if seat.played_by_bot:
        raise NotYourTurn("A bot plays this seat for you. Take it back first: DELETE the match's stand-in.")
    if seat.state != Seat.State.PLAYING:
        raise NotYourTurn(f"{left}: this seat is out of the match.")


def stale(table: Table, seat: int, expected_seq: int) -> StaleView:
    """What has happened since the view that was answered, redacted for the seat."""
    sight = Sight.of_seat(table, seat)
    seq = table.match.seq
    if expected_seq > seq:
        detail = f"The match is at {seq}; {expected_seq} has not happened yet."
    else:
        detail = f"The match is at {seq}, your view at {expected_seq}: look at what you missed and decide again."
    headers = {"ETag": f'"{seq}"'}
    return StaleView(
        detail,
        headers=headers,
        extra={"seq": seq, "missed": [seen.body() for seen in sight.events(after=expected_seq)]},
    )


def _first_answer(table: Table, seat: int, action: contract.Action, key: str | None) -> Accepted | None:
    """The answer that the key got, made again from the log; None for a new key. Raises `KeyReused`."""
    if key is None:
        return None
    known = Decision.objects.filter(match_id=table.match.id, seat=seat, key=key).first()
    if known is None:
        return None
    if known.action != progress.encode_action(action):
        raise KeyReused("The key was sent before with another action; use a new key for each action.")
    return _as_it_was(table, known)


def _as_it_was(table: Table, decision: Decision) -> Accepted:
    events = list(
        Event.objects.filter(match_id=table.match.id, seq__gte=decision.first_seq, seq__lte=decision.last_seq + 1)
    )
    finished = next((row for row in events if row.type == "match.finished"), None)
    events = [row for row in events if row.seq <= decision.last_seq or row is finished]
    match = copy.copy(table.match)
    match.seq = events[-1].seq
    match.status = Match.Status.FINISHED if finished else Match.Status.ACTIVE
    match.outcome = msgspec.json.decode(finished.data)["outcome"] if finished else None
    seats = [copy.copy(seat) for seat in table.seats]
    for seat in seats:
        seat.level = "" if seat.kind == Seat.Kind.PERSON else seat.level
    progress.keep_state(past := Table(match, seats), cast(Any, selectors.state_at(table, match.seq)))
    return Accepted(past, events)


def check_action(
    table: Table, seat: int, action: contract.Action, expected_seq: int | None, now: datetime
) -> dict[str, Any]:
    """Would the action be accepted, as far as can be told without chance or secrets? What else the game foresees.

    Changes nothing. Raises what `submit_action` would.
    """
    require_turn(table, seat, expected_seq)
    if leaving.is_late(table.match, now):
        raise NotYourTurn("The time of this turn has run out.")
    state = table.state()
    with progress.asking_the_rules():
        table.game.check(state, seat, action)
    return table.game.foresee(state, seat, action)
