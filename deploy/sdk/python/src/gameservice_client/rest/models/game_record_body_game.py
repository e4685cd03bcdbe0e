from typing import Literal

GameRecordBodyGame = Literal["aloha_pioha", "cactus", "ouch"]

GAME_RECORD_BODY_GAME_VALUES: set[GameRecordBodyGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_game_record_body_game(value: str) -> GameRecordBodyGame:
    if value in GAME_RECORD_BODY_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GAME_RECORD_BODY_GAME_VALUES!r}")
