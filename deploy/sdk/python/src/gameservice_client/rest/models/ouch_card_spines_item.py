from typing import Literal

OuchCardSpinesItem = Literal["bottom", "left", "right", "top"]

OUCH_CARD_SPINES_ITEM_VALUES: set[OuchCardSpinesItem] = {
    "bottom",
    "left",
    "right",
    "top",
}


def check_ouch_card_spines_item(value: str) -> OuchCardSpinesItem:
    if value in OUCH_CARD_SPINES_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_CARD_SPINES_ITEM_VALUES!r}")
