from typing import Literal

MatchRequestVisibility = Literal["private", "public", "unlisted"]

MATCH_REQUEST_VISIBILITY_VALUES: set[MatchRequestVisibility] = {
    "private",
    "public",
    "unlisted",
}


def check_match_request_visibility(value: str) -> MatchRequestVisibility:
    if value in MATCH_REQUEST_VISIBILITY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_REQUEST_VISIBILITY_VALUES!r}")
