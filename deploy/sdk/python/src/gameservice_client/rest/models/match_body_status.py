from typing import Literal

MatchBodyStatus = Literal["aborted", "active", "finished", "open"]

MATCH_BODY_STATUS_VALUES: set[MatchBodyStatus] = {
    "aborted",
    "active",
    "finished",
    "open",
}


def check_match_body_status(value: str) -> MatchBodyStatus:
    if value in MATCH_BODY_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_BODY_STATUS_VALUES!r}")
