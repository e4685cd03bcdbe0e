"""The hash chain, by its published vector and against another implementation of canonical JSON."""

import hashlib
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from games.core import chance
from gameservice.matches import chain
from gameservice.timestamps import timestamp

SERVER_SEED = bytes(range(32))
MATCH = "018f0000-0000-7000-8000-000000000001"
MATCH_SEED = bytes.fromhex("b69f1ff0838d221eb75107e14b90d400b73cbf715088aa1e8f3b9b8ce3d2cf3b")
NEW_YEAR = datetime(2026, 1, 1, tzinfo=UTC)

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
SAFE = 2**53 - 1
"""RFC 8785 knows numbers as other readers of JSON do."""
names = st.from_regex(r"[a-z_]{1,8}", fullmatch=True)
plain = st.none() | st.booleans() | st.integers(-SAFE, SAFE) | st.text(max_size=20)
moments = st.integers(0, 4 * 10**15).map(lambda microseconds: EPOCH + timedelta(microseconds=microseconds))
values = st.recursive(plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4))


def test_the_seeds_of_the_vector() -> None:
    assert chance.commitment(SERVER_SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert chance.match_seed(SERVER_SEED, MATCH, ("ana", "")) == MATCH_SEED


def test_the_link_of_the_vector() -> None:
    assert chain.salt(MATCH_SEED, 3).hex() == "96434b276ed7076181f9392fcae25765"
    data = {"slot": 2, "side": "left"}
    linked = "bc99ddabb5d73320f5d75ed6b455084d337732b4db6fef934aaed8bf91988ede"
    assert chain.link(chain.BEGINNING, MATCH_SEED, 3, "ouch.flipped", 0, NEW_YEAR, data) == linked
    written = b'{"side":"left","slot":2}'
    assert chain.link(chain.BEGINNING, MATCH_SEED, 3, "ouch.flipped", 0, NEW_YEAR, written) == linked


@given(values)
def test_canonical_json_is_that_of_rfc_8785(value: Any) -> None:
    assert chain.canonical(value) == rfc8785.dumps(value)


@given(
    previous=st.binary(min_size=32, max_size=32),
    seed=st.binary(min_size=32, max_size=32),
    seq=st.integers(1, 10_000),
    seat=st.none() | st.integers(0, 7),
    at=moments,
    data=st.dictionaries(names, values, max_size=4),
)
def test_a_link_is_what_the_document_says(
    previous: bytes, seed: bytes, seq: int, seat: int | None, at: datetime, data: dict[str, Any]
) -> None:
    event: Any = {"seq": seq, "type": "ouch.won", "seat": seat, "at": timestamp(at), "data": data}
    expected = hashlib.sha256(previous + chain.salt(seed, seq) + rfc8785.dumps(event)).hexdigest()
    assert chain.link(previous.hex(), seed, seq, "ouch.won", seat, at, data) == expected
    assert chain.link(previous.hex(), seed, seq, "ouch.won", seat, at, rfc8785.dumps(data)) == expected


@given(moments, st.integers(-12, 14))
def test_a_timestamp_is_utc_with_six_decimals(moment: datetime, hours: int) -> None:
    there = moment.astimezone(timezone(timedelta(hours=hours)))
    said = timestamp(there)
    assert len(said) == len("2026-01-01T00:00:00.000000Z")
    assert datetime.fromisoformat(said) == there
    assert said.endswith("Z")


def test_salts_hide_what_is_hashed() -> None:
    """The same event at another place, or of another match, has another hash."""
    hashes = {
        chain.link(chain.BEGINNING, seed, seq, "ouch.dealt", None, NEW_YEAR, {"slot": 0})
        for seed in (SERVER_SEED, MATCH_SEED)
        for seq in (1, 2)
    }
    assert len(hashes) == 4
