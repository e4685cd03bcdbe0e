from typing import Literal

OuchDealtEventType = Literal["ouch.dealt"]

OUCH_DEALT_EVENT_TYPE_VALUES: set[OuchDealtEventType] = {
    "ouch.dealt",
}


def check_ouch_dealt_event_type(value: str) -> OuchDealtEventType:
    if value in OUCH_DEALT_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_DEALT_EVENT_TYPE_VALUES!r}")
