from typing import Literal

MoveBodyStatus = Literal["aborted", "active", "finished", "open"]

MOVE_BODY_STATUS_VALUES: set[MoveBodyStatus] = {
    "aborted",
    "active",
    "finished",
    "open",
}


def check_move_body_status(value: str) -> MoveBodyStatus:
    if value in MOVE_BODY_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MOVE_BODY_STATUS_VALUES!r}")
