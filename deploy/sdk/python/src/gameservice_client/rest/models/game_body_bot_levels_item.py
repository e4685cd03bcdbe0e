from typing import Literal

GameBodyBotLevelsItem = Literal["easy", "hard", "normal"]

GAME_BODY_BOT_LEVELS_ITEM_VALUES: set[GameBodyBotLevelsItem] = {
    "easy",
    "hard",
    "normal",
}


def check_game_body_bot_levels_item(value: str) -> GameBodyBotLevelsItem:
    if value in GAME_BODY_BOT_LEVELS_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GAME_BODY_BOT_LEVELS_ITEM_VALUES!r}")
