from typing import Literal

CactusFellEventType = Literal["cactus.fell"]

CACTUS_FELL_EVENT_TYPE_VALUES: set[CactusFellEventType] = {
    "cactus.fell",
}


def check_cactus_fell_event_type(value: str) -> CactusFellEventType:
    if value in CACTUS_FELL_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_FELL_EVENT_TYPE_VALUES!r}")
