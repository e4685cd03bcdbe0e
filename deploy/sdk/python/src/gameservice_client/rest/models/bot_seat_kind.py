from typing import Literal

BotSeatKind = Literal["bot"]

BOT_SEAT_KIND_VALUES: set[BotSeatKind] = {
    "bot",
}


def check_bot_seat_kind(value: str) -> BotSeatKind:
    if value in BOT_SEAT_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {BOT_SEAT_KIND_VALUES!r}")
