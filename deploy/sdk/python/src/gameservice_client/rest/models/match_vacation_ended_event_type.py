from typing import Literal

MatchVacationEndedEventType = Literal["match.vacation_ended"]

MATCH_VACATION_ENDED_EVENT_TYPE_VALUES: set[MatchVacationEndedEventType] = {
    "match.vacation_ended",
}


def check_match_vacation_ended_event_type(value: str) -> MatchVacationEndedEventType:
    if value in MATCH_VACATION_ENDED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_VACATION_ENDED_EVENT_TYPE_VALUES!r}")
