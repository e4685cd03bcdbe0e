from typing import Literal

BotSeatLevel = Literal["easy", "hard", "normal"]

BOT_SEAT_LEVEL_VALUES: set[BotSeatLevel] = {
    "easy",
    "hard",
    "normal",
}


def check_bot_seat_level(value: str) -> BotSeatLevel:
    if value in BOT_SEAT_LEVEL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {BOT_SEAT_LEVEL_VALUES!r}")
