from typing import Literal

MatchLapsedEventType = Literal["match.lapsed"]

MATCH_LAPSED_EVENT_TYPE_VALUES: set[MatchLapsedEventType] = {
    "match.lapsed",
}


def check_match_lapsed_event_type(value: str) -> MatchLapsedEventType:
    if value in MATCH_LAPSED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_LAPSED_EVENT_TYPE_VALUES!r}")
