from typing import Literal

MatchBodyGame = Literal["aloha_pioha", "cactus", "ouch"]

MATCH_BODY_GAME_VALUES: set[MatchBodyGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_match_body_game(value: str) -> MatchBodyGame:
    if value in MATCH_BODY_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_BODY_GAME_VALUES!r}")
