from typing import Literal

MatchStartedEventType = Literal["match.started"]

MATCH_STARTED_EVENT_TYPE_VALUES: set[MatchStartedEventType] = {
    "match.started",
}


def check_match_started_event_type(value: str) -> MatchStartedEventType:
    if value in MATCH_STARTED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_STARTED_EVENT_TYPE_VALUES!r}")
