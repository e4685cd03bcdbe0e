from typing import Literal

MatchBodyVisibility = Literal["private", "public", "unlisted"]

MATCH_BODY_VISIBILITY_VALUES: set[MatchBodyVisibility] = {
    "private",
    "public",
    "unlisted",
}


def check_match_body_visibility(value: str) -> MatchBodyVisibility:
    if value in MATCH_BODY_VISIBILITY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_BODY_VISIBILITY_VALUES!r}")
