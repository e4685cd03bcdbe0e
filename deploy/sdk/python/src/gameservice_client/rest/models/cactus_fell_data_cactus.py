from typing import Literal

CactusFellDataCactus = Literal["anchor", "candelabra", "prickly_pear", "saguaro", "zigzag"]

CACTUS_FELL_DATA_CACTUS_VALUES: set[CactusFellDataCactus] = {
    "anchor",
    "candelabra",
    "prickly_pear",
    "saguaro",
    "zigzag",
}


def check_cactus_fell_data_cactus(value: str) -> CactusFellDataCactus:
    if value in CACTUS_FELL_DATA_CACTUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_FELL_DATA_CACTUS_VALUES!r}")
