from typing import Literal

AlohaOptionsTickleHair = Literal["due", "free"]

ALOHA_OPTIONS_TICKLE_HAIR_VALUES: set[AlohaOptionsTickleHair] = {
    "due",
    "free",
}


def check_aloha_options_tickle_hair(value: str) -> AlohaOptionsTickleHair:
    if value in ALOHA_OPTIONS_TICKLE_HAIR_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_OPTIONS_TICKLE_HAIR_VALUES!r}")
