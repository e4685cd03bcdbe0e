"""Inside the service: what cannot be done or counted over HTTP. A process reads tasks as JSON lines and answers each.

Started by `deploy.bench.hosts.insider`, which sets Django up, with the environment of the service whose data it works
on.
"""

import asyncio
import copy
import io
import itertools
import json
import re
import sys
import time
import uuid
from contextlib import nullcontext
from statistics import median
from typing import Any
from unittest.mock import patch

import aiohttp
import msgspec
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from games.core.chance import QuickChance
from gameservice.accounts.models import User, new_id
from gameservice.accounts.services import create_guest
from gameservice.matches import effects, selectors
from gameservice.matches.api import notices
from gameservice.matches.models import Decision, Event, Match, Seat
from gameservice.matches.services import lobby, moves, resolution
from gameservice.matches.services import outbox as told
from gameservice.matches.services import sweep as sweeping
from gameservice.notices import delivering, webhooks
from gameservice.notices.models import Channel, Delivery, Kind
from gameservice.wsgi import application

COUNTED_UP, NUMBERED = 700_000_000, 800_000_000
"""Numbers that stand out in the text of statements: those of an event and of a decision."""


def people(count: int) -> list[tuple[User, str]]:
    return [create_guest(None) for _ in range(count)]


def begin(sitters: list[User], visibility: str = "private") -> uuid.UUID:
    """A match of Ouch! between people."""
    plan = lobby.Plan("ouch", [lobby.Sitter(user) for user in sitters], visibility=visibility)
    return lobby.create_match(sitters[0], plan, timezone.now()).match.id


def stock(matches: int) -> int:
    """So many public matches in all, each with two seats and the events of its setup."""
    missing = matches - Match.objects.count()
    if missing <= 0:
        return matches
    first = begin([user for user, _ in people(2)], "public")
    pattern = Match.objects.get(id=first)
    copies = (copy.copy(pattern) for _ in range(missing - 1))
    while batch := list(itertools.islice(copies, 1_000)):
        for match in batch:
            match.id, match.invite = new_id(), uuid.uuid4().hex
        Match.objects.bulk_create(batch)
    for model in (Seat, Event):
        _spread(model, first)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    return Match.objects.count()


def _spread(model: type[Seat] | type[Event], first: uuid.UUID) -> None:
    """The rows of one match, for every match that has none."""
    table = model._meta.db_table
    names = [str(field.column) for field in model._meta.concrete_fields if field.column != "match_id"]
    key = Match._meta.pk.get_db_prep_value(first, connection)
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {table} (match_id, {', '.join(names)}) SELECT m.id, {', '.join(f'r.{n}' for n in names)}"  # noqa: S608
            f" FROM matches_match m, {table} r WHERE r.match_id = %s"
            f" AND m.id NOT IN (SELECT match_id FROM {table})",
            [key],
        )


def fill(matches: int, due: int) -> int:
    """So many bare matches in all, without seats and events, of which some should have moved by now."""
    pattern = Match.objects.get(id=begin([user for user, _ in people(2)]))
    pattern.state, pattern.due = "", None
    pattern.save()
    if connection.vendor == "postgresql":
        digits = "replace(CAST(gen_random_uuid() AS text), '-', '')"
        anew = {"id": f"CAST({digits} AS uuid)", "invite": digits}
    else:
        anew = dict.fromkeys(["id", "invite"], "lower(hex(randomblob(16)))")
    table, columns = Match._meta.db_table, [str(field.column) for field in Match._meta.concrete_fields]
    values = [anew.get(name, name) for name in columns]
    with connection.cursor() as cursor:
        while (missing := matches - Match.objects.count()) > 0:
            cursor.execute(
                f"INSERT INTO {table} ({', '.join(columns)}) SELECT {', '.join(values)} FROM {table} LIMIT {missing}"  # noqa: S608
            )
        late = Match.objects.order_by("id").values("id")[:due]
        Match.objects.filter(id__in=list(late.values_list("id", flat=True))).update(due=timezone.now())
        cursor.execute("ANALYZE")
    return matches


def sweep() -> float:
    """How long a sweep takes that finds them, in seconds."""
    began = time.perf_counter()
    sweeping.sweep(timezone.now())
    return time.perf_counter() - began


