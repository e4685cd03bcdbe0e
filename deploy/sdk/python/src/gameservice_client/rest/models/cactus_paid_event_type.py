from typing import Literal

CactusPaidEventType = Literal["cactus.paid"]

CACTUS_PAID_EVENT_TYPE_VALUES: set[CactusPaidEventType] = {
    "cactus.paid",
}


def check_cactus_paid_event_type(value: str) -> CactusPaidEventType:
    if value in CACTUS_PAID_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_PAID_EVENT_TYPE_VALUES!r}")
