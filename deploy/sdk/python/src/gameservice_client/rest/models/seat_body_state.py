from typing import Literal

SeatBodyState = Literal["playing", "resigned", "timed_out"]

SEAT_BODY_STATE_VALUES: set[SeatBodyState] = {
    "playing",
    "resigned",
    "timed_out",
}


def check_seat_body_state(value: str) -> SeatBodyState:
    if value in SEAT_BODY_STATE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_BODY_STATE_VALUES!r}")