def resolve(matches: int) -> tuple[float, float]:
    """How long the resolution of a match takes, in seconds, and how many decisions it has, on average."""
    played = [_played() for _ in range(matches)]
    decisions = Decision.objects.filter(match_id__in=played).count()
    began = time.perf_counter()
    for match_id in played:
        assert resolution.resolve(match_id, timezone.now())
    return (time.perf_counter() - began) / matches, decisions / matches


def _played() -> uuid.UUID:
    """A match between two users that is over."""
    sitters = [user for user, _ in people(2)]
    User.objects.filter(pk__in=[user.pk for user in sitters]).update(kind=User.Kind.USER)
    match_id = begin([User.objects.get(pk=user.pk) for user in sitters])
    draw = QuickChance(1)
    while (table := selectors.load(match_id)).match.status == Match.Status.ACTIVE:
        state = table.state()
        (seat,) = table.game.to_act(state)
        action = table.game.sample(state, seat, draw)
        moves.submit_action(table, seat, action, table.match.seq, None, timezone.now())
    return match_id


class Course:
    """A match that can be played on for ever: at its end it goes back to where it began, its log growing on."""

    def __init__(self, events: int, webhooks: int) -> None:
        self.people = [user for user, _ in people(2)]
        for user in self.people[:webhooks]:
            every = sum(kind for kind in Kind)
            Channel.objects.create(user=user, means="webhook", address="http://192.0.2.1/", kinds=every)
        self.id = begin(self.people)
        self.fresh = Match.objects.get(id=self.id)
        pattern = Event.objects.filter(match_id=self.id).order_by("seq").last()
        assert pattern is not None
        rows = [copy.copy(pattern) for _ in range(self.fresh.seq, events)]
        for seq, row in enumerate(rows, self.fresh.seq + 1):
            row.seq = seq
        Event.objects.bulk_create(rows, batch_size=1_000)
        Match.objects.filter(id=self.id).update(seq=self.fresh.seq + len(rows))
        self._draw = QuickChance(1)

    def move(self) -> float:
        """One move, from reading the match to its answer's view; seconds."""
        began = time.perf_counter()
        sight = selectors.see(self.id, self.people[0])
        table = sight.table
        (seat,) = table.game.to_act(table.state())
        action = table.game.sample(table.state(), seat, self._draw)
        accepted = moves.submit_action(table, seat, action, table.match.seq, None, timezone.now())
        selectors.Sight(accepted.table, self.people[0]).view()
        took = time.perf_counter() - began
        if accepted.table.match.over:
            fresh = {name: getattr(self.fresh, name) for name in ("status", "state", "to_act", "outcome")}
            Match.objects.filter(id=self.id).update(**fresh)
        return took


_courses: dict[tuple[int, int], Course] = {}


def move(events: int, moves: int, webhooks: int = 0, *, outbox: bool = True) -> float:
    """The median cost of a move in a match with so many events, of which so many of its two people are told by webhook;
    with `outbox` false by a service that tells nobody of anything; seconds."""
    if (events, webhooks) not in _courses:
        _courses[events, webhooks] = Course(events, webhooks)
    nothing: tuple[str, list[Any]] = ("SELECT 1 WHERE 1 = 0", [])
    with nullcontext() if outbox else patch.object(told, "statement", lambda *_, **__: nothing):
        return median(_courses[events, webhooks].move() for _ in range(moves))


def deliver(rows: int, accounts: int, address: str) -> float:
    """How long one of so many deliveries takes, to so many accounts in a match of their own each; seconds."""
    Delivery.objects.all().delete()  # of moves, which lead nowhere
    lines = [_listener(address) for _ in range(accounts)]
    now = timezone.now()
    Delivery.objects.bulk_create(
        Delivery(match_id=match.id, channel=channel, kind=Kind.MATCH_UPDATED, after=0, seq=match.seq, due=now)
        for channel, match in itertools.islice(itertools.cycle(lines), rows)
    )
    began = time.perf_counter()
    while delivering.deliver(notices.news):
        pass
    took = time.perf_counter() - began
    sent = Delivery.objects.filter(channel__in=[channel for channel, _ in lines], state="delivered")
    assert sent.count() == rows
    return took / rows


