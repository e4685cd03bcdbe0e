from typing import Literal

ListPersonRatingsGame = Literal["aloha_pioha", "cactus", "ouch"]

LIST_PERSON_RATINGS_GAME_VALUES: set[ListPersonRatingsGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_list_person_ratings_game(value: str) -> ListPersonRatingsGame:
    if value in LIST_PERSON_RATINGS_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_PERSON_RATINGS_GAME_VALUES!r}")
