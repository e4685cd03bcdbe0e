"""Endpoints of people, their bots and tokens."""

import re
import unicodedata
import uuid
from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType
from rest_framework.request import Request
from rest_framework.response import Response

from gameservice.accounts import services
from gameservice.accounts.models import Token, User
from gameservice.http.bodies import Body, read
from gameservice.http.endpoint import Endpoint, OpenEndpoint
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
from gameservice.http.schema import operation
from gameservice.timestamps import Timestamp, timestamp

Name = Annotated[str, Meta(min_length=1, max_length=40, description="Shown to others.", examples=["Ana"])]
Username = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{2,40}$", examples=["ana"])]
Password = Annotated[str, Meta(min_length=1, max_length=200)]


UNPRINTABLE = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
INVISIBLE = {"Zs", "Cf", "Mn", "Me"}
"""Categories of Unicode: controls and line breaks; spaces and what only joins, directs or marks other characters."""
DIRECTING = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Turns what stands beside the name around."""
BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
"""Letters and symbols of which nothing is seen."""


class GuestRequest(Body, frozen=True):
    name: Name | None = None


class UserRequest(Body, frozen=True):
    username: Username
    password: Password
    name: Name | None = None


class TokenRequest(Body, frozen=True):
    username: str
    password: Password
    label: Annotated[str, Meta(max_length=80)] = ""


class BotRequest(Body, frozen=True):
    name: Name


class ProfileRequest(Body, frozen=True):
    name: Name


class UserBody(msgspec.Struct, frozen=True):
    """A person or a bot, as others see it."""

    id: str
    name: str
    kind: Literal["guest", "user", "bot"]


class ProfileBody(msgspec.Struct, frozen=True):
    """One's own account."""

    id: str
    name: str
    kind: Literal["guest", "user", "bot"]
    username: str | None
    created_at: Timestamp


class SignedInBody(msgspec.Struct, frozen=True):
    """A new account with its first token."""

    token: Annotated[str, Meta(description="The secret, shown this once: `Authorization: Bearer <token>`.")]
    user: UserBody


class TokenBody(msgspec.Struct, frozen=True):
    """A token; its secret is present only in the answer that made it."""

    id: str
    label: str
    created_at: Timestamp
    current: Annotated[bool, Meta(description="This very request was made with it.")]
    token: str | UnsetType = UNSET
    user: UserBody | UnsetType = UNSET


class TokenPage(msgspec.Struct, frozen=True):
    items: tuple[TokenBody, ...]
    next: str | None


class BotPage(msgspec.Struct, frozen=True):
    items: tuple[UserBody, ...]
    next: str | None


def user_body(user: User) -> UserBody:
    return UserBody(str(user.id), user.name, cast(Any, user.kind))


def _profile(user: User) -> ProfileBody:
    return ProfileBody(str(user.id), user.name, cast(Any, user.kind), user.username, timestamp(user.created_at))


def printable(text: str | None, pointer: str) -> str | None:
    """The text without surrounding space. Raises `Malformed` where it breaks the line or nothing of it is visible."""
    if text is None:
        return None
    kinds = {unicodedata.category(char) for char in text}
    seen = {unicodedata.category(char) for char in BLANK.sub("", text)} - INVISIBLE
    if kinds & UNPRINTABLE or DIRECTING.search(text) or not seen:
        said = "must hold printable characters, and no line breaks or control characters"
        raise Malformed(f"The body does not fit: {pointer}: {said}", errors=[Fault(pointer, said)])
    return text.strip()


class Guests(OpenEndpoint):
    throttle = "account"

    @operation(
        "Play as a guest",
        answers={201: SignedInBody},
        body=GuestRequest,
        body_examples={"named": {"name": "Ana"}, "nameless": {}},
        problems=[Malformed],
        public=True,
    )
    def post(self, request: Request) -> Response:
        """An account without a password, and a token that plays at once."""
        asked = read(request, GuestRequest)
        user, secret = services.create_guest(printable(asked.name, "/name"))
        return Response(SignedInBody(secret, user_body(user)), status=201)


class Users(OpenEndpoint):
    throttle = "account"

    @operation(
        "Sign up",
        answers={201: SignedInBody},
        body=UserRequest,
        body_examples={"user": {"username": "ana", "password": "nine red flowers", "name": "Ana"}},
        problems=[Malformed, UsernameTaken],
        public=True,
    )
    def post(self, request: Request) -> Response:
        """An account with a username and a password of at least 8 characters, and its first token."""
        asked = read(request, UserRequest)
        printable(asked.username, "/username")  # `$` in its pattern lets a line break pass
        user, secret = services.create_user(asked.username, asked.password, printable(asked.name, "/name"))
        return Response(SignedInBody(secret, user_body(user)), status=201)


