from typing import Literal

StandInRequestLevel = Literal["easy", "hard", "normal"]

STAND_IN_REQUEST_LEVEL_VALUES: set[StandInRequestLevel] = {
    "easy",
    "hard",
    "normal",
}


def check_stand_in_request_level(value: str) -> StandInRequestLevel:
    if value in STAND_IN_REQUEST_LEVEL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {STAND_IN_REQUEST_LEVEL_VALUES!r}")
