from typing import Literal

OuchLostEventType = Literal["ouch.lost"]

OUCH_LOST_EVENT_TYPE_VALUES: set[OuchLostEventType] = {
    "ouch.lost",
}


def check_ouch_lost_event_type(value: str) -> OuchLostEventType:
    if value in OUCH_LOST_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_LOST_EVENT_TYPE_VALUES!r}")
