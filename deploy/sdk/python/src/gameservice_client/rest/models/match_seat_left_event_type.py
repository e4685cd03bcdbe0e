from typing import Literal

MatchSeatLeftEventType = Literal["match.seat_left"]

MATCH_SEAT_LEFT_EVENT_TYPE_VALUES: set[MatchSeatLeftEventType] = {
    "match.seat_left",
}


def check_match_seat_left_event_type(value: str) -> MatchSeatLeftEventType:
    if value in MATCH_SEAT_LEFT_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_SEAT_LEFT_EVENT_TYPE_VALUES!r}")
