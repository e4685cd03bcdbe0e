from typing import Literal

ResultBodyGame = Literal["aloha_pioha", "cactus", "ouch"]

RESULT_BODY_GAME_VALUES: set[ResultBodyGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_result_body_game(value: str) -> ResultBodyGame:
    if value in RESULT_BODY_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {RESULT_BODY_GAME_VALUES!r}")
