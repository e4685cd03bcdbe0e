from typing import Literal

MatchSeatTakenEventType = Literal["match.seat_taken"]

MATCH_SEAT_TAKEN_EVENT_TYPE_VALUES: set[MatchSeatTakenEventType] = {
    "match.seat_taken",
}


def check_match_seat_taken_event_type(value: str) -> MatchSeatTakenEventType:
    if value in MATCH_SEAT_TAKEN_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_SEAT_TAKEN_EVENT_TYPE_VALUES!r}")
