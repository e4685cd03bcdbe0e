from typing import Literal

AlohaTickleFromType1 = Literal["deck"]

ALOHA_TICKLE_FROM_TYPE_1_VALUES: set[AlohaTickleFromType1] = {
    "deck",
}


def check_aloha_tickle_from_type_1(value: str) -> AlohaTickleFromType1:
    if value in ALOHA_TICKLE_FROM_TYPE_1_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TICKLE_FROM_TYPE_1_VALUES!r}")
