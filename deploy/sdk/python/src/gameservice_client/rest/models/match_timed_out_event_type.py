from typing import Literal

MatchTimedOutEventType = Literal["match.timed_out"]

MATCH_TIMED_OUT_EVENT_TYPE_VALUES: set[MatchTimedOutEventType] = {
    "match.timed_out",
}


def check_match_timed_out_event_type(value: str) -> MatchTimedOutEventType:
    if value in MATCH_TIMED_OUT_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_TIMED_OUT_EVENT_TYPE_VALUES!r}")
