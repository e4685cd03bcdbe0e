from typing import Literal

CactusViewNextCactusType0 = Literal["anchor", "candelabra", "prickly_pear", "saguaro", "zigzag"]

CACTUS_VIEW_NEXT_CACTUS_TYPE_0_VALUES: set[CactusViewNextCactusType0] = {
    "anchor",
    "candelabra",
    "prickly_pear",
    "saguaro",
    "zigzag",
}


def check_cactus_view_next_cactus_type_0(value: str) -> CactusViewNextCactusType0:
    if value in CACTUS_VIEW_NEXT_CACTUS_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_VIEW_NEXT_CACTUS_TYPE_0_VALUES!r}")
