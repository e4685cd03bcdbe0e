from typing import Literal

OuchShuffledDataPile = Literal[1, 2]

OUCH_SHUFFLED_DATA_PILE_VALUES: set[OuchShuffledDataPile] = {
    1,
    2,
}


def check_ouch_shuffled_data_pile(value: int) -> OuchShuffledDataPile:
    if value in OUCH_SHUFFLED_DATA_PILE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_SHUFFLED_DATA_PILE_VALUES!r}")
