"""What happens to a running match: actions of people and bots, resignations, its end."""

import copy
import logging
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, cast

import msgspec
from django.conf import settings
from django.db import IntegrityError
from django.db.models import Q

from games import registry
from games.core import contract, play
from games.core.errors import IllegalAction
from gameservice.accounts.models import User
from gameservice.http.problems import (
    IllegalMove,
    KeyReused,
    NotAbortable,
    NotActive,
    NotHost,
    NotYourTurn,
    Problem,
    StaleView,
    Unavailable,
)
from gameservice.matches import effects, endings, log, proof, selectors
from gameservice.matches.models import Decision, Event, Match, Seat, unmask
from gameservice.matches.selectors import Sight, Table
from gameservice.matches.services import lobby, store

logger = logging.getLogger(__name__)

STAND_IN = "normal"
"""The level of the bot that plays on for a person who resigned."""
BOT_TRIES = 20
"""How often a bot may choose what is then refused."""

_encode = msgspec.json.Encoder(order="sorted").encode


@dataclass(frozen=True)
class Accepted:
    """An action that was accepted: the match as it was right after, and the events that it became."""

    table: Table
    events: list[Event]


class _KeyTaken(Exception):
    """A decision of this seat bears the key already."""


def submit_action(
    table: Table, seat: int, action: contract.Action, expected_seq: int, key: str | None, now: datetime
) -> Accepted:
    """A seat's action on a match that was just read, meant for the view at `expected_seq`.

    A known key gets its first answer again. Raises `NotActive`, `StaleView`, `NotYourTurn`, `IllegalMove`, `KeyReused`,
    `Unavailable`.
    """
    try:
        return _submit(table, seat, action, expected_seq, key, now)
    except (Problem, _KeyTaken):
        # Keys are looked for only here: an action that could be written had no earlier one, for keys are unique.
        first = _first_answer(table, seat, action, key)
        if first is not None:
            return first
        raise


def _submit(
    table: Table,
    seat: int,
    action: contract.Action,
    expected_seq: int,
    key: str | None,
    now: datetime,
    *,
    by_bot: bool = False,
) -> Accepted:
    match, game = table.match, table.game
    require_turn(table, seat, expected_seq, by_bot=by_bot)
    number = match.decisions + 1
    with _asking_the_rules():
        state, events = play.step(game, table.state(), seat, action, table.chance(number))
    moved = Table(copy.copy(match), table.seats)
    moved.match.decisions = number
    moved.match.acted |= 1 << seat
    writer = log.Writer(moved.match, now)
    writer.add(*events)
    decision = _decision(writer, seat, action, key)
    lobby.keep_state(moved, state)
    _finish_if_over(moved, state, writer)
    try:
        store.append(moved.match, match.seq, writer.rows, decision=decision)
    except store.Conflict:
        # The answer that it would have got, had it come a moment later.
        require_turn(selectors.load(match.id), seat, expected_seq, by_bot=by_bot)
        raise
    except IntegrityError:
        raise _KeyTaken from None
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
    if table.seats[seat].played_by_bot and not by_bot:
        raise NotYourTurn("You resigned this seat; a bot plays it on.")
    if table.seats[seat].state == Seat.State.RESIGNED and not by_bot:
        raise NotYourTurn("You resigned: this seat is out of the match.")
    if not match.to_act >> seat & 1:
        turns = ", ".join(str(other) for other in unmask(match.to_act))
        raise NotYourTurn(f"It is not seat {seat} that must decide, but {turns}.")


@contextmanager
def _asking_the_rules() -> Iterator[None]:
    """What the rules refuse, and what they lack, as problems."""
    try:
        yield
    except IllegalAction as refusal:
        fault = {"fault": refusal.fault} if refusal.fault else {}
        raise IllegalMove(refusal.reason, extra={"rule": refusal.rule, **fault}) from None
    except ImportError as missing:
        # An engine that simulates is no part of what reads and proves a match: the service may run without.
        logger.exception("the rules lack what they need: %s", missing)
        raise Unavailable("What decides this is not installed here. Nothing was changed; try later.") from missing


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


