"""Who plays: users with a password, guests without one, users' bots, and the tokens that stand for them."""

import uuid
from typing import Any, ClassVar

import uuid_utils.compat
from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.db import models
from django.db.models.functions import Lower
from django.db.models.lookups import Exact
from django.utils import timezone


def new_id() -> uuid.UUID:
    """A UUID version 7: in order of creation, so that new rows lie together (RFC 9562)."""
    return uuid_utils.compat.uuid7()


class UserManager(BaseUserManager["User"]):
    def create_superuser(self, username: str, password: str, **fields: Any) -> "User":
        user = self.model(username=username, name=username, kind=User.Kind.USER, is_staff=True, is_superuser=True)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def get_by_natural_key(self, username: str | None) -> "User":
        """By what somebody signs in with, in any case. Raises `User.DoesNotExist`."""
        return self.get(Exact(Lower("username"), (username or "").lower()))


class User(AbstractBaseUser, PermissionsMixin):
    """An account. A guest has neither username nor password, and keeps everything when upgraded to a user; a bot never
    has them, but it has an owner."""

    class Kind(models.TextChoices):
        GUEST = "guest"
        USER = "user"
        BOT = "bot"

    id = models.UUIDField(primary_key=True, default=new_id, editable=False)
    username = models.CharField(max_length=40, unique=True, null=True, blank=True)
    name = models.CharField(max_length=40)
    kind = models.CharField(max_length=5, choices=Kind.choices, default=Kind.USER)
    owner = models.ForeignKey("self", null=True, blank=True, on_delete=models.PROTECT, related_name="bots")
    is_staff = models.BooleanField(default=False)
    is_active = models.BooleanField(default=True)
    created_at = models.DateTimeField(default=timezone.now)
    vacation_since = models.DateTimeField(null=True, blank=True)
    vacation_until = models.DateTimeField(null=True, blank=True)
    vacation_year = models.PositiveSmallIntegerField(default=0, help_text="The year that `vacation_days` counts.")
    vacation_days = models.PositiveSmallIntegerField(default=0, help_text="Taken in that year.")

    USERNAME_FIELD = "username"
    objects: ClassVar[UserManager] = UserManager()

    class Meta:
        constraints = [models.UniqueConstraint(Lower("username"), name="username_in_any_case")]

    def __str__(self) -> str:
        return self.name

    @property
    def is_served(self) -> bool:
        """Whether the account may do anything: it is active, and so is whose bot it is."""
        return self.is_active and (self.owner is None or self.owner.is_active)


class Token(models.Model):
    """A secret that stands for an account. Only its SHA-256 is kept: 256 random bits need no slow hash."""

    id = models.UUIDField(primary_key=True, default=new_id, editable=False)
    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="tokens")
    digest = models.BinaryField(max_length=32, unique=True)
    label = models.CharField(max_length=80, blank=True)
    created_at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return self.label or str(self.id)
