from typing import Literal

CactusOptionsFirstSeat = Literal["host", "previous_winner", "random"]

CACTUS_OPTIONS_FIRST_SEAT_VALUES: set[CactusOptionsFirstSeat] = {
    "host",
    "previous_winner",
    "random",
}


def check_cactus_options_first_seat(value: str) -> CactusOptionsFirstSeat:
    if value in CACTUS_OPTIONS_FIRST_SEAT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_OPTIONS_FIRST_SEAT_VALUES!r}")
