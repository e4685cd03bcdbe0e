from typing import Literal

CactusOptionsSteadiness = Literal["clumsy", "easy", "hard", "normal", "rock"]

CACTUS_OPTIONS_STEADINESS_VALUES: set[CactusOptionsSteadiness] = {
    "clumsy",
    "easy",
    "hard",
    "normal",
    "rock",
}


def check_cactus_options_steadiness(value: str) -> CactusOptionsSteadiness:
    if value in CACTUS_OPTIONS_STEADINESS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_OPTIONS_STEADINESS_VALUES!r}")
