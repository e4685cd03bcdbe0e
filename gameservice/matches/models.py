"""What is stored of a match. Every table of a match carries `match_id` first in its key, so that a distributed
database can keep all of a match on one node; no row of one match points at another's in the hot path.
"""

from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils import timezone

from gameservice.accounts.models import User, new_id
from gameservice.matches import clocks
from gameservice.matches.clocks import Away


def mask(seats: Any) -> int:
    """Seats as bits, so that a row can be asked for one: seat n is bit 2ⁿ."""
    return sum(1 << seat for seat in seats)


def unmask(bits: int) -> list[int]:
    """The seats of a mask, in order."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


class Match(models.Model):
    """One play of a game. `seq` is the number of its last event: whoever writes compares it and sets the next.

    `state` is a cache of the fold of its events; `server_seed` and `match_seed` are secret until it is over.
    """

    class Status(models.TextChoices):
        OPEN = "open"
        ACTIVE = "active"
        FINISHED = "finished"
        ABORTED = "aborted"

    id = models.UUIDField(primary_key=True, default=new_id, editable=False)
    game = models.CharField(max_length=32)
    rules_version = models.PositiveSmallIntegerField()
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.OPEN)
    host = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    seat_count = models.PositiveSmallIntegerField()
    options = models.JSONField(help_text="In full, defaults included.")
    asked_options = models.JSONField(help_text="As the host gave them, presets expanded.")
    clock = models.JSONField()
    visibility = models.CharField(max_length=8)
    start = models.CharField(max_length=4)
    on_abandon = models.CharField(max_length=7)
    invite = models.CharField(max_length=32, unique=True)

    seq = models.PositiveIntegerField(default=0)
    decisions = models.PositiveIntegerField(default=0, help_text="How many were made after the setup.")
    head = models.CharField(max_length=64, blank=True, help_text="The last event's hash.")
    state = models.TextField(blank=True, help_text="JSON; empty before the start.")
    to_act = models.PositiveSmallIntegerField(default=0, help_text="Mask of the seats that must decide.")
    bots_to_act = models.PositiveSmallIntegerField(
        default=0, help_text="Those of them that a worker plays: bots, and who left a standing order that applies."
    )
    bot_faults = models.PositiveSmallIntegerField(default=0, help_text="How often its bots have failed since `seq`.")
    acted = models.PositiveSmallIntegerField(default=0, help_text="Mask of the seats that have decided once.")
    quick_key = models.CharField(
        max_length=64, blank=True, help_text="What players want who meet here; one match waits for each such wish."
    )
    turn_since = models.DateTimeField(null=True, help_text="When the turn began, as its clock counts.")
    turn_seq = models.PositiveIntegerField(
        default=0, help_text="With which event it last began to wait for whom it waits for."
    )
    banks = models.JSONField(null=True, help_text="Milliseconds left to each seat when the turn began.")
    due = models.DateTimeField(
        null=True, help_text="When the time of somebody runs out, or, before the start, when bots sit down."
    )
    remind_at = models.DateTimeField(null=True, help_text="When whoever must decide is reminded next.")
    reminders = models.PositiveSmallIntegerField(default=0, help_text="How many of them were sent in this turn.")
    credited_at = models.DateTimeField(null=True, help_text="Until when lost time was given back.")
    outcome = models.JSONField(null=True)
    previous_winners = models.PositiveSmallIntegerField(default=0, help_text="Mask, in a rematch.")
    rematch = models.UUIDField(null=True, help_text="The match that followed.")
    rematch_of = models.UUIDField(null=True, help_text="The match before.")

    server_seed = models.BinaryField(max_length=32)
    match_seed = models.BinaryField(max_length=32, null=True)

    created_at = models.DateTimeField(default=timezone.now)
    updated_at = models.DateTimeField(default=timezone.now, help_text="When the last event happened.")
    resolved_at = models.DateTimeField(null=True, help_text="When the consequences of its end were done.")

    begins = 0
    """Mask of the seats for whose persons a turn begins with what is being written."""

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["quick_key"], name="one_waits_for_a_wish", condition=Q(status="open") & ~Q(quick_key="")
            )
        ]
        indexes = [
            models.Index(
                fields=["updated_at"], name="match_bot_to_move", condition=Q(status="active") & Q(bots_to_act__gt=0)
            ),
            models.Index(fields=["due"], name="match_due", condition=Q(due__isnull=False)),
            models.Index(fields=["remind_at"], name="match_remind", condition=Q(remind_at__isnull=False)),
            models.Index(
                fields=["updated_at"],
                name="match_unresolved",
                condition=Q(status__in=["finished", "aborted"]) & Q(resolved_at=None),
            ),
            models.Index(fields=["id"], name="match_joinable", condition=Q(status="open") & Q(visibility="public")),
            models.Index(fields=["visibility", "-id"], name="match_by_visibility"),
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.id}"

    @property
    def secret(self) -> bytes:
        """The server's seed."""
        return bytes(self.server_seed)

    @property
    def chain_seed(self) -> bytes:
        """What the salts of the log follow from: the match's seed from its start on, the server's before."""
        return bytes(self.match_seed or self.server_seed)

    @property
    def waits_for(self) -> int:
        """Mask of the seats for whose persons it waits."""
        return self.to_act & ~self.bots_to_act

    @property
    def allows_vacation(self) -> bool:
        return clocks.allows_vacation(clocks.read(self.clock))

    @property
    def over(self) -> bool:
        return self.status in {self.Status.FINISHED, self.Status.ABORTED}


