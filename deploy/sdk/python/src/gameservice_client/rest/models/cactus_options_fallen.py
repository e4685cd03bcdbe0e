from typing import Literal

CactusOptionsFallen = Literal["discard", "return"]

CACTUS_OPTIONS_FALLEN_VALUES: set[CactusOptionsFallen] = {
    "discard",
    "return",
}


def check_cactus_options_fallen(value: str) -> CactusOptionsFallen:
    if value in CACTUS_OPTIONS_FALLEN_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_OPTIONS_FALLEN_VALUES!r}")
