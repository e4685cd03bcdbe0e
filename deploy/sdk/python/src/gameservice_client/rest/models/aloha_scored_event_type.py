from typing import Literal

AlohaScoredEventType = Literal["aloha.scored"]

ALOHA_SCORED_EVENT_TYPE_VALUES: set[AlohaScoredEventType] = {
    "aloha.scored",
}


def check_aloha_scored_event_type(value: str) -> AlohaScoredEventType:
    if value in ALOHA_SCORED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_SCORED_EVENT_TYPE_VALUES!r}")
