from typing import Literal

CactusViewLastCactusType0 = Literal["anchor", "candelabra", "prickly_pear", "saguaro", "zigzag"]

CACTUS_VIEW_LAST_CACTUS_TYPE_0_VALUES: set[CactusViewLastCactusType0] = {
    "anchor",
    "candelabra",
    "prickly_pear",
    "saguaro",
    "zigzag",
}


def check_cactus_view_last_cactus_type_0(value: str) -> CactusViewLastCactusType0:
    if value in CACTUS_VIEW_LAST_CACTUS_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_VIEW_LAST_CACTUS_TYPE_0_VALUES!r}")