def _decision(writer: log.Writer, seat: int, action: Any, key: str | None) -> Decision:
    return Decision(
        match_id=writer.match.id,
        number=writer.match.decisions,
        seat=seat,
        action=_encode(action).decode(),
        key=key,
        at=writer.now,
        first_seq=writer.rows[0].seq,
        last_seq=writer.rows[-1].seq,
    )


def _first_answer(table: Table, seat: int, action: contract.Action, key: str | None) -> Accepted | None:
    """The answer that the key got, made again from the log; None for a new key. Raises `KeyReused`."""
    if key is None:
        return None
    known = Decision.objects.filter(match_id=table.match.id, seat=seat, key=key).first()
    if known is None:
        return None
    if known.action != _encode(action).decode():
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
    lobby.keep_state(past := Table(match, seats), cast(Any, selectors.state_at(table, match.seq)))
    return Accepted(past, events)


def _finish_if_over(table: Table, state: contract.State, writer: log.Writer) -> None:
    outcome = table.game.outcome(state)
    if outcome is not None:
        finish(table, outcome, writer)


def finish(table: Table, outcome: contract.Outcome, writer: log.Writer) -> None:
    """The match is over, in the transaction of what ended it; its consequences are a task of their own."""
    match = table.match
    match.status = Match.Status.FINISHED
    match.outcome = msgspec.to_builtins(outcome)
    match.to_act = match.bots_to_act = 0
    writer.add(log.MatchFinished(outcome=outcome, server_seed=match.secret.hex()))


def check_action(table: Table, seat: int, action: contract.Action, expected_seq: int | None) -> dict[str, Any]:
    """Would the action be accepted, as far as can be told without chance or secrets? What else the game foresees.

    Changes nothing. Raises what `submit_action` would.
    """
    require_turn(table, seat, expected_seq)
    state = table.state()
    with _asking_the_rules():
        table.game.check(state, seat, action)
    return table.game.foresee(state, seat, action)


