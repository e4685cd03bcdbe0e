from typing import Literal

OuchScoredEventType = Literal["ouch.scored"]

OUCH_SCORED_EVENT_TYPE_VALUES: set[OuchScoredEventType] = {
    "ouch.scored",
}


def check_ouch_scored_event_type(value: str) -> OuchScoredEventType:
    if value in OUCH_SCORED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_SCORED_EVENT_TYPE_VALUES!r}")
