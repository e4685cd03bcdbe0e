"""The only writers of accounts."""

import hashlib
import secrets
import uuid
from collections.abc import Iterator
from contextlib import contextmanager

from django.contrib.auth.hashers import check_password, make_password
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.db.models import QuerySet

from gameservice.accounts.models import Token, User
from gameservice.http.problems import (
    Fault,
    Malformed,
    NotAuthenticated,
    NotFound,
    NotGuest,
    NotUser,
    TooMany,
    UsernameTaken,
)

NO_BOT = "You have no bot of this id; GET /api/v1/bots lists yours."
NO_GUEST = "Only guests are upgraded; this account is a user's or a bot's already."

MOST_BOTS = 10
"""Active ones of one user."""


def digest(secret: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(secret.encode()).digest()


def issue_token(user: User, label: str = "") -> tuple[Token, str]:
    """A new token and its secret, which is never seen again."""
    secret = secrets.token_urlsafe(32)
    return Token.objects.create(user=user, digest=digest(secret), label=label), secret


def create_guest(name: str | None) -> tuple[User, str]:
    """An account that plays at once, and its token."""
    with transaction.atomic():
        user = User(kind=User.Kind.GUEST, name=name or f"Guest {secrets.randbelow(9000) + 1000}")
        user.set_unusable_password()
        user.save()
        return user, issue_token(user)[1]


def create_user(username: str, password: str, name: str | None) -> tuple[User, str]:
    """An account with a password, and its first token. Raises `UsernameTaken`, `Malformed` for a weak password."""
    user = User(kind=User.Kind.USER, username=username, name=name or username)
    _set_password(user, password)
    with _unique(username):
        user.save()
        return user, issue_token(user)[1]


def upgrade_guest(user: User, username: str, password: str, name: str | None) -> User:
    """The guest becomes a user and keeps every match and token. Raises `NotGuest`, `UsernameTaken`, `Malformed`."""
    if user.kind != User.Kind.GUEST:
        raise NotGuest(NO_GUEST)
    user.kind, user.username, user.name = User.Kind.USER, username, name or user.name
    _set_password(user, password)
    # What was read may be old: of several upgrades at once one counts.
    guest = User.objects.filter(pk=user.pk, kind=User.Kind.GUEST)
    with _unique(username):
        changed = guest.update(kind=user.kind, username=username, password=user.password)
    if not changed:
        raise NotGuest(NO_GUEST)
    return rename(user, name) if name else user


def create_bot(owner: User, name: str) -> tuple[User, str]:
    """An account of a bot, and its token. Raises `NotUser`, `TooMany`."""
    if owner.kind != User.Kind.USER:
        raise NotUser("Only users have bots; a guest becomes a user by POST /api/v1/me/upgrade.")
    with transaction.atomic():
        User.objects.select_for_update().get(pk=owner.pk)  # of several at once each counts the others
        if bots_of(owner).count() >= MOST_BOTS:
            raise TooMany(f"A user has at most {MOST_BOTS} bots; DELETE one of yours first.")
        bot = User(kind=User.Kind.BOT, name=name, owner=owner)
        bot.set_unusable_password()
        bot.save()
        return bot, issue_token(bot)[1]


def bots_of(owner: User) -> QuerySet[User]:
    """The active ones."""
    return User.objects.filter(owner=owner, is_active=True)


def renew_bot(owner: User, bot_id: uuid.UUID) -> tuple[User, str]:
    """A new token of a bot, in place of all that it had. Raises `NotFound`."""
    with transaction.atomic():
        bot = bots_of(owner).filter(id=bot_id).first()
        if bot is None:
            raise NotFound(NO_BOT)
        Token.objects.filter(user=bot).delete()
        return bot, issue_token(bot)[1]


def retire_bot(owner: User, bot_id: uuid.UUID) -> None:
    """Its tokens open nothing any more; its matches and results stay. Raises `NotFound`."""
    with transaction.atomic():
        if not bots_of(owner).filter(id=bot_id).update(is_active=False):
            raise NotFound(NO_BOT)
        Token.objects.filter(user=bot_id).delete()


def rename(user: User, name: str) -> User:
    user.name = name
    user.save(update_fields=["name"])
    return user


def log_in(username: str, password: str, label: str) -> tuple[Token, str]:
    """A token for a username and password. Raises `NotAuthenticated`."""
    try:
        user = User.objects.get_by_natural_key(username)
    except User.DoesNotExist:
        make_password(password)  # takes as long as a check
    else:
        if check_password(password, user.password) and user.is_active:
            return issue_token(user, label)
    raise NotAuthenticated("Username and password do not fit together.", headers={"WWW-Authenticate": "Bearer"})


def revoke_token(user: User, token_id: uuid.UUID) -> None:
    """Raises `NotFound`."""
    deleted, _ = Token.objects.filter(user=user, id=token_id).delete()
    if not deleted:
        raise NotFound("You have no token of this id; GET /api/v1/tokens lists yours.")


def _set_password(user: User, password: str) -> None:
    try:
        validate_password(password, user)
    except ValidationError as weak:
        faults = [Fault("/password", said) for said in weak.messages]
        raise Malformed(" ".join(weak.messages), errors=faults) from None
    user.set_password(password)


@contextmanager
def _unique(username: str) -> Iterator[None]:
    """One transaction. Raises `UsernameTaken`."""
    try:
        with transaction.atomic():
            yield
    except IntegrityError:
        raise UsernameTaken(f"The username '{username}' is taken; choose another.") from None
