from typing import Literal

OuchViewPileNumber = Literal[1, 2]

OUCH_VIEW_PILE_NUMBER_VALUES: set[OuchViewPileNumber] = {
    1,
    2,
}


def check_ouch_view_pile_number(value: int) -> OuchViewPileNumber:
    if value in OUCH_VIEW_PILE_NUMBER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_VIEW_PILE_NUMBER_VALUES!r}")
