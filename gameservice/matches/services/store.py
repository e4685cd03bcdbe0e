"""The only transactions. A match is written by comparing its `seq` and setting the next: of two that read the same
state one writes, and the other learns that it was late. No lock is held while rules decide.
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from datetime import datetime
from functools import cache
from threading import Lock
from typing import Any, cast

from django.db import connection, models, transaction
from django.db.models import F

from gameservice.matches import effects
from gameservice.matches.models import Decision, Event, Match, Seat
from gameservice.matches.services import outbox

CHANGING = (
    "status",
    "host",
    "seq",
    "decisions",
    "head",
    "state",
    "to_act",
    "bots_to_act",
    "bot_faults",
    "acted",
    "turn_since",
    "turn_seq",
    "banks",
    "due",
    "remind_at",
    "reminders",
    "credited_at",
    "outcome",
    "previous_winners",
    "rematch",
    "match_seed",
    "updated_at",
)
"""The fields of a match that events change."""
_ORDERS = ("orders", "orders_dropped", "orders_version", "told_at")
_SEAT = [
    field.name
    for field in Seat._meta.concrete_fields
    if not field.primary_key and field.name not in ("match", "seat", *_ORDERS)
]


class Conflict(Exception):
    """Somebody else wrote first: nothing was written, and what was decided was decided on an old state."""


_ONE_WRITER = Lock()


def _turn_to_write() -> AbstractContextManager[Any]:
    """SQLite has one writer, and whoever finds it at work sleeps for up to 100 ms before looking again: the threads of
    one process rather queue here."""
    return _ONE_WRITER if connection.vendor == "sqlite" else nullcontext()


def create(match: Match, seats: Sequence[Seat], events: Sequence[Event]) -> None:
    """A new match, with its first events."""
    with transaction.atomic(durable=True):
        told = _insert_match(match, seats, events)
    effects.deliver(told)


def create_rematch(old: Match, since: int, note: Sequence[Event], new: Match, seats: Any, events: Any) -> None:
    """A new match, and the note of it in the log of the old one. Raises `Conflict`."""
    with transaction.atomic(durable=True):
        _update(old, since)
        Event.objects.bulk_create(note)
        told = _tell(old, since) + _insert_match(new, seats, events)
    effects.deliver(told)


def append(
    match: Match,
    since: int,
    events: Sequence[Event],
    *,
    decision: Decision | None = None,
    seats: Sequence[Seat] = (),
    orders: Sequence[Seat] = (),
) -> None:
    """Write a match that was read at `since`, with its new events, the decision that they follow from, changed seats,
    and those whose standing orders have changed. Raises `Conflict`, and `IntegrityError` where the decision's key, or a
    person's seat, exists already.
    """
    if connection.vendor == "postgresql" and not seats and not orders:
        effects.deliver(_append_in_one_statement(match, since, events, decision))
        return
    with _turn_to_write(), transaction.atomic(durable=True):
        _update(match, since)
        for seat in seats:
            seat.save(update_fields=_SEAT)
        for seat in orders:
            _keep_orders(seat)
        _insert(events)
        if decision is not None:
            _insert([decision])
        told = _tell(match, since)
    effects.deliver(told)


def give_orders(seat: Seat) -> None:
    """Standing orders as their person leaves them, which is no event."""
    Seat.objects.filter(match_id=seat.match_id, seat=seat.seat).update(
        orders=seat.orders, orders_dropped=seat.orders_dropped, orders_version=F("orders_version") + 1
    )


def _keep_orders(seat: Seat) -> None:
    """What is left of them, unless their person has changed them meanwhile."""
    as_read = Seat.objects.filter(match_id=seat.match_id, seat=seat.seat, orders_version=seat.orders_version)
    as_read.update(orders=seat.orders, orders_dropped=seat.orders_dropped)


def end_orders(match: Match, seat: Seat, now: datetime) -> None:
    """An order that was to be played cannot be: the person is asked after all, which is no event either. Where the
    match has moved on, nothing happens."""
    bit = 1 << seat.seat
    waiting = Match.objects.filter(id=match.id, seq=match.seq, bots_to_act=match.bots_to_act)
    seat.orders, seat.orders_dropped = "", match.seq
    match.bots_to_act, match.begins, match.turn_seq = match.bots_to_act & ~bit, bit, match.seq
    with transaction.atomic(durable=True):
        if not waiting.update(bots_to_act=match.bots_to_act, turn_seq=match.turn_seq):
            return
        _keep_orders(seat)
        Seat.objects.filter(match_id=seat.match_id, seat=seat.seat).update(told_at=now)
        told = _tell(match, match.seq)
    effects.announce(match)
    effects.deliver(told)


def _insert_match(match: Match, seats: Sequence[Seat], events: Sequence[Event]) -> int:
    match.save(force_insert=True)
    Seat.objects.bulk_create(seats)
    Event.objects.bulk_create(events)
    return _tell(match, 0)


def _tell(match: Match, since: int) -> int:
    """The outbox; how many deliveries that makes."""
    with connection.cursor() as cursor:
        cursor.execute(*outbox.statement(match, since))
        return len(cursor.fetchall())


# Every move passes here, so the statements are written out: Django's queries would be compiled anew for each.


def _update(match: Match, since: int) -> None:
    with connection.cursor() as cursor:
        cursor.execute(*_compare_and_set(match, since))
        if not cursor.rowcount:
            raise Conflict


def _compare_and_set(match: Match, since: int) -> tuple[str, list[Any]]:
    """The race: two that read seq 17 both come here. The first sets 18; the second finds no row at 17."""
    fields = [field for field in Match._meta.concrete_fields if field.name in CHANGING]
    assignments = ", ".join(f"{field.column} = %s" for field in fields)
    statement = f"UPDATE {Match._meta.db_table} SET {assignments} WHERE id = %s AND seq = %s"  # noqa: S608  (names are the models')
    return statement, [*_values(match, fields), Match._meta.pk.get_db_prep_value(match.id, connection), since]


def _insert(rows: Sequence[models.Model]) -> None:
    with connection.cursor() as cursor:
        cursor.execute(_insert_text(type(rows[0]), len(rows)), _values_of_rows(rows))


def _append_in_one_statement(match: Match, since: int, events: Sequence[Event], decision: Decision | None) -> int:
    """One round trip: the inserts select from the update, so they insert nothing when it found no row. How many
    deliveries it makes."""
    update, params = _compare_and_set(match, since)
    statement = [f"WITH moved AS ({update} RETURNING id)"]
    for rows in (events, [decision] if decision is not None else []):
        if rows:
            insert = _insert_from_moved_text(type(rows[0]), len(rows))
            statement.append(f"insert_{rows[0]._meta.model_name} AS ({insert})")
            params += _values_of_rows(rows)
    tell, told = outbox.statement(match, since, only_if="moved")
    statement.append(f"told AS ({tell})")
    counts = "SELECT (SELECT count(*) FROM moved), (SELECT count(*) FROM told)"
    with connection.cursor() as cursor:
        cursor.execute(f"{', '.join(statement)} {counts}", [*params, *told])
        moved, deliveries = cursor.fetchone()
    if not moved:
        raise Conflict
    return cast(int, deliveries)


@cache
def _insert_text(model: type[models.Model], count: int) -> str:
    table, columns, fields = _target(model)
    tuples = ", ".join([f"({', '.join(['%s'] * len(fields))})"] * count)
    return f"INSERT INTO {table} ({columns}) VALUES {tuples}"  # noqa: S608  (likewise)


@cache
def _insert_from_moved_text(model: type[models.Model], count: int) -> str:
    table, columns, fields = _target(model)
    # PostgreSQL would take untyped values for text.
    first = ", ".join(f"%s::{field.db_type(connection)}" for field in fields)
    others = ", ".join(["%s"] * len(fields))
    tuples = ", ".join([f"({first})", *[f"({others})"] * (count - 1)])
    return f"INSERT INTO {table} ({columns}) SELECT v.* FROM moved, (VALUES {tuples}) AS v"  # noqa: S608  (likewise)


def _target(model: type[models.Model]) -> tuple[str, str, Sequence[Any]]:
    fields = model._meta.concrete_fields
    return model._meta.db_table, ", ".join(str(field.column) for field in fields), fields


def _values_of_rows(rows: Sequence[models.Model]) -> list[Any]:
    return [value for row in rows for value in _values(row, row._meta.concrete_fields)]


def _values(row: models.Model, fields: Sequence[Any]) -> list[Any]:
    return [field.get_db_prep_save(getattr(row, field.attname), connection) for field in fields]
