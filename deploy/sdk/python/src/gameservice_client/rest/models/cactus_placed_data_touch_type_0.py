from typing import Literal

CactusPlacedDataTouchType0 = Literal["anchor", "candelabra", "prickly_pear", "saguaro", "zigzag"]

CACTUS_PLACED_DATA_TOUCH_TYPE_0_VALUES: set[CactusPlacedDataTouchType0] = {
    "anchor",
    "candelabra",
    "prickly_pear",
    "saguaro",
    "zigzag",
}


def check_cactus_placed_data_touch_type_0(value: str) -> CactusPlacedDataTouchType0:
    if value in CACTUS_PLACED_DATA_TOUCH_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_PLACED_DATA_TOUCH_TYPE_0_VALUES!r}")
