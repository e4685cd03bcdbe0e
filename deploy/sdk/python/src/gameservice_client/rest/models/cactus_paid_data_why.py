from typing import Literal

CactusPaidDataWhy = Literal[
    "all_colours", "cactus_colour", "cactus_shape", "claim", "colour", "fall", "forgo", "shape", "touch"
]

CACTUS_PAID_DATA_WHY_VALUES: set[CactusPaidDataWhy] = {
    "all_colours",
    "cactus_colour",
    "cactus_shape",
    "claim",
    "colour",
    "fall",
    "forgo",
    "shape",
    "touch",
}


def check_cactus_paid_data_why(value: str) -> CactusPaidDataWhy:
    if value in CACTUS_PAID_DATA_WHY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_PAID_DATA_WHY_VALUES!r}")
