from typing import Literal

CactusTurnBeganDataCactusType0 = Literal["anchor", "candelabra", "prickly_pear", "saguaro", "zigzag"]

CACTUS_TURN_BEGAN_DATA_CACTUS_TYPE_0_VALUES: set[CactusTurnBeganDataCactusType0] = {
    "anchor",
    "candelabra",
    "prickly_pear",
    "saguaro",
    "zigzag",
}


def check_cactus_turn_began_data_cactus_type_0(value: str) -> CactusTurnBeganDataCactusType0:
    if value in CACTUS_TURN_BEGAN_DATA_CACTUS_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_TURN_BEGAN_DATA_CACTUS_TYPE_0_VALUES!r}")
