from typing import Literal

AlohaTargetType = Literal["aloha.target"]

ALOHA_TARGET_TYPE_VALUES: set[AlohaTargetType] = {
    "aloha.target",
}


def check_aloha_target_type(value: str) -> AlohaTargetType:
    if value in ALOHA_TARGET_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TARGET_TYPE_VALUES!r}")
