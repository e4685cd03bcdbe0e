"""What changes in a match's row as its game goes on: the state, whom it waits for and until when, its end."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any

import msgspec

from games.core import contract
from games.core.errors import IllegalAction
from gameservice.http.problems import IllegalMove, Unavailable
from gameservice.matches import clocks, log
from gameservice.matches.models import Decision, Match, Seat, mask, unmask
from gameservice.matches.selectors import Table
from gameservice.matches.services import orders

logger = logging.getLogger(__name__)
_encode = msgspec.json.Encoder(order="sorted").encode


@contextmanager
def asking_the_rules() -> Iterator[None]:
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


def encode_action(action: contract.Action) -> str:
    """An action as it is stored."""
    return _encode(action).decode()


def decision(writer: log.Writer, seat: int, action: contract.Action, key: str | None = None) -> Decision:
    """The record of the match's newest decision, of which came what the writer holds."""
    return Decision(
        match_id=writer.match.id,
        number=writer.match.decisions,
        seat=seat,
        action=encode_action(action),
        key=key,
        at=writer.now,
        first_seq=writer.rows[0].seq,
        last_seq=writer.rows[-1].seq,
    )


def go_on(
    table: Table, state: contract.State, events: Sequence[contract.Event], writer: log.Writer, acted: int | None = None
) -> list[Seat]:
    """Log the game's events and store the state after them; the match is over where the rules say so. Whoever is asked
    now and left standing orders has answered, or loses them: those seats are returned, to be stored.

    `acted` is the seat whose action they follow from: it ends its turn by itself.
    """
    writer.add(*events)
    match = table.match
    begins = any(event.begins_turn for event in events)
    if begins:
        if acted is not None and not table.seats[acted].played_by_bot:
            charge(table, acted, writer)
            match.banks = clocks.rewarded(table.clock, match.banks, acted)
        match.turn_since, match.reminders = writer.now, 0
    waited_for, ordered = (0, 0) if begins else (match.waits_for, _ordered(table))
    keep_state(table, state)
    answered = 0 if acted is None else 1 << acted
    applies, dropped = orders.look(table, match.to_act & ~((waited_for | ordered) & ~answered))
    wait(table, applies | ordered & ~answered)
    match.begins = match.waits_for & ~waited_for
    if match.begins:
        match.turn_seq = match.seq
    outcome = table.game.outcome(state)
    if outcome is not None:
        finish(table, outcome, writer)
    return dropped


def charge(table: Table, seat: int, writer: log.Writer) -> None:
    """A seat has used the time since its turn began."""
    match = table.match
    if match.turn_since is not None:
        match.banks = clocks.charged(match.banks, seat, writer.now - match.turn_since)


def keep_state(table: Table, state: contract.State) -> None:
    """Store the state, whom it waits for and until when."""
    match = table.match
    match.state = msgspec.json.encode(state).decode()
    match.to_act = mask(table.game.to_act(state))
    wait(table, 0)


def wait(table: Table, ordered: int | None = None) -> None:
    """Store which of the seats to act workers play, and when the time of the others runs out. Before the start nobody
    is to act, and what is due is that bots sit down.

    `ordered` is the mask of seats whose standing orders apply; None: those of before.
    """
    match = table.match
    if match.status == Match.Status.OPEN:
        return
    if ordered is None:
        ordered = _ordered(table)
    to_act = unmask(match.to_act)
    bots = mask(seat for seat in to_act if table.seats[seat].played_by_bot)
    match.bots_to_act = bots | ordered & match.to_act
    match.bot_faults = 0
    match.due = clocks.first([table.deadline(seat) for seat in to_act])
    match.remind_at = next_reminder(match)


def _ordered(table: Table) -> int:
    """Mask of the seats whose standing orders apply."""
    return table.match.bots_to_act & mask(seat.seat for seat in table.seats if not seat.played_by_bot)


def next_reminder(match: Match) -> datetime | None:
    """When whoever must decide is reminded next; None where there is no clock, or enough was said."""
    if match.due is None or match.turn_since is None:
        return None
    return clocks.reminder(match.turn_since, match.due, match.reminders)


def finish(table: Table, outcome: contract.Outcome, writer: log.Writer) -> None:
    """The match is over, in the transaction of what ended it; its consequences are a task of their own."""
    match = table.match
    match.outcome = msgspec.to_builtins(outcome)
    _stop(match, Match.Status.FINISHED)
    writer.add(log.MatchFinished(outcome=outcome, server_seed=match.secret.hex()))


def abort(table: Table, writer: log.Writer) -> None:
    """The match ends without a result; the server's seed is published."""
    match = table.match
    _stop(match, Match.Status.ABORTED)
    writer.add(log.MatchAborted(server_seed=match.secret.hex()))


def _stop(match: Match, status: Any) -> None:
    match.status = status
    match.to_act = match.bots_to_act = 0
    match.due = match.remind_at = None
