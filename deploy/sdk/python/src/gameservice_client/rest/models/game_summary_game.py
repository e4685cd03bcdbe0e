from typing import Literal

GameSummaryGame = Literal["aloha_pioha", "cactus", "ouch"]

GAME_SUMMARY_GAME_VALUES: set[GameSummaryGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_game_summary_game(value: str) -> GameSummaryGame:
    if value in GAME_SUMMARY_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GAME_SUMMARY_GAME_VALUES!r}")
