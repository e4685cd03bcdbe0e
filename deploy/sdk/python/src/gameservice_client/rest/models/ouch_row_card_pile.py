from typing import Literal

OuchRowCardPile = Literal[1, 2]

OUCH_ROW_CARD_PILE_VALUES: set[OuchRowCardPile] = {
    1,
    2,
}


def check_ouch_row_card_pile(value: int) -> OuchRowCardPile:
    if value in OUCH_ROW_CARD_PILE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_ROW_CARD_PILE_VALUES!r}")
