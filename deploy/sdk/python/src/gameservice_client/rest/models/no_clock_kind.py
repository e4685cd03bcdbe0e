from typing import Literal

NoClockKind = Literal["none"]

NO_CLOCK_KIND_VALUES: set[NoClockKind] = {
    "none",
}


def check_no_clock_kind(value: str) -> NoClockKind:
    if value in NO_CLOCK_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NO_CLOCK_KIND_VALUES!r}")
