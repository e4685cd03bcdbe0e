from typing import Literal

CactusViewAsksType0 = Literal["claim", "mend", "place"]

CACTUS_VIEW_ASKS_TYPE_0_VALUES: set[CactusViewAsksType0] = {
    "claim",
    "mend",
    "place",
}


def check_cactus_view_asks_type_0(value: str) -> CactusViewAsksType0:
    if value in CACTUS_VIEW_ASKS_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_VIEW_ASKS_TYPE_0_VALUES!r}")
