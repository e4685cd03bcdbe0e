from typing import Literal

GameBodyDefaultBotLevel = Literal["easy", "hard", "normal"]

GAME_BODY_DEFAULT_BOT_LEVEL_VALUES: set[GameBodyDefaultBotLevel] = {
    "easy",
    "hard",
    "normal",
}


def check_game_body_default_bot_level(value: str) -> GameBodyDefaultBotLevel:
    if value in GAME_BODY_DEFAULT_BOT_LEVEL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GAME_BODY_DEFAULT_BOT_LEVEL_VALUES!r}")
