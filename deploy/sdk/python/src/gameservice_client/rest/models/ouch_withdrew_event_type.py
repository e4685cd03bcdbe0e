from typing import Literal

OuchWithdrewEventType = Literal["ouch.withdrew"]

OUCH_WITHDREW_EVENT_TYPE_VALUES: set[OuchWithdrewEventType] = {
    "ouch.withdrew",
}


def check_ouch_withdrew_event_type(value: str) -> OuchWithdrewEventType:
    if value in OUCH_WITHDREW_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_WITHDREW_EVENT_TYPE_VALUES!r}")
