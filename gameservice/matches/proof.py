"""Is a match what it claims to be? Recomputes the promise, the hash chain, every decision with its chance, and the
stored state, from the log alone. Pure.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from games.core import chance, play
from games.core.contract import Lapse, Withdrawal
from games.core.errors import IllegalAction
from gameservice.matches import chain, endings, log
from gameservice.matches.models import Decision, Event
from gameservice.matches.selectors import Table


class Proof(msgspec.Struct, frozen=True):
    """What was found; `first_fault` is the seq of the first event that does not agree."""

    holds: bool
    commitment: bool
    chain: bool
    chance: bool
    first_fault: int | None


def verify(table: Table, rows: Sequence[Event], decisions: Sequence[Decision], *, simulate: bool = True) -> Proof:
    """The proof of a match, from its whole log. What a simulation has found is found again where `simulate`, else it is
    believed, and the rest made anew: chance, and what the rules make of it."""
    match = table.match
    server_seed = match.secret
    promised = bool(rows) and _told(rows[0], "commitment") == chance.commitment(server_seed)
    started = next((row for row in rows if row.type == "match.started"), None)
    entropy = _told(started, "entropy") if started is not None else None
    seed = None if entropy is None else chance.match_seed(server_seed, str(match.id), entropy)
    broken = chain.first_broken(rows, server_seed, seed)
    if broken is None and len(rows) != match.seq:
        broken = min(len(rows), match.seq) + 1
    differs = None if seed is None else _first_different(table, rows, _retaken(table, rows, decisions, seed, simulate))
    if differs is None and seed is not None:
        differs = _wrong_ending(table, rows)
    faults = [1] * (not promised) + [seq for seq in (broken, differs) if seq is not None]
    return Proof(not faults, promised, broken is None, differs is None, min(faults, default=None))


def _told(row: Event, name: str) -> Any:
    """A field of an event's data; None where it has none, or is no JSON."""
    try:
        return msgspec.json.decode(row.data, type=dict[str, Any]).get(name)
    except msgspec.MsgspecError:
        return None


def holds_state(table: Table, rows: Sequence[Event]) -> bool:
    """Is the stored state the fold of the log, and what else is stored of the match what its last events say?"""
    match = table.match
    last = rows[-1]
    finished = next((row for row in rows if row.type == "match.finished"), None)
    outcome = _told(finished, "outcome") if finished is not None else None
    if (match.seq, match.head, match.outcome) != (last.seq, last.hash, outcome):
        return False
    events = log.of_game(match.game, rows)
    if not events:
        return not match.state
    try:
        return bool(play.replay(table.game, table.seating(), table.options, events) == table.state())
    except msgspec.MsgspecError:
        return False


def _first_different(table: Table, rows: Sequence[Event], retaken: Iterator[Any]) -> int | None:
    """The seq of the first event that its decision, taken again with its own chance, does not yield."""
    logged = iter([row for row in rows if not row.type.startswith(log.PREFIX)])
    last = rows[0].seq
    for row, expected in zip_longest(logged, retaken):
        if row is None:
            return last + 1
        last = row.seq
        try:
            logged_event = log.decode(table.match.game, row.type, row.seat, row.data)
        except msgspec.MsgspecError:
            return last
        if logged_event != expected:
            return last
    return None


def _wrong_ending(table: Table, rows: Sequence[Event]) -> int | None:
    """The seq of a `match.finished` whose outcome is not what the rules, or those who left, make of it."""
    finished = next((row for row in rows if row.type == "match.finished"), None)
    if finished is None:
        return None
    state = play.replay(table.game, table.seating(), table.options, log.of_game(table.match.game, rows))
    outcome = table.game.outcome(state)
    if outcome is None:
        gone = [row for row in rows if row.type in endings.DEPARTURES and _told(row, "played_on_by") is None]
        left = [(row.seat, row.type) for row in gone if row.seat is not None]
        outcome = endings.of_departures(table.match.seat_count, left)
    try:
        told = log.decode(table.match.game, finished.type, finished.seat, finished.data)
    except msgspec.MsgspecError:
        return finished.seq
    return None if told.outcome == outcome else finished.seq


def _retaken(
    table: Table, rows: Sequence[Event], decisions: Sequence[Decision], seed: bytes, simulate: bool
) -> Iterator[Any]:
    """The events of the setup and of every decision, made anew; ends early where one is not legal."""
    game, by_seq = table.game, {row.seq: row for row in rows}
    state, events = play.begin(game, table.seating(), table.options, chance.SeededChance(seed, 0))
    yield from events
    for decision in decisions:
        stream = chance.SeededChance(seed, decision.number)
        try:
            action = msgspec.json.decode(decision.action, type=game.action_type | Withdrawal | Lapse)
            logged = _logged(table, by_seq, decision)
            events = game.retake(state, decision.seat, action, stream, logged, simulate=simulate)
        except (IllegalAction, msgspec.MsgspecError):
            return
        state = play.fold(game, state, events)
        yield from events


def _logged(table: Table, by_seq: Mapping[int, Event], decision: Decision) -> list[Any]:
    """What the log tells of a decision; nothing where that cannot be read."""
    rows = [by_seq[seq] for seq in range(decision.first_seq, decision.last_seq + 1) if seq in by_seq]
    try:
        return log.of_game(table.match.game, rows)
    except msgspec.MsgspecError:
        return []
