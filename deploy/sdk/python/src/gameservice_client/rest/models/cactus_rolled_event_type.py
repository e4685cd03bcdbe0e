from typing import Literal

CactusRolledEventType = Literal["cactus.rolled"]

CACTUS_ROLLED_EVENT_TYPE_VALUES: set[CactusRolledEventType] = {
    "cactus.rolled",
}


def check_cactus_rolled_event_type(value: str) -> CactusRolledEventType:
    if value in CACTUS_ROLLED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_ROLLED_EVENT_TYPE_VALUES!r}")
