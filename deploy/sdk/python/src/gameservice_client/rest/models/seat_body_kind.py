from typing import Literal

SeatBodyKind = Literal["bot", "open", "person"]

SEAT_BODY_KIND_VALUES: set[SeatBodyKind] = {
    "bot",
    "open",
    "person",
}


def check_seat_body_kind(value: str) -> SeatBodyKind:
    if value in SEAT_BODY_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_BODY_KIND_VALUES!r}")
