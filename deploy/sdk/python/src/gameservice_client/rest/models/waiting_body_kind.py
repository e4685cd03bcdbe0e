from typing import Literal

WaitingBodyKind = Literal["bot", "players", "resolution", "seat"]

WAITING_BODY_KIND_VALUES: set[WaitingBodyKind] = {
    "bot",
    "players",
    "resolution",
    "seat",
}


def check_waiting_body_kind(value: str) -> WaitingBodyKind:
    if value in WAITING_BODY_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {WAITING_BODY_KIND_VALUES!r}")
