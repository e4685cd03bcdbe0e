from typing import Literal

AlohaLousePlaceEnd = Literal["left", "right"]

ALOHA_LOUSE_PLACE_END_VALUES: set[AlohaLousePlaceEnd] = {
    "left",
    "right",
}


def check_aloha_louse_place_end(value: str) -> AlohaLousePlaceEnd:
    if value in ALOHA_LOUSE_PLACE_END_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_LOUSE_PLACE_END_VALUES!r}")
