from typing import Literal

AlohaPlaceEnd = Literal["left", "right"]

ALOHA_PLACE_END_VALUES: set[AlohaPlaceEnd] = {
    "left",
    "right",
}


def check_aloha_place_end(value: str) -> AlohaPlaceEnd:
    if value in ALOHA_PLACE_END_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_PLACE_END_VALUES!r}")
