from typing import Literal

MatchBodyOnAbandon = Literal["bot", "forfeit"]

MATCH_BODY_ON_ABANDON_VALUES: set[MatchBodyOnAbandon] = {
    "bot",
    "forfeit",
}


def check_match_body_on_abandon(value: str) -> MatchBodyOnAbandon:
    if value in MATCH_BODY_ON_ABANDON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_BODY_ON_ABANDON_VALUES!r}")
