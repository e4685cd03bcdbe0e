from typing import Literal

ReadGameRulesGame = Literal["aloha_pioha", "cactus", "ouch"]

READ_GAME_RULES_GAME_VALUES: set[ReadGameRulesGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_read_game_rules_game(value: str) -> ReadGameRulesGame:
    if value in READ_GAME_RULES_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {READ_GAME_RULES_GAME_VALUES!r}")
