from typing import Literal

MatchRequestGame = Literal["aloha_pioha", "cactus", "ouch"]

MATCH_REQUEST_GAME_VALUES: set[MatchRequestGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_match_request_game(value: str) -> MatchRequestGame:
    if value in MATCH_REQUEST_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_REQUEST_GAME_VALUES!r}")
