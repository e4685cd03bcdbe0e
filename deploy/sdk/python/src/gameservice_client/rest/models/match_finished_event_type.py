from typing import Literal

MatchFinishedEventType = Literal["match.finished"]

MATCH_FINISHED_EVENT_TYPE_VALUES: set[MatchFinishedEventType] = {
    "match.finished",
}


def check_match_finished_event_type(value: str) -> MatchFinishedEventType:
    if value in MATCH_FINISHED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_FINISHED_EVENT_TYPE_VALUES!r}")
