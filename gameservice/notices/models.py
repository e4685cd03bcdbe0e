"""Where people want to be told of their matches, and what they are told there."""

import uuid
from enum import IntFlag
from typing import Final

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

from gameservice.accounts.models import new_id

NO_MATCH: Final = uuid.UUID(int=0)
"""What a delivery is about that is about no match."""


class Kind(IntFlag):
    """What somebody may be told. One change of a match is told once, by the most specific kind that is wanted."""

    TURN_STARTED = 1
    TURN_REMINDER = 2
    MATCH_UPDATED = 4
    MATCH_FINISHED = 8
    WEBHOOK_TEST = 16

    @property
    def word(self) -> str:
        """As the API names it: `turn.started`."""
        return (self.name or "").lower().replace("_", ".")


class Channel(models.Model):
    """A place where somebody is told: an address that takes webhooks, or a mailbox."""

    class Means(models.TextChoices):
        WEBHOOK = "webhook"
        EMAIL = "email"

    id = models.UUIDField(primary_key=True, default=new_id, editable=False)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="channels")
    means = models.CharField(max_length=7, choices=Means.choices)
    address = models.CharField(max_length=2000, help_text="A URL, or an e-mail address.")
    kinds = models.PositiveSmallIntegerField(help_text="Mask of what is told there.")
    while_looking = models.BooleanField(default=False, help_text="Remind also whoever looks at the match.")
    is_open = models.BooleanField(default=True, help_text="Something is sent there.")
    closed_because = models.CharField(max_length=200, blank=True)
    secret = models.CharField(max_length=120, blank=True, help_text="Signs webhooks.")
    previous_secret = models.CharField(max_length=120, blank=True, help_text="Signs beside it until then.")
    previous_until = models.DateTimeField(null=True)
    language = models.CharField(max_length=2, blank=True, help_text="Of letters.")
    quiet_from = models.TimeField(null=True, help_text="Nothing is mailed from then …")
    quiet_to = models.TimeField(null=True, help_text="… to then,")
    time_zone = models.CharField(max_length=40, blank=True, help_text="in this zone.")
    asked_at = models.DateTimeField(null=True, help_text="When the mailbox was last asked to confirm.")
    created_at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["user"], name="one_mailbox", condition=Q(means="email")),
        ]

    def __str__(self) -> str:
        return f"{self.means} {self.id}"


class Delivery(models.Model):
    """Something to tell in one place: a row of the outbox, written in the transaction of what it tells.

    Only the first that is pending of one channel and match is sent: so each match is told of in order. Whoever sends
    it first moves `due` on, so that nobody else does, and so that somebody else does if he dies.
    """

    class State(models.TextChoices):
        PENDING = "pending"
        DELIVERED = "delivered"
        DEAD = "dead"
        NEEDLESS = "needless"

    pk = models.CompositePrimaryKey("match_id", "id")
    id = models.UUIDField(default=new_id, db_index=True)
    match_id = models.UUIDField(default=NO_MATCH)
    # Without a constraint: a move that tells of itself must not fail where a webhook is deleted meanwhile.
    channel = models.ForeignKey(Channel, on_delete=models.CASCADE, related_name="deliveries", db_constraint=False)
    kind = models.PositiveSmallIntegerField()
    after = models.PositiveIntegerField(default=0, help_text="It tells of the events after this one …")
    seq = models.PositiveIntegerField(default=0, help_text="… up to this one.")
    state = models.CharField(max_length=9, choices=State.choices, default=State.PENDING)
    attempts = models.PositiveIntegerField(default=0)
    due = models.DateTimeField(help_text="When it is sent next.")
    created_at = models.DateTimeField(default=timezone.now)
    ended_at = models.DateTimeField(null=True)
    status = models.PositiveSmallIntegerField(null=True, help_text="What the receiver last answered.")
    fault = models.CharField(max_length=300, blank=True, help_text="Why the last attempt failed.")

    class Meta:
        indexes = [
            models.Index(
                fields=["channel", "match_id", "seq", "created_at"],
                name="delivery_pending",
                condition=Q(state="pending"),
            ),
            models.Index(fields=["due"], name="delivery_due", condition=Q(state="pending")),
            models.Index(fields=["channel", "-id"], name="delivery_by_channel"),
            models.Index(fields=["ended_at"], name="delivery_ended", condition=Q(ended_at__isnull=False)),
        ]

    def __str__(self) -> str:
        return f"{Kind(self.kind).word} {self.id}"


class Asked(models.Model):
    """An address that was asked within a day whether letters may go there: nobody is asked more often, whoever wants
    it. Who was asked is not kept, only who asked."""

    address = models.CharField(primary_key=True, max_length=64, help_text="Its fingerprint.")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"{self.user_id} at {self.at}"
