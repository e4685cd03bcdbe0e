from typing import Literal

CactusPlaceType = Literal["cactus.place"]

CACTUS_PLACE_TYPE_VALUES: set[CactusPlaceType] = {
    "cactus.place",
}


def check_cactus_place_type(value: str) -> CactusPlaceType:
    if value in CACTUS_PLACE_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_PLACE_TYPE_VALUES!r}")
