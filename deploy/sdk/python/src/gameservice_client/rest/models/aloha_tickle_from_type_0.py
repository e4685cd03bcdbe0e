from typing import Literal

AlohaTickleFromType0 = Literal[0, 1, 2]

ALOHA_TICKLE_FROM_TYPE_0_VALUES: set[AlohaTickleFromType0] = {
    0,
    1,
    2,
}


def check_aloha_tickle_from_type_0(value: int) -> AlohaTickleFromType0:
    if value in ALOHA_TICKLE_FROM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TICKLE_FROM_TYPE_0_VALUES!r}")
