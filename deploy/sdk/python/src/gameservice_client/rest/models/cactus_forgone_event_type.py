from typing import Literal

CactusForgoneEventType = Literal["cactus.forgone"]

CACTUS_FORGONE_EVENT_TYPE_VALUES: set[CactusForgoneEventType] = {
    "cactus.forgone",
}


def check_cactus_forgone_event_type(value: str) -> CactusForgoneEventType:
    if value in CACTUS_FORGONE_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_FORGONE_EVENT_TYPE_VALUES!r}")
