from typing import Literal

CactusPlaceCactusType0 = Literal["anchor", "candelabra", "prickly_pear", "saguaro", "zigzag"]

CACTUS_PLACE_CACTUS_TYPE_0_VALUES: set[CactusPlaceCactusType0] = {
    "anchor",
    "candelabra",
    "prickly_pear",
    "saguaro",
    "zigzag",
}


def check_cactus_place_cactus_type_0(value: str) -> CactusPlaceCactusType0:
    if value in CACTUS_PLACE_CACTUS_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_PLACE_CACTUS_TYPE_0_VALUES!r}")
