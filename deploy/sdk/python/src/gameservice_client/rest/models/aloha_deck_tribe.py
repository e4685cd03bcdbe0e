from typing import Literal

AlohaDeckTribe = Literal["blue", "green", "red", "yellow"]

ALOHA_DECK_TRIBE_VALUES: set[AlohaDeckTribe] = {
    "blue",
    "green",
    "red",
    "yellow",
}


def check_aloha_deck_tribe(value: str) -> AlohaDeckTribe:
    if value in ALOHA_DECK_TRIBE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_DECK_TRIBE_VALUES!r}")
