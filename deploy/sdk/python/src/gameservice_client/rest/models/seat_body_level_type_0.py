from typing import Literal

SeatBodyLevelType0 = Literal["easy", "hard", "normal"]

SEAT_BODY_LEVEL_TYPE_0_VALUES: set[SeatBodyLevelType0] = {
    "easy",
    "hard",
    "normal",
}


def check_seat_body_level_type_0(value: str) -> SeatBodyLevelType0:
    if value in SEAT_BODY_LEVEL_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_BODY_LEVEL_TYPE_0_VALUES!r}")
