from typing import Literal

OuchDiscardAskedEventType = Literal["ouch.discard_asked"]

OUCH_DISCARD_ASKED_EVENT_TYPE_VALUES: set[OuchDiscardAskedEventType] = {
    "ouch.discard_asked",
}


def check_ouch_discard_asked_event_type(value: str) -> OuchDiscardAskedEventType:
    if value in OUCH_DISCARD_ASKED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_DISCARD_ASKED_EVENT_TYPE_VALUES!r}")
