from typing import Literal

QuickRequestGame = Literal["aloha_pioha", "cactus", "ouch"]

QUICK_REQUEST_GAME_VALUES: set[QuickRequestGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_quick_request_game(value: str) -> QuickRequestGame:
    if value in QUICK_REQUEST_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {QUICK_REQUEST_GAME_VALUES!r}")
