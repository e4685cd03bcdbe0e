from typing import Literal

AlohaTickleType = Literal["aloha.tickle"]

ALOHA_TICKLE_TYPE_VALUES: set[AlohaTickleType] = {
    "aloha.tickle",
}


def check_aloha_tickle_type(value: str) -> AlohaTickleType:
    if value in ALOHA_TICKLE_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TICKLE_TYPE_VALUES!r}")
