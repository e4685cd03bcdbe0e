from typing import Literal

MatchResignedEventType = Literal["match.resigned"]

MATCH_RESIGNED_EVENT_TYPE_VALUES: set[MatchResignedEventType] = {
    "match.resigned",
}


def check_match_resigned_event_type(value: str) -> MatchResignedEventType:
    if value in MATCH_RESIGNED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_RESIGNED_EVENT_TYPE_VALUES!r}")
