from typing import Literal

MatchStandInEndedEventType = Literal["match.stand_in_ended"]

MATCH_STAND_IN_ENDED_EVENT_TYPE_VALUES: set[MatchStandInEndedEventType] = {
    "match.stand_in_ended",
}


def check_match_stand_in_ended_event_type(value: str) -> MatchStandInEndedEventType:
    if value in MATCH_STAND_IN_ENDED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_STAND_IN_ENDED_EVENT_TYPE_VALUES!r}")
