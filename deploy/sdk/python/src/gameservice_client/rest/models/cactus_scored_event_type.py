from typing import Literal

CactusScoredEventType = Literal["cactus.scored"]

CACTUS_SCORED_EVENT_TYPE_VALUES: set[CactusScoredEventType] = {
    "cactus.scored",
}


def check_cactus_scored_event_type(value: str) -> CactusScoredEventType:
    if value in CACTUS_SCORED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_SCORED_EVENT_TYPE_VALUES!r}")
