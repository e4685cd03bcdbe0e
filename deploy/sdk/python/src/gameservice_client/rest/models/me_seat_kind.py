from typing import Literal

MeSeatKind = Literal["me"]

ME_SEAT_KIND_VALUES: set[MeSeatKind] = {
    "me",
}


def check_me_seat_kind(value: str) -> MeSeatKind:
    if value in ME_SEAT_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ME_SEAT_KIND_VALUES!r}")
