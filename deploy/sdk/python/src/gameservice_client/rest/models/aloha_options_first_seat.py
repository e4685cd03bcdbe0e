from typing import Literal

AlohaOptionsFirstSeat = Literal["host", "longest_hair", "random"]

ALOHA_OPTIONS_FIRST_SEAT_VALUES: set[AlohaOptionsFirstSeat] = {
    "host",
    "longest_hair",
    "random",
}


def check_aloha_options_first_seat(value: str) -> AlohaOptionsFirstSeat:
    if value in ALOHA_OPTIONS_FIRST_SEAT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_OPTIONS_FIRST_SEAT_VALUES!r}")
