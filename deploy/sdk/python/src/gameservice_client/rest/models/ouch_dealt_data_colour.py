from typing import Literal

OuchDealtDataColour = Literal["blue", "purple", "red", "white"]

OUCH_DEALT_DATA_COLOUR_VALUES: set[OuchDealtDataColour] = {
    "blue",
    "purple",
    "red",
    "white",
}


def check_ouch_dealt_data_colour(value: str) -> OuchDealtDataColour:
    if value in OUCH_DEALT_DATA_COLOUR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_DEALT_DATA_COLOUR_VALUES!r}")
