"""Links in letters, signed: whoever has one may do what it says, without a token or a cookie."""

from datetime import timedelta
from typing import Final
from uuid import UUID

from django.conf import settings
from django.core import signing

GOOD_FOR: Final = timedelta(days=2)
"""A link that confirms."""
_CONFIRM: Final = "mailbox.confirm"
_UNSUBSCRIBE: Final = "mailbox.unsubscribe"


def confirmation(user: UUID, address: str) -> str:
    """Confirms that a user's letters go to an address."""
    return f"{settings.PUBLIC_URL}/mail/confirm/{signing.dumps([str(user), address], salt=_CONFIRM)}"


def unsubscription(mailbox: UUID, address: str) -> str:
    """Ends the letters of a mailbox, however old it is."""
    return f"{settings.PUBLIC_URL}/mail/unsubscribe/{signing.dumps([str(mailbox), address], salt=_UNSUBSCRIBE)}"


def confirms(token: str) -> tuple[UUID, str]:
    """The user and the address. Raises `signing.BadSignature`, of which `SignatureExpired` is one."""
    user, address = signing.loads(token, salt=_CONFIRM, max_age=GOOD_FOR)
    return UUID(user), address


def unsubscribes(token: str) -> tuple[UUID, str]:
    """The mailbox and the address. Raises `signing.BadSignature`."""
    mailbox, address = signing.loads(token, salt=_UNSUBSCRIBE)
    return UUID(mailbox), address
