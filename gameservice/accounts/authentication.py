"""`Authorization: Bearer <token>` (RFC 6750)."""

from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request

from gameservice.accounts.models import Token, User
from gameservice.accounts.services import digest


class BearerAuthentication(BaseAuthentication):
    """One query: token and account together."""

    def authenticate(self, request: Request) -> tuple[User, Token] | None:
        scheme, _, secret = get_authorization_header(request).partition(b" ")
        if scheme.lower() != b"bearer":
            return None
        try:
            said = secret.strip().decode("ascii")
            token = Token.objects.select_related("user").get(digest=digest(said), user__is_active=True)
        except (Token.DoesNotExist, UnicodeDecodeError):
            raise AuthenticationFailed from None
        return token.user, token

    def authenticate_header(self, request: Request) -> str:
        return "Bearer"
