"""Quiet hours: in which zone, over midnight, and where clocks are changed."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gameservice.notices.mail import quiet

MADRID = ZoneInfo("Europe/Madrid")
NIGHT = (time(22), time(8))


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-12-01T20:59", None),
        ("2026-12-01T21:00", "2026-12-02T07:00"),
        ("2026-12-01T23:30", "2026-12-02T07:00"),
        ("2026-12-02T06:59", "2026-12-02T07:00"),
        ("2026-12-02T07:00", None),
        ("2026-07-01T20:00", "2026-07-02T06:00"),  # summer
        ("2026-03-28T21:00", "2026-03-29T06:00"),  # clocks are put forward in this night
        ("2026-10-24T20:00", "2026-10-25T07:00"),  # and put back in this one
    ],
)
def test_over_midnight(now: str, end: str | None) -> None:
    assert quiet.end(at(now), *NIGHT, MADRID) == (end and at(end))


@pytest.mark.parametrize(
    ("now", "end"), [("2026-12-01T12:00", None), ("2026-12-01T13:00", "2026-12-01T15:00"), ("2026-12-01T15:00", None)]
)
def test_within_a_day(now: str, end: str | None) -> None:
    assert quiet.end(at(now), time(14), time(16), MADRID) == (end and at(end))


def test_an_hour_that_comes_twice_ends_the_second_time_too() -> None:
    """2:30 in Madrid on October 25th is 0:30 in UTC, and an hour later once more."""
    hours = (time(22), time(2, 45))
    assert quiet.end(at("2026-10-25T00:30"), *hours, MADRID) == at("2026-10-25T00:45")
    assert quiet.end(at("2026-10-25T01:30"), *hours, MADRID) == at("2026-10-25T01:45")


@given(
    st.integers(0, 2 * 366 * 24 * 60),
    st.times().map(lambda at: at.replace(second=0, microsecond=0)),
    st.times().map(lambda at: at.replace(second=0, microsecond=0)),
    st.sampled_from(["Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia"]),
)
def test_they_end_later_and_within_a_day(minute: int, begins: time, ends: time, zone: str) -> None:
    """So nothing is put off to the past, and looked at on and on."""
    moment = at("2025-01-01T00:00") + timedelta(minutes=minute)
    end = quiet.end(moment, begins, ends, ZoneInfo(zone))
    assert end is None or timedelta(0) < end - moment <= timedelta(hours=25)
