from typing import Literal

MatchRematchedEventType = Literal["match.rematched"]

MATCH_REMATCHED_EVENT_TYPE_VALUES: set[MatchRematchedEventType] = {
    "match.rematched",
}


def check_match_rematched_event_type(value: str) -> MatchRematchedEventType:
    if value in MATCH_REMATCHED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_REMATCHED_EVENT_TYPE_VALUES!r}")
