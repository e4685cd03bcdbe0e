"""The arithmetic of clocks."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gameservice.matches.clocks import A_DAY, Bank, Clock, NoClock, PerTurn, charged, deadline, filled, first, resumed

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
CLOCKS: list[Clock] = [NoClock(), PerTurn(30), PerTurn(A_DAY), Bank(600, 5)]
ANY_CLOCK = st.one_of(
    st.builds(PerTurn, st.integers(1, 10**6)), st.builds(Bank, st.integers(1, 10**6), st.integers(0, 10**4))
)
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
    banks = charged(clock, banks, NOON, NOON + MINUTE, 2)
    assert banks == [600_000, 600_000, 545_000]
    assert deadline(clock, banks, NOON, 2) == NOON + timedelta(milliseconds=545_000)


def test_only_days_allow_vacation() -> None:
    away = NOON + timedelta(days=3)
    assert deadline(PerTurn(A_DAY), None, NOON, 0, away) == away + timedelta(days=1)
    assert deadline(PerTurn(A_DAY - 1), None, NOON, 0, away) == NOON + timedelta(seconds=A_DAY - 1)
    assert deadline(Bank(A_DAY), [1000 * A_DAY], NOON, 0, away) == NOON + timedelta(days=1)
    past = NOON - timedelta(days=3)
    assert deadline(PerTurn(A_DAY), None, NOON, 0, past) == NOON + timedelta(days=1)


def test_the_first_deadline_counts() -> None:
    assert first([None, NOON + MINUTE, NOON]) == NOON
    assert first([None]) is None
    assert first([]) is None


@pytest.mark.parametrize("clock", CLOCKS)
def test_who_comes_back_in_mid_turn_has_a_minute(clock: Clock) -> None:
    banks, late = filled(clock, 1), NOON + timedelta(days=9)
    due = deadline(clock, banks, resumed(clock, banks, NOON, 0, late), 0)
    assert due == {0: None, 30: late + timedelta(seconds=30)}.get(getattr(clock, "seconds", 0), late + MINUTE)
    early = resumed(clock, banks, NOON, 0, NOON + timedelta(milliseconds=1))
    assert NOON <= early <= NOON + timedelta(milliseconds=1)


@given(ANY_CLOCK, SOME_TIME, SOME_TIME)
def test_nobody_gains_more_than_a_minute_by_coming_back(clock: Clock, thought: timedelta, more: timedelta) -> None:
    banks, now = filled(clock, 1), NOON + thought
    before = deadline(clock, banks, NOON, 0)
    after = deadline(clock, banks, resumed(clock, banks, NOON, 0, now), 0)
    assert before is not None
    assert after is not None
    assert before <= after <= max(before, now + MINUTE)


@given(st.lists(st.tuples(st.integers(0, 2), SOME_TIME), max_size=20), st.integers(0, 100))
def test_a_bank_is_what_was_given_less_what_was_used(turns: list[tuple[int, timedelta]], increment: int) -> None:
    clock = Bank(10**7, increment)
    banks = filled(clock, 3)
    left = [10**10] * 3
    for seat, used in turns:
        banks = charged(clock, banks, NOON, NOON + used, seat)
        left[seat] = max(0, left[seat] - round(used.total_seconds() * 1000)) + 1000 * increment
    assert banks is not None
    assert banks == pytest.approx(left, abs=len(turns))
