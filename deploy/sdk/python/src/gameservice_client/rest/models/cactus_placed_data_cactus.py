from typing import Literal

CactusPlacedDataCactus = Literal["anchor", "candelabra", "prickly_pear", "saguaro", "zigzag"]

CACTUS_PLACED_DATA_CACTUS_VALUES: set[CactusPlacedDataCactus] = {
    "anchor",
    "candelabra",
    "prickly_pear",
    "saguaro",
    "zigzag",
}


def check_cactus_placed_data_cactus(value: str) -> CactusPlacedDataCactus:
    if value in CACTUS_PLACED_DATA_CACTUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_PLACED_DATA_CACTUS_VALUES!r}")
