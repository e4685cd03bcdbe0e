from typing import Literal

ListMatchesGame = Literal["aloha_pioha", "cactus", "ouch"]

LIST_MATCHES_GAME_VALUES: set[ListMatchesGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_list_matches_game(value: str) -> ListMatchesGame:
    if value in LIST_MATCHES_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_MATCHES_GAME_VALUES!r}")
