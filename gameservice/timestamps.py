"""Moments as clients see them."""

from datetime import UTC, datetime
from typing import Annotated, TypeAlias

from msgspec import Meta

Timestamp: TypeAlias = Annotated[
    str,
    Meta(
        description="UTC, six decimals, Z.",
        examples=["2026-01-01T12:00:00.000000Z"],
        extra_json_schema={"format": "date-time"},
    ),
]


def timestamp(moment: datetime) -> str:
    """UTC with six decimals and Z: "2026-01-01T00:00:00.000000Z"."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
