from typing import Literal

CactusForgoType = Literal["cactus.forgo"]

CACTUS_FORGO_TYPE_VALUES: set[CactusForgoType] = {
    "cactus.forgo",
}


def check_cactus_forgo_type(value: str) -> CactusForgoType:
    if value in CACTUS_FORGO_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_FORGO_TYPE_VALUES!r}")
