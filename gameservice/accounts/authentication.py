"""`Authorization: Bearer <token>` (RFC 6750)."""

from typing import cast

from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request

from gameservice.accounts.models import Token, User
from gameservice.accounts.services import digest
from gameservice.columns import Columns, fetch

_TOKEN, _USER = Columns(Token, "t"), Columns(User, "u")
_BY_DIGEST = f"""
    SELECT {_TOKEN}, {_USER} FROM accounts_token t JOIN accounts_user u ON u.id = t.user_id
    LEFT JOIN accounts_user o ON o.id = u.owner_id
    WHERE t.digest = %s AND u.is_active AND o.is_active IS NOT FALSE
"""  # noqa: S608  (names are the models')


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