def _listener(address: str) -> tuple[Channel, Match]:
    users = [user for user, _ in people(2)]
    channel = Channel(user=users[0], means="webhook", address=address, kinds=0, secret=webhooks.new_secret())
    channel.save()
    return channel, Match.objects.get(id=begin(users))


def post(posts: int, address: str) -> float:
    """How long one of so many bare posts takes, as many at once as the service would send; seconds."""

    async def one(session: aiohttp.ClientSession, body: bytes) -> None:
        async with session.post(address, data=body) as answer:
            assert answer.status == 204

    async def all_of_them() -> None:
        room = asyncio.Semaphore(delivering.AT_ONCE)
        # As there, no connection is used twice.
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0, force_close=True)) as session:

            async def in_turn() -> None:
                async with room:
                    await one(session, b"." * 2_000)

            await asyncio.gather(*(in_turn() for _ in range(posts)))

    began = time.perf_counter()
    asyncio.run(all_of_them())
    return (time.perf_counter() - began) / posts


def statements() -> list[str]:
    """Those of one move over HTTP, in order."""
    users = people(2)
    match_id = begin([user for user, _ in users])
    _act(match_id, dict(users))
    return _act(match_id, dict(users))


def reference(clients: int) -> dict[str, Any]:
    """The statements of one move, to be repeated by whatever talks to the database: `:seq` is where the match is, and
    the match of client n is named by the common part of its id and n. `events` is how many the move writes.
    """
    users = people(2)
    first = begin([user for user, _ in users])
    pattern, seats = Match.objects.get(id=first), list(Seat.objects.filter(match_id=first))
    common = f"{uuid.uuid4()}"[:-1]
    for client in range(clients):
        made = copy.copy(pattern)
        made.id, made.invite = uuid.UUID(f"{common}{client}"), uuid.uuid4().hex
        made.seq, made.decisions = COUNTED_UP, NUMBERED
        made.save(force_insert=True)
        for seat in seats:
            seat.match = made
        Seat.objects.bulk_create(seats)
    match_id = uuid.UUID(f"{common}0")
    statements = [_repeatable(statement) for statement in _act(match_id, dict(users))]
    events = Match.objects.get(id=match_id).seq - COUNTED_UP
    Event.objects.filter(match_id=match_id).delete()
    Decision.objects.filter(match_id=match_id).delete()
    Match.objects.filter(id=match_id).update(seq=COUNTED_UP)
    return {"statements": statements, "common": common, "seq": COUNTED_UP, "events": events}


def _repeatable(statement: str) -> str:
    for number in (COUNTED_UP, NUMBERED):
        leading = str(number)[:-2]
        statement = re.sub(rf"\b{leading}(\d\d)\b", lambda found: f"(:seq + {int(found[1])})", statement)
    return statement


def _act(match_id: uuid.UUID, tokens: dict[User, str]) -> list[str]:
    """A move over HTTP, without the network: its statements."""
    table = selectors.load(match_id)
    (seat,) = table.game.to_act(table.state())
    user = table.seats[seat].user
    assert user is not None
    legal: Any = table.game.legal(table.state(), seat)
    body = msgspec.json.encode(legal.actions[0])
    environ = {
        "REQUEST_METHOD": "POST",
        "PATH_INFO": f"/api/v1/matches/{match_id}/actions",
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "80",
        "wsgi.url_scheme": "http",
        "wsgi.input": io.BytesIO(body),
        "CONTENT_LENGTH": str(len(body)),
        "HTTP_AUTHORIZATION": f"Bearer {tokens[user]}",
        "HTTP_IF_MATCH": f'"{table.match.seq}"',
    }
    said: list[str] = []
    with CaptureQueriesContext(connection) as captured:
        answer = application(environ, lambda status, headers: said.append(status))  # type: ignore[arg-type]
        assert said[0].startswith("200"), b"".join(answer)
        answer.close()
    return [str(query["sql"]) for query in captured.captured_queries]


TASKS = {task.__name__: task for task in (stock, fill, sweep, resolve, move, deliver, post, statements, reference)}


def main() -> None:
    call_command("migrate", verbosity=0)
    effects.send = lambda task, *arguments, **options: None  # nobody works here
    for line in sys.stdin:
        asked = json.loads(line)
        answer = TASKS[asked.pop("task")](**asked)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
