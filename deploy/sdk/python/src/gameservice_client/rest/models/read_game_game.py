from typing import Literal

ReadGameGame = Literal["aloha_pioha", "cactus", "ouch"]

READ_GAME_GAME_VALUES: set[ReadGameGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_read_game_game(value: str) -> ReadGameGame:
    if value in READ_GAME_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {READ_GAME_GAME_VALUES!r}")
