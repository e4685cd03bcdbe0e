from typing import Literal

OuchFlippedEventType = Literal["ouch.flipped"]

OUCH_FLIPPED_EVENT_TYPE_VALUES: set[OuchFlippedEventType] = {
    "ouch.flipped",
}


def check_ouch_flipped_event_type(value: str) -> OuchFlippedEventType:
    if value in OUCH_FLIPPED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_FLIPPED_EVENT_TYPE_VALUES!r}")
