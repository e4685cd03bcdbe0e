"""Where the next page of a list begins, as text that means nothing to clients."""

import base64
import binascii
from typing import Any, TypeVar

import msgspec

from gameservice.http.problems import Fault, Malformed

T = TypeVar("T")


def encode_cursor(position: Any) -> str:
    return base64.urlsafe_b64encode(msgspec.json.encode(position)).decode().rstrip("=")


def decode_cursor(cursor: str, type_: type[T]) -> T:
    """Raises `Malformed`."""
    try:
        return msgspec.json.decode(base64.urlsafe_b64decode(cursor + "=="), type=type_)
    except (ValueError, binascii.Error, msgspec.DecodeError):
        said = "not the 'next' of any page"
        raise Malformed(f"The query does not fit: cursor: {said}", errors=[Fault("cursor", said)]) from None
