from typing import Literal

OuchShuffledEventType = Literal["ouch.shuffled"]

OUCH_SHUFFLED_EVENT_TYPE_VALUES: set[OuchShuffledEventType] = {
    "ouch.shuffled",
}


def check_ouch_shuffled_event_type(value: str) -> OuchShuffledEventType:
    if value in OUCH_SHUFFLED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_SHUFFLED_EVENT_TYPE_VALUES!r}")
