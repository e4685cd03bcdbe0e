"""What a write tells the people at the table, for those who want to be told: rows of the outbox, in the transaction of
the write. One statement whoever listens, for most matches nobody does.
"""

import time
from typing import Any, Final

from django.db import connection

from gameservice.matches.models import Match, Seat
from gameservice.notices.models import Channel, Delivery, Kind

# A UUID version 7 (RFC 9562): the time, then chance.
_ID: Final = {
    "postgresql": "(%s || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid",
    "sqlite": "%s || '7' || substr(lower(hex(randomblob(2))), 2) || '8' || substr(lower(hex(randomblob(8))), 2)",
}
_INSERT: Final = f"""
    INSERT INTO {Delivery._meta.db_table}
        (id, match_id, channel_id, kind, after, seq, state, attempts, due, created_at, fault)
    SELECT {{id}}, {{match}}, c.id, CASE WHEN c.kinds & k.kind <> 0 THEN k.kind ELSE {Kind.MATCH_UPDATED} END,
        {{seq}}, {{seq}}, 'pending', 0, {{time}}, {{time}}, ''
    FROM {{only_if}} (
        SELECT user_id, CASE
            WHEN {{seq}} = 1 THEN {Kind.MATCH_FINISHED}
            WHEN ({{seq}} >> seat) & 1 = 1 THEN {Kind.TURN_STARTED}
            ELSE {Kind.MATCH_UPDATED} END AS kind
        FROM {Seat._meta.db_table} WHERE match_id = {{match}} AND user_id IS NOT NULL
    ) k JOIN {Channel._meta.db_table} c ON c.user_id = k.user_id
    WHERE c.is_open AND c.kinds & (k.kind | {Kind.MATCH_UPDATED}) <> 0
    RETURNING 1
"""  # noqa: S608  (names are the models')
_TYPES: Final = {
    "postgresql": {"match": "%s::uuid", "seq": "%s::integer", "time": "%s::timestamptz"},
    "sqlite": {"match": "%s", "seq": "%s", "time": "%s"},
}


def statement(match: Match, since: int, only_if: str = "") -> tuple[str, list[Any]]:
    """The insertion of what was written after event `since`, and its parameters; it returns a row for each delivery.
    Where `only_if` names a table, only if that has a row."""
    text = _INSERT.format(
        id=_ID[connection.vendor], only_if=f"{only_if}, " if only_if else "", **_TYPES[connection.vendor]
    )
    match_id = Match._meta.pk.get_db_prep_value(match.id, connection)
    at = Match._meta.get_field("updated_at").get_db_prep_value(match.updated_at, connection)
    finished = match.status == Match.Status.FINISHED and match.rematch is None
    return text, [
        f"{time.time_ns() // 1_000_000:012x}",
        match_id,
        since,
        match.seq,
        at,
        at,
        int(finished),
        match.begins,
        match_id,
    ]
