from typing import Literal

AlohaPlayerTribe = Literal["blue", "green", "red", "yellow"]

ALOHA_PLAYER_TRIBE_VALUES: set[AlohaPlayerTribe] = {
    "blue",
    "green",
    "red",
    "yellow",
}


def check_aloha_player_tribe(value: str) -> AlohaPlayerTribe:
    if value in ALOHA_PLAYER_TRIBE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_PLAYER_TRIBE_VALUES!r}")
