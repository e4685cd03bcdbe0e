from typing import Literal

AlohaTickledDataFromType0 = Literal[0, 1, 2]

ALOHA_TICKLED_DATA_FROM_TYPE_0_VALUES: set[AlohaTickledDataFromType0] = {
    0,
    1,
    2,
}


def check_aloha_tickled_data_from_type_0(value: int) -> AlohaTickledDataFromType0:
    if value in ALOHA_TICKLED_DATA_FROM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TICKLED_DATA_FROM_TYPE_0_VALUES!r}")