class Seat(models.Model):
    """A place at a match: open, or held by a person or a bot. `level` is that of the bot that plays it."""

    class Kind(models.TextChoices):
        OPEN = "open"
        PERSON = "person"
        BOT = "bot"

    class State(models.TextChoices):
        PLAYING = "playing"
        RESIGNED = "resigned"
        TIMED_OUT = "timed_out"

    pk = models.CompositePrimaryKey("match_id", "seat")
    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="seats")
    seat = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=6, choices=Kind.choices, default=Kind.OPEN)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="seats")
    user_name = models.CharField(max_length=40, blank=True, help_text="As it was when the seat was taken.")
    user_kind = models.CharField(max_length=5, blank=True, help_text="Likewise.")
    level = models.CharField(max_length=6, blank=True)
    state = models.CharField(max_length=9, choices=State.choices, default=State.PLAYING)
    entropy = models.CharField(max_length=64, blank=True)
    age = models.PositiveSmallIntegerField(null=True)
    hair_cm = models.PositiveSmallIntegerField(null=True)
    away_since = models.DateTimeField(null=True, help_text="The person's vacation, where the clock allows it.")
    away_until = models.DateTimeField(null=True)
    told_at = models.DateTimeField(
        null=True, help_text="When its person was last told of what is no event: a reminder, or that an order fell."
    )
    orders = models.TextField(blank=True, help_text="Standing orders, as JSON; empty without any.")
    orders_version = models.PositiveIntegerField(default=0, help_text="How often their person has changed them.")
    orders_dropped = models.PositiveIntegerField(null=True, help_text="With which event none of them applied.")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["match", "user"], name="one_seat_a_person", condition=~Q(user=None)),
        ]
        indexes = [
            models.Index(fields=["told_at"], name="seat_told", condition=Q(told_at__isnull=False)),
        ]

    def __str__(self) -> str:
        return f"seat {self.seat}"

    def note_vacation(self, user: User) -> None:
        """Keep when the person is away."""
        self.away_since, self.away_until = user.vacation_since, user.vacation_until

    @property
    def away(self) -> Away | None:
        """The last vacation of the person, past ones too."""
        return Away(self.away_since, self.away_until) if self.away_since and self.away_until else None

    @property
    def played_by_bot(self) -> bool:
        """A bot decides here: its own seat, or one that a person left to it."""
        return bool(self.level) and self.kind != self.Kind.OPEN

    def sit(self, user: User | None, level: str = "") -> None:
        """A person sits down, or a bot of a level, or the seat is open again; nothing of who sat there before stays.

        The name is kept as it is now: nothing about a match changes without an event.
        """
        self.kind = self.Kind.PERSON if user else self.Kind.BOT if level else self.Kind.OPEN
        self.user, self.level = user, level
        self.user_name, self.user_kind = (user.name, user.kind) if user else ("", "")
        self.entropy, self.age, self.hair_cm = "", None, None
        self.away_since = self.away_until = None
        self.orders, self.orders_dropped = "", None


class Event(models.Model):
    """A fact of a match, chained to the one before by its hash. Written once."""

    pk = models.CompositePrimaryKey("match_id", "seq")
    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="events")
    seq = models.PositiveIntegerField()
    type = models.CharField(max_length=40)
    seat = models.PositiveSmallIntegerField(null=True)
    at = models.DateTimeField()
    data = models.TextField(help_text="JSON, in full.")
    hash = models.CharField(max_length=64)

    def __str__(self) -> str:
        return f"{self.seq} {self.type}"


class Decision(models.Model):
    """One accepted action: its number names its stream of chance, its key makes a repetition harmless.

    The answer that it got is not stored: it follows from the events `first_seq` … `last_seq` and those before.
    """

    pk = models.CompositePrimaryKey("match_id", "number")
    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="decided")
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    action = models.TextField(help_text="JSON.")
    key = models.CharField(max_length=128, null=True)  # noqa: DJ001  (no key is no key, and two of them may stand)
    at = models.DateTimeField()
    first_seq = models.PositiveIntegerField()
    last_seq = models.PositiveIntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["match", "seat", "key"], name="one_decision_a_key", condition=~Q(key=None)),
            models.CheckConstraint(condition=Q(last_seq__gte=F("first_seq")), name="decision_has_events"),
        ]

    def __str__(self) -> str:
        return f"{self.number} by seat {self.seat}"


class Pulse(models.Model):
    """One row: when the sweeper last ran. A long silence was downtime, which no clock counts."""

    at = models.DateTimeField()

    def __str__(self) -> str:
        return str(self.at)
