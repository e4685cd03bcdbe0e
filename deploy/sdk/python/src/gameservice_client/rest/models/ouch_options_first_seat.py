from typing import Literal

OuchOptionsFirstSeat = Literal["host", "previous_winner", "random", "youngest"]

OUCH_OPTIONS_FIRST_SEAT_VALUES: set[OuchOptionsFirstSeat] = {
    "host",
    "previous_winner",
    "random",
    "youngest",
}


def check_ouch_options_first_seat(value: str) -> OuchOptionsFirstSeat:
    if value in OUCH_OPTIONS_FIRST_SEAT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_OPTIONS_FIRST_SEAT_VALUES!r}")
