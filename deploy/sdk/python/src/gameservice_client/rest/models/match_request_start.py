from typing import Literal

MatchRequestStart = Literal["full", "host"]

MATCH_REQUEST_START_VALUES: set[MatchRequestStart] = {
    "full",
    "host",
}


def check_match_request_start(value: str) -> MatchRequestStart:
    if value in MATCH_REQUEST_START_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_REQUEST_START_VALUES!r}")
