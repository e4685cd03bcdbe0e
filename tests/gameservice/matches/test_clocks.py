"""The arithmetic of clocks."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gameservice.matches.clocks import (
    A_DAY,
    Away,
    Bank,
    NoClock,
    PerTurn,
    charged,
    deadline,
    filled,
    first,
    missed,
    revived,
    rewarded,
)

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
SOME_TIME = st.timedeltas(timedelta(0), timedelta(days=30))


def test_without_a_clock_time_never_runs_out() -> None:
    assert deadline(NoClock(), None, NOON, 0) is None
    assert filled(NoClock(), 2) is None


def test_each_turn_has_its_seconds() -> None:
    assert deadline(PerTurn(90), None, NOON, 1) == NOON + timedelta(seconds=90)


def test_a_bank_is_for_the_whole_match() -> None:
    clock = Bank(600, 5)
    banks = filled(clock, 3)
    assert banks == [600_000] * 3
    assert deadline(clock, banks, NOON, 2) == NOON + 10 * MINUTE
    banks = rewarded(clock, charged(banks, 2, MINUTE), 2)
    assert banks == [600_000, 600_000, 545_000]
    assert deadline(clock, banks, NOON, 2) == NOON + timedelta(milliseconds=545_000)
    assert charged(banks, 2, 20 * MINUTE) == [600_000, 600_000, 0]


def test_who_comes_back_too_late_has_a_minute_or_what_there_was() -> None:
    assert revived(Bank(600), [0, 7], 0) == [60_000, 7]
    assert revived(Bank(5), [0, 7], 0) == [5_000, 7]
    assert revived(Bank(600), [90_000, 7], 0) == [90_000, 7]
    assert revived(PerTurn(5), None, 0) is None


def test_only_days_allow_vacation() -> None:
    away = Away(NOON, NOON + timedelta(days=3))
    a_day = timedelta(days=1)
    assert deadline(PerTurn(A_DAY), None, NOON, 0, away) == NOON + 4 * a_day
    assert deadline(PerTurn(A_DAY - 1), None, NOON, 0, away) == NOON + timedelta(seconds=A_DAY - 1)
    assert deadline(Bank(A_DAY), [1000 * A_DAY], NOON, 0, away) == NOON + a_day


@pytest.mark.parametrize(
    ("began", "left", "back", "missed_hours"),
    [(0, 2, 5, 3), (3, 2, 5, 2), (5, 2, 5, 0), (6, 2, 5, 0), (0, 2, 2, 0)],
)
def test_of_a_vacation_counts_what_falls_into_the_turn(began: int, left: int, back: int, missed_hours: int) -> None:
    def at(hours: float) -> datetime:
        return NOON + timedelta(hours=hours)

    assert missed(PerTurn(A_DAY), at(began), Away(at(left), at(back))) == timedelta(hours=missed_hours)


def test_the_first_deadline_counts() -> None:
    assert first([None, NOON + MINUTE, NOON]) == NOON
    assert first([None]) is None
    assert first([]) is None


@given(st.lists(st.tuples(st.integers(0, 2), SOME_TIME), max_size=20), st.integers(0, 100))
def test_a_bank_is_what_was_given_less_what_was_used(turns: list[tuple[int, timedelta]], increment: int) -> None:
    clock = Bank(10**7, increment)
    banks = filled(clock, 3)
    left = [10**10] * 3
    for seat, used in turns:
        banks = rewarded(clock, charged(banks, seat, used), seat)
        left[seat] = max(0, left[seat] - round(used.total_seconds() * 1000)) + 1000 * increment
    assert banks is not None
    assert banks == pytest.approx(left, abs=len(turns))
