from typing import Literal

ListPersonResultsGame = Literal["aloha_pioha", "cactus", "ouch"]

LIST_PERSON_RESULTS_GAME_VALUES: set[ListPersonResultsGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_list_person_results_game(value: str) -> ListPersonResultsGame:
    if value in LIST_PERSON_RESULTS_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_PERSON_RESULTS_GAME_VALUES!r}")
