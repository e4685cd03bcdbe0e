from typing import Literal

CactusStandCactus = Literal["anchor", "candelabra", "prickly_pear", "saguaro", "zigzag"]

CACTUS_STAND_CACTUS_VALUES: set[CactusStandCactus] = {
    "anchor",
    "candelabra",
    "prickly_pear",
    "saguaro",
    "zigzag",
}


def check_cactus_stand_cactus(value: str) -> CactusStandCactus:
    if value in CACTUS_STAND_CACTUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_STAND_CACTUS_VALUES!r}")
