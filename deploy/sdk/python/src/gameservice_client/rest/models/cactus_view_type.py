from typing import Literal

CactusViewType = Literal["cactus.view"]

CACTUS_VIEW_TYPE_VALUES: set[CactusViewType] = {
    "cactus.view",
}


def check_cactus_view_type(value: str) -> CactusViewType:
    if value in CACTUS_VIEW_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_VIEW_TYPE_VALUES!r}")
