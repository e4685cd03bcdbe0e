from typing import Literal

CactusTurnBeganEventType = Literal["cactus.turn_began"]

CACTUS_TURN_BEGAN_EVENT_TYPE_VALUES: set[CactusTurnBeganEventType] = {
    "cactus.turn_began",
}


def check_cactus_turn_began_event_type(value: str) -> CactusTurnBeganEventType:
    if value in CACTUS_TURN_BEGAN_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_TURN_BEGAN_EVENT_TYPE_VALUES!r}")
