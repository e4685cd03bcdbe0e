from typing import Literal

OpenSeatKind = Literal["open"]

OPEN_SEAT_KIND_VALUES: set[OpenSeatKind] = {
    "open",
}


def check_open_seat_kind(value: str) -> OpenSeatKind:
    if value in OPEN_SEAT_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OPEN_SEAT_KIND_VALUES!r}")
