from typing import Literal

CactusOptionsCactusChoice = Literal["free", "next"]

CACTUS_OPTIONS_CACTUS_CHOICE_VALUES: set[CactusOptionsCactusChoice] = {
    "free",
    "next",
}


def check_cactus_options_cactus_choice(value: str) -> CactusOptionsCactusChoice:
    if value in CACTUS_OPTIONS_CACTUS_CHOICE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_OPTIONS_CACTUS_CHOICE_VALUES!r}")
