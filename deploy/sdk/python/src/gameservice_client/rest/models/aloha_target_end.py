from typing import Literal

AlohaTargetEnd = Literal["left", "right"]

ALOHA_TARGET_END_VALUES: set[AlohaTargetEnd] = {
    "left",
    "right",
}


def check_aloha_target_end(value: str) -> AlohaTargetEnd:
    if value in ALOHA_TARGET_END_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TARGET_END_VALUES!r}")
