from typing import Literal

CactusScoredDataReason = Literal["no_basic", "no_flowers", "no_specials"]

CACTUS_SCORED_DATA_REASON_VALUES: set[CactusScoredDataReason] = {
    "no_basic",
    "no_flowers",
    "no_specials",
}


def check_cactus_scored_data_reason(value: str) -> CactusScoredDataReason:
    if value in CACTUS_SCORED_DATA_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_SCORED_DATA_REASON_VALUES!r}")
