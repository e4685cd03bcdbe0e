from typing import Literal

OuchFlippedDataSide = Literal["bottom", "left", "right", "top"]

OUCH_FLIPPED_DATA_SIDE_VALUES: set[OuchFlippedDataSide] = {
    "bottom",
    "left",
    "right",
    "top",
}


def check_ouch_flipped_data_side(value: str) -> OuchFlippedDataSide:
    if value in OUCH_FLIPPED_DATA_SIDE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_FLIPPED_DATA_SIDE_VALUES!r}")
