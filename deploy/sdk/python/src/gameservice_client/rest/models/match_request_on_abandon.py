from typing import Literal

MatchRequestOnAbandon = Literal["bot", "forfeit"]

MATCH_REQUEST_ON_ABANDON_VALUES: set[MatchRequestOnAbandon] = {
    "bot",
    "forfeit",
}


def check_match_request_on_abandon(value: str) -> MatchRequestOnAbandon:
    if value in MATCH_REQUEST_ON_ABANDON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_REQUEST_ON_ABANDON_VALUES!r}")
