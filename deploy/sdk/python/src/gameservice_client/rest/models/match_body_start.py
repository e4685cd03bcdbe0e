from typing import Literal

MatchBodyStart = Literal["full", "host"]

MATCH_BODY_START_VALUES: set[MatchBodyStart] = {
    "full",
    "host",
}


def check_match_body_start(value: str) -> MatchBodyStart:
    if value in MATCH_BODY_START_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_BODY_START_VALUES!r}")
