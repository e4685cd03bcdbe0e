from typing import Literal

MatchSeatTakenDataKind = Literal["bot", "person"]

MATCH_SEAT_TAKEN_DATA_KIND_VALUES: set[MatchSeatTakenDataKind] = {
    "bot",
    "person",
}


def check_match_seat_taken_data_kind(value: str) -> MatchSeatTakenDataKind:
    if value in MATCH_SEAT_TAKEN_DATA_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_SEAT_TAKEN_DATA_KIND_VALUES!r}")
