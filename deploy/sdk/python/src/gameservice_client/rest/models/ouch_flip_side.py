from typing import Literal

OuchFlipSide = Literal["bottom", "left", "right", "top"]

OUCH_FLIP_SIDE_VALUES: set[OuchFlipSide] = {
    "bottom",
    "left",
    "right",
    "top",
}


def check_ouch_flip_side(value: str) -> OuchFlipSide:
    if value in OUCH_FLIP_SIDE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_FLIP_SIDE_VALUES!r}")