def resign(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    """Give one's seat up: a bot plays it on, or, where the match says `forfeit`, it ranks last. Again: nothing happens.

    Raises `NotFound`, `NotYourSeat`, `NotActive`, `Unavailable`.
    """
    return lobby.retrying(lambda: _resign(match_id, user, now))


def _resign(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    sight = selectors.see(match_id, user)
    table, match = sight.table, sight.match
    seat = table.seats[sight.own_seat()]
    if seat.state != Seat.State.PLAYING:
        return table
    if match.status != Match.Status.ACTIVE:
        hint = "leave your seat instead (DELETE its address)" if match.status == Match.Status.OPEN else "it is over"
        raise NotActive(f"The match is {match.status}: {hint}.")
    since, writer = match.seq, log.Writer(match, now)
    seat.state = Seat.State.RESIGNED
    decision = None
    if match.on_abandon == "bot":
        seat.level = STAND_IN
        writer.add(log.MatchResigned(seat=seat.seat, played_on_by=STAND_IN))
        lobby.keep_state(table, table.state())
    else:
        writer.add(log.MatchResigned(seat=seat.seat, played_on_by=None))
        decision = _forfeit(table, seat.seat, writer)
    store.append(match, since, writer.rows, decision=decision, seats=[seat])
    effects.follow_up(match)
    return table


def _forfeit(table: Table, seat: int, writer: log.Writer) -> Decision | None:
    """Out of the game: with at most one seat left it is over, else the rules go on without the seat."""
    match = table.match
    ended = endings.of_resignations(match.seat_count, [*_left_before(match), seat])
    if ended is not None:
        finish(table, ended, writer)
        return None
    match.decisions += 1
    match.acted |= 1 << seat  # nothing more is to come from there
    state = table.state()
    with _asking_the_rules():
        events = table.game.withdraw(state, seat, table.chance(match.decisions))
    writer.add(*events)
    decision = _decision(writer, seat, contract.Withdrawal(), None)
    state = play.fold(table.game, state, events)
    lobby.keep_state(table, state)
    _finish_if_over(table, state, writer)
    return decision


def _left_before(match: Match) -> list[int]:
    """The seats that have resigned, in this order."""
    resigned = Event.objects.filter(match_id=match.id, type="match.resigned").order_by("seq")
    return [cast(int, seat) for seat in resigned.values_list("seat", flat=True)]


def abort(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    """The host calls the match off, before every seat has moved. Again: nothing happens.

    Raises `NotFound`, `NotHost`, `NotActive`, `NotAbortable`.
    """
    return lobby.retrying(lambda: _abort(match_id, user, now))


def _abort(match_id: uuid.UUID, user: User, now: datetime) -> Table:
    sight = selectors.see(match_id, user)
    table, match = sight.table, sight.match
    if not sight.is_host:
        raise NotHost("Only the host aborts the match; to leave it, resign.")
    if match.status == Match.Status.ABORTED:
        return table
    if match.status == Match.Status.FINISHED:
        raise NotActive("The match is finished.")
    if match.acted == (1 << match.seat_count) - 1:
        raise NotAbortable("Every seat has moved; to leave the match now, resign.")
    since, writer = match.seq, log.Writer(match, now)
    lobby.abort(table, writer)
    store.append(match, since, writer.rows)
    effects.follow_up(match)
    return table


def play_bot_turn(match_id: uuid.UUID, seat: int, seq: int, now: datetime) -> bool:
    """A bot's decision on the match as it was at `seq`; whether it was made. Delivered twice it does nothing twice.

    The bot is handed what a player's client gets. A fault of bot or rules is raised with the match as it was: the
    sweeper tries again.
    """
    table = selectors.load(match_id)
    match = table.match
    if match.seq != seq or not match.bots_to_act >> seat & 1:
        return False
    sight = Sight.of_seat(table, seat)
    bot = registry.bot(match.game, table.seats[seat].level)
    history, own = [seen.event for seen in sight.events()], table.bot_chance(seat)
    view, legal = sight.view(), table.game.legal(table.state(), seat)
    for left in reversed(range(BOT_TRIES)):
        action = bot.choose(view, legal, seat, history, own)
        try:
            # No client's key has a space, so nobody can use up a bot's.
            _submit(table, seat, action, seq, f"bot {seat}:{seq}", now, by_bot=True)
            return True
        except (NotActive, StaleView, _KeyTaken):
            return False
        except IllegalMove:
            # A simulation may find no answer. The bot's draws have gone on, so it will choose otherwise.
            if not left:
                raise
    return False


def resolve(match_id: uuid.UUID, now: datetime) -> bool:
    """The consequences of the end, once: the log is proved, and a fault in it reported to whoever runs the service."""
    table = selectors.load(match_id)
    match = table.match
    if not match.over or match.resolved_at is not None:
        return False
    found = proof.verify(table, selectors.log_rows(match), selectors.decisions(match))
    if not found.holds:
        logger.critical("match %s does not verify: first fault at event %s", match.id, found.first_fault)
    resolved = Match.objects.filter(id=match.id, resolved_at=None).update(resolved_at=now)
    return bool(resolved)


def sweep(now: datetime, grace: timedelta | None = None) -> int:
    """Find what should have moved by itself and did not within `grace`, and send its messages again; how many matches.

    By default a match may wait for as long as passes from one sweep to the next.
    """
    before = now - (timedelta(seconds=settings.SWEEP_SECONDS) if grace is None else grace)
    bot_to_move = Q(status=Match.Status.ACTIVE, bots_to_act__gt=0)
    unresolved = Q(status__in=[Match.Status.FINISHED, Match.Status.ABORTED], resolved_at=None)
    found = 0
    for due in (bot_to_move, unresolved):
        for match in Match.objects.filter(due, updated_at__lte=before).order_by("updated_at").iterator():
            logger.info("match %s waited since %s: no message had moved it", match.id, match.updated_at)
            effects.follow_up(match, expires=settings.SWEEP_SECONDS)
            found += 1
    if found:
        logger.warning("%s matches waited longer than %s: no message had moved them", found, now - before)
    return found
