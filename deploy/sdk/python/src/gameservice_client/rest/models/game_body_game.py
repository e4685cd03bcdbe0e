from typing import Literal

GameBodyGame = Literal["aloha_pioha", "cactus", "ouch"]

GAME_BODY_GAME_VALUES: set[GameBodyGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_game_body_game(value: str) -> GameBodyGame:
    if value in GAME_BODY_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GAME_BODY_GAME_VALUES!r}")
