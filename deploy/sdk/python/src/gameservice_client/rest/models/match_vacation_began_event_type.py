from typing import Literal

MatchVacationBeganEventType = Literal["match.vacation_began"]

MATCH_VACATION_BEGAN_EVENT_TYPE_VALUES: set[MatchVacationBeganEventType] = {
    "match.vacation_began",
}


def check_match_vacation_began_event_type(value: str) -> MatchVacationBeganEventType:
    if value in MATCH_VACATION_BEGAN_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_VACATION_BEGAN_EVENT_TYPE_VALUES!r}")
