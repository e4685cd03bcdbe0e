from typing import Literal

CactusPlacedEventType = Literal["cactus.placed"]

CACTUS_PLACED_EVENT_TYPE_VALUES: set[CactusPlacedEventType] = {
    "cactus.placed",
}


def check_cactus_placed_event_type(value: str) -> CactusPlacedEventType:
    if value in CACTUS_PLACED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_PLACED_EVENT_TYPE_VALUES!r}")
