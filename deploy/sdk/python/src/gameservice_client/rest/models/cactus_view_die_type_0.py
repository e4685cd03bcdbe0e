from typing import Literal

CactusViewDieType0 = Literal["colour", "shape", "special"]

CACTUS_VIEW_DIE_TYPE_0_VALUES: set[CactusViewDieType0] = {
    "colour",
    "shape",
    "special",
}


def check_cactus_view_die_type_0(value: str) -> CactusViewDieType0:
    if value in CACTUS_VIEW_DIE_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_VIEW_DIE_TYPE_0_VALUES!r}")
