from typing import Literal

OuchExtraTurnOfferedEventType = Literal["ouch.extra_turn_offered"]

OUCH_EXTRA_TURN_OFFERED_EVENT_TYPE_VALUES: set[OuchExtraTurnOfferedEventType] = {
    "ouch.extra_turn_offered",
}


def check_ouch_extra_turn_offered_event_type(value: str) -> OuchExtraTurnOfferedEventType:
    if value in OUCH_EXTRA_TURN_OFFERED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_EXTRA_TURN_OFFERED_EVENT_TYPE_VALUES!r}")
