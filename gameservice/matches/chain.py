"""The hash chain: each event's hash holds the one before, so that nothing earlier can be changed unseen. Pure.

hash = SHA-256(previous hash ‖ salt ‖ canonical JSON of the full event), salt = HMAC-SHA256(seed, "salt:{seq}")[:16],
the seed being the match's from its start on, the server's before. The salt stays secret until the end: else a hidden
card's hash could be found by trying all cards.
"""

import hashlib
import hmac
from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec

from gameservice.timestamps import timestamp

BEGINNING = "0" * 64
"""What the first event's hash follows: 32 zero bytes, in hex."""

_canonical = msgspec.json.Encoder(order="sorted").encode


def canonical(value: Any) -> bytes:
    """JSON by RFC 8785, for values that hold no floating-point numbers and whose keys are ASCII."""
    return _canonical(value)


def salt(seed: bytes, seq: int) -> bytes:
    """16 bytes."""
    return hmac.digest(seed, f"salt:{seq}".encode(), "sha256")[:16]


def link(previous: str, seed: bytes, seq: int, type_: str, seat: int | None, at: datetime, data: Any) -> str:
    """The hash of an event, in hex; `data` is in full, as JSON values or bytes of canonical JSON."""
    raw = msgspec.Raw(data) if isinstance(data, bytes) else data
    event = {"at": timestamp(at), "data": raw, "seat": seat, "seq": seq, "type": type_}
    return hashlib.sha256(bytes.fromhex(previous) + salt(seed, seq) + canonical(event)).hexdigest()


def first_broken(events: Iterable[Any], server_seed: bytes, match_seed: bytes | None) -> int | None:
    """The seq of the first event whose number or hash does not follow from those before; None when all do.

    `events` are rows with seq, type, seat, at, data (JSON text) and hash, in order.
    """
    previous, seed = BEGINNING, server_seed
    for count, event in enumerate(events, 1):
        if event.type == "match.started" and match_seed is not None:
            seed = match_seed
        try:
            data = msgspec.json.decode(event.data)
        except msgspec.DecodeError:
            return count
        if event.seq != count or event.hash != link(previous, seed, event.seq, event.type, event.seat, event.at, data):
            return count
        previous = event.hash
    return None
