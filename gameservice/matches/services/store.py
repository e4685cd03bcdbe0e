"""The only transactions. A match is written by comparing its `seq` and setting the next: of two that read the same
state one writes, and the other learns that it was late. No lock is held while rules decide.
"""

import uuid
from collections.abc import Sequence
from typing import Any

from django.db import connection, models, transaction

from gameservice.matches.models import Decision, Event, Match, Seat

CHANGING = (
    "status",
    "host",
    "seq",
    "decisions",
    "head",
    "state",
    "to_act",
    "bots_to_act",
    "acted",
    "outcome",
    "previous_winners",
    "rematch",
    "match_seed",
    "updated_at",
)
"""The fields of a match that events change."""


class Conflict(Exception):
    """Somebody else wrote first: nothing was written, and what was decided was decided on an old state."""


def create(match: Match, seats: Sequence[Seat], events: Sequence[Event]) -> None:
    """A new match, with its first events."""
    with transaction.atomic(durable=True):
        _insert_match(match, seats, events)


def create_rematch(old: Match, since: int, note: Sequence[Event], new: Match, seats: Any, events: Any) -> None:
    """A new match, and the note of it in the log of the old one. Raises `Conflict`."""
    with transaction.atomic(durable=True):
        _update(old, since)
        Event.objects.bulk_create(note)
        _insert_match(new, seats, events)


def append(
    match: Match, since: int, events: Sequence[Event], *, decision: Decision | None = None, seats: Sequence[Seat] = ()
) -> None:
    """Write a match that was read at `since`, with its new events, the decision that they follow from, and changed
    seats. Raises `Conflict`, and `IntegrityError` where the decision's key, or a person's seat, exists already.
    """
    if connection.vendor == "postgresql" and not seats:
        _append_in_one_statement(match, since, events, decision)
        return
    with transaction.atomic(durable=True):
        _update(match, since)
        for seat in seats:
            seat.save(force_update=True)
        Event.objects.bulk_create(events)
        if decision is not None:
            decision.save(force_insert=True)


def _insert_match(match: Match, seats: Sequence[Seat], events: Sequence[Event]) -> None:
    match.save(force_insert=True)
    Seat.objects.bulk_create(seats)
    Event.objects.bulk_create(events)


def _update(match: Match, since: int) -> None:
    # The race: two that read seq 17 both come here. The first sets 18; the second finds no row at 17.
    changed = Match.objects.filter(id=match.id, seq=since).update(**{name: getattr(match, name) for name in CHANGING})
    if not changed:
        raise Conflict


def _append_in_one_statement(match: Match, since: int, events: Sequence[Event], decision: Decision | None) -> None:
    """One round trip: the inserts select from the update, so they insert nothing when it found no row."""
    fields = [field for field in Match._meta.concrete_fields if field.name in CHANGING]
    assignments = ", ".join(f"{field.column} = %s" for field in fields)
    params = [*_values(match, fields), *_values_of_key(match.id), since]
    statement = [
        f"WITH moved AS (UPDATE {Match._meta.db_table} SET {assignments} WHERE id = %s AND seq = %s RETURNING id)"  # noqa: S608  (names are the models')
    ]
    for rows in (events, [decision] if decision is not None else []):
        if rows:
            insert, values = _insert_from_moved(rows)
            statement.append(f"insert_{rows[0]._meta.model_name} AS ({insert})")
            params += values
    with connection.cursor() as cursor:
        cursor.execute(f"{', '.join(statement)} SELECT count(*) FROM moved", params)  # noqa: S608  (likewise)
        (count,) = cursor.fetchone()
    if not count:
        raise Conflict


def _insert_from_moved(rows: Sequence[models.Model]) -> tuple[str, list[Any]]:
    meta = rows[0]._meta
    fields = meta.concrete_fields
    columns = ", ".join(str(field.column) for field in fields)
    # PostgreSQL would take untyped values for text.
    first = ", ".join(f"%s::{field.db_type(connection)}" for field in fields)
    others = ", ".join(["%s"] * len(fields))
    tuples = ", ".join(f"({first if index == 0 else others})" for index, _ in enumerate(rows))
    insert = f"INSERT INTO {meta.db_table} ({columns}) SELECT v.* FROM moved, (VALUES {tuples}) AS v"  # noqa: S608  (likewise)
    return insert, [value for row in rows for value in _values(row, fields)]


def _values(row: models.Model, fields: Sequence[Any]) -> list[Any]:
    return [field.get_db_prep_save(getattr(row, field.attname), connection) for field in fields]


def _values_of_key(match_id: uuid.UUID) -> list[Any]:
    return [Match._meta.pk.get_db_prep_value(match_id, connection)]