class Tokens(Endpoint):
    throttle = {"POST": "account", "GET": "read"}

    public_methods = ("POST",)

    @operation(
        "Sign in",
        answers={201: TokenBody},
        body=TokenRequest,
        body_examples={"user": {"username": "ana", "password": "nine red flowers", "label": "phone"}},
        problems=[Malformed, NotAuthenticated],
        public=True,
    )
    def post(self, request: Request) -> Response:
        """A further token for a username and password; its secret is shown this once."""
        asked = read(request, TokenRequest)
        printable(asked.username, "/username")  # PostgreSQL takes no text with a NUL
        label = printable(asked.label, "/label") if asked.label else ""
        token, secret = services.log_in(asked.username, asked.password, label or "")
        answer = TokenBody(
            str(token.id), token.label, timestamp(token.created_at), False, secret, user_body(token.user)
        )
        return Response(answer, status=201)

    @operation("List my tokens", answers={200: TokenPage}, problems=[])
    def get(self, request: Request) -> Response:
        """All live tokens of the account, newest first; secrets are not kept and not told."""
        tokens = Token.objects.filter(user=cast(User, request.user)).order_by("-id")
        items = (TokenBody(str(t.id), t.label, timestamp(t.created_at), t == request.auth) for t in tokens)
        return Response(TokenPage(tuple(items), None))


class TokenDetail(Endpoint):
    throttle = "account"

    @operation("Revoke a token", answers={204: None}, problems=[NotFound])
    def delete(self, request: Request, token_id: uuid.UUID) -> Response:
        """The token no longer opens anything."""
        services.revoke_token(cast(User, request.user), token_id)
        return Response(status=204)


class Me(Endpoint):
    throttle = {"GET": "read", "PATCH": "account"}

    @operation("My profile", answers={200: ProfileBody}, problems=[])
    def get(self, request: Request) -> Response:
        """The account that the token stands for."""
        return Response(_profile(cast(User, request.user)))

    @operation(
        "Change my profile",
        answers={200: ProfileBody},
        body=ProfileRequest,
        body_examples={"another name": {"name": "Ana Belén"}},
        problems=[Malformed],
    )
    def patch(self, request: Request) -> Response:
        """Change the name that others see."""
        asked = read(request, ProfileRequest)
        user = services.rename(cast(User, request.user), printable(asked.name, "/name") or "")
        return Response(_profile(user))


class Upgrade(Endpoint):
    throttle = "account"

    @operation(
        "Upgrade a guest",
        answers={200: ProfileBody},
        body=UserRequest,
        body_examples={"user": {"username": "ana", "password": "nine red flowers"}},
        problems=[Malformed, NotGuest, UsernameTaken],
    )
    def post(self, request: Request) -> Response:
        """The guest becomes a user with a password, and keeps every match and token."""
        asked = read(request, UserRequest)
        printable(asked.username, "/username")
        user = cast(User, request.user)
        upgraded = services.upgrade_guest(user, asked.username, asked.password, printable(asked.name, "/name"))
        return Response(_profile(upgraded))


class Bots(Endpoint):
    throttle = {"GET": "read", "POST": "account"}

    @operation(
        "Make a bot",
        answers={201: SignedInBody},
        body=BotRequest,
        body_examples={"bot": {"name": "Ana's thinker"}},
        problems=[Malformed, NotUser, TooMany],
    )
    def post(self, request: Request) -> Response:
        """An account for a program of yours, and its token. It plays like anybody else, and is marked as a bot in every
        match. A user may have 10."""
        asked = read(request, BotRequest)
        bot, secret = services.create_bot(cast(User, request.user), printable(asked.name, "/name") or "")
        return Response(SignedInBody(secret, user_body(bot)), status=201)

    @operation("List my bots", answers={200: BotPage}, problems=[])
    def get(self, request: Request) -> Response:
        """Those that are not retired, newest first."""
        bots = services.bots_of(cast(User, request.user)).order_by("-id")
        return Response(BotPage(tuple(map(user_body, bots)), None))


class BotDetail(Endpoint):
    throttle = "account"

    @operation("Retire a bot", answers={204: None}, problems=[NotFound])
    def delete(self, request: Request, bot_id: uuid.UUID) -> Response:
        """Its tokens open nothing any more. Its matches stay, so let it resign them before."""
        services.retire_bot(cast(User, request.user), bot_id)
        return Response(status=204)


class BotTokens(Endpoint):
    throttle = "account"

    @operation("Renew a bot's token", answers={201: SignedInBody}, problems=[NotFound])
    def post(self, request: Request, bot_id: uuid.UUID) -> Response:
        """For one that was lost, or seen by others: those that the bot had open nothing any more."""
        bot, secret = services.renew_bot(cast(User, request.user), bot_id)
        return Response(SignedInBody(secret, user_body(bot)), status=201)
