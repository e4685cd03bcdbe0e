from typing import Literal

CactusSetUpEventType = Literal["cactus.set_up"]

CACTUS_SET_UP_EVENT_TYPE_VALUES: set[CactusSetUpEventType] = {
    "cactus.set_up",
}


def check_cactus_set_up_event_type(value: str) -> CactusSetUpEventType:
    if value in CACTUS_SET_UP_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_SET_UP_EVENT_TYPE_VALUES!r}")
