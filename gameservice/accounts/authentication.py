"""`Authorization: Bearer <token>` (RFC 6750)."""

from collections.abc import Collection
from typing import cast
from uuid import UUID

from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request

from gameservice.accounts.models import Token, User
from gameservice.accounts.services import digest
from gameservice.columns import Columns, fetch, places

_TOKEN, _ID, _USER = Columns(Token, "t"), Columns(Token, "t", "id"), Columns(User, "u")
_VALID = """
    FROM accounts_token t JOIN accounts_user u ON u.id = t.user_id LEFT JOIN accounts_user o ON o.id = u.owner_id
    WHERE u.is_active AND o.is_active IS NOT FALSE
"""
_BY_DIGEST = f"SELECT {_TOKEN}, {_USER} {_VALID} AND t.digest = %s"


def still_valid(tokens: Collection[UUID]) -> set[UUID]:
    """Those tokens, by their ids, that were not revoked and whose accounts are active."""
    rows = fetch(f"SELECT {_ID} {_VALID} AND t.id IN {places(tokens)}", Token, "id", *tokens)
    return {cast(Token, _ID.take(row)).id for row in rows}


class BearerAuthentication(BaseAuthentication):
    """One query: token and account together."""

    def authenticate(self, request: Request) -> tuple[User, Token] | None:
        scheme, _, secret = get_authorization_header(request).partition(b" ")
        if scheme.lower() != b"bearer":
            return None
        try:
            said = secret.strip().decode("ascii")
            row = next(fetch(_BY_DIGEST, Token, "digest", digest(said)))
        except (StopIteration, UnicodeDecodeError):
            raise AuthenticationFailed from None
        token, user = cast(Token, _TOKEN.take(row)), cast(User, _USER.take(row))
        token.user = user
        return user, token

    def authenticate_header(self, request: Request) -> str:
        return "Bearer"
