from typing import Literal

CactusWithdrewEventType = Literal["cactus.withdrew"]

CACTUS_WITHDREW_EVENT_TYPE_VALUES: set[CactusWithdrewEventType] = {
    "cactus.withdrew",
}


def check_cactus_withdrew_event_type(value: str) -> CactusWithdrewEventType:
    if value in CACTUS_WITHDREW_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_WITHDREW_EVENT_TYPE_VALUES!r}")
