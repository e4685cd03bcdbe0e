from typing import Literal

CactusForgoneDataCactusType0 = Literal["anchor", "candelabra", "prickly_pear", "saguaro", "zigzag"]

CACTUS_FORGONE_DATA_CACTUS_TYPE_0_VALUES: set[CactusForgoneDataCactusType0] = {
    "anchor",
    "candelabra",
    "prickly_pear",
    "saguaro",
    "zigzag",
}


def check_cactus_forgone_data_cactus_type_0(value: str) -> CactusForgoneDataCactusType0:
    if value in CACTUS_FORGONE_DATA_CACTUS_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_FORGONE_DATA_CACTUS_TYPE_0_VALUES!r}")
