from typing import Literal

CactusViewEndedType0 = Literal["no_basic", "no_flowers", "no_specials"]

CACTUS_VIEW_ENDED_TYPE_0_VALUES: set[CactusViewEndedType0] = {
    "no_basic",
    "no_flowers",
    "no_specials",
}


def check_cactus_view_ended_type_0(value: str) -> CactusViewEndedType0:
    if value in CACTUS_VIEW_ENDED_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_VIEW_ENDED_TYPE_0_VALUES!r}")
