from typing import Literal

OuchRowCardColour = Literal["blue", "purple", "red", "white"]

OUCH_ROW_CARD_COLOUR_VALUES: set[OuchRowCardColour] = {
    "blue",
    "purple",
    "red",
    "white",
}


def check_ouch_row_card_colour(value: str) -> OuchRowCardColour:
    if value in OUCH_ROW_CARD_COLOUR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_ROW_CARD_COLOUR_VALUES!r}")
