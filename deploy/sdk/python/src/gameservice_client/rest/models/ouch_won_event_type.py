from typing import Literal

OuchWonEventType = Literal["ouch.won"]

OUCH_WON_EVENT_TYPE_VALUES: set[OuchWonEventType] = {
    "ouch.won",
}


def check_ouch_won_event_type(value: str) -> OuchWonEventType:
    if value in OUCH_WON_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_WON_EVENT_TYPE_VALUES!r}")
