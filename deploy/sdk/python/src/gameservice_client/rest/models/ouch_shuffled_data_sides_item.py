from typing import Literal

OuchShuffledDataSidesItem = Literal["bottom", "left", "right", "top"]

OUCH_SHUFFLED_DATA_SIDES_ITEM_VALUES: set[OuchShuffledDataSidesItem] = {
    "bottom",
    "left",
    "right",
    "top",
}


def check_ouch_shuffled_data_sides_item(value: str) -> OuchShuffledDataSidesItem:
    if value in OUCH_SHUFFLED_DATA_SIDES_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_SHUFFLED_DATA_SIDES_ITEM_VALUES!r}")
