from typing import Literal

OuchCardColour = Literal["blue", "purple", "red", "white"]

OUCH_CARD_COLOUR_VALUES: set[OuchCardColour] = {
    "blue",
    "purple",
    "red",
    "white",
}


def check_ouch_card_colour(value: str) -> OuchCardColour:
    if value in OUCH_CARD_COLOUR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_CARD_COLOUR_VALUES!r}")
