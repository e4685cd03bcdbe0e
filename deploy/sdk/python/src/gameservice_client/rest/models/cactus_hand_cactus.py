from typing import Literal

CactusHandCactus = Literal["anchor", "candelabra", "prickly_pear", "saguaro", "zigzag"]

CACTUS_HAND_CACTUS_VALUES: set[CactusHandCactus] = {
    "anchor",
    "candelabra",
    "prickly_pear",
    "saguaro",
    "zigzag",
}


def check_cactus_hand_cactus(value: str) -> CactusHandCactus:
    if value in CACTUS_HAND_CACTUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_HAND_CACTUS_VALUES!r}")
