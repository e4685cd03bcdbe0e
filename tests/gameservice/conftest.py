"""Chance that is the same each time."""

import secrets
import uuid
from hashlib import sha256
from itertools import count

import pytest
import uuid_utils.compat

FIRST_ID = 0x018F0000_0000_7000_8000_000000000000


@pytest.fixture(autouse=True)
def _known_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """All chance of a match follows from its id and the server's seed: with these a test that fails fails again. No two
    tests know the same people."""
    numbers = count(int.from_bytes(sha256(request.node.nodeid.encode()).digest()[:5]) << 8)
    monkeypatch.setattr(uuid_utils.compat, "uuid7", lambda: _id(next(numbers)))
    monkeypatch.setattr(secrets, "token_bytes", lambda length: sha256(b"%d" % next(numbers)).digest()[:length])


def _id(number: int) -> uuid.UUID:
    """Each a millisecond after the one before."""
    return uuid.UUID(int=FIRST_ID + ((number & 0xFFFFFF) << 80) + number)
