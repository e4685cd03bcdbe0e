from typing import Literal

MatchStandInBeganEventType = Literal["match.stand_in_began"]

MATCH_STAND_IN_BEGAN_EVENT_TYPE_VALUES: set[MatchStandInBeganEventType] = {
    "match.stand_in_began",
}


def check_match_stand_in_began_event_type(value: str) -> MatchStandInBeganEventType:
    if value in MATCH_STAND_IN_BEGAN_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_STAND_IN_BEGAN_EVENT_TYPE_VALUES!r}")
