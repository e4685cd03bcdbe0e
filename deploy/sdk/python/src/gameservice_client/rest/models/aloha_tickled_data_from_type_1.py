from typing import Literal

AlohaTickledDataFromType1 = Literal["deck"]

ALOHA_TICKLED_DATA_FROM_TYPE_1_VALUES: set[AlohaTickledDataFromType1] = {
    "deck",
}


def check_aloha_tickled_data_from_type_1(value: str) -> AlohaTickledDataFromType1:
    if value in ALOHA_TICKLED_DATA_FROM_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TICKLED_DATA_FROM_TYPE_1_VALUES!r}")
