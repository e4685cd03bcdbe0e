from typing import Literal

AlohaTurnBeganDataAsks = Literal["comb", "play"]

ALOHA_TURN_BEGAN_DATA_ASKS_VALUES: set[AlohaTurnBeganDataAsks] = {
    "comb",
    "play",
}


def check_aloha_turn_began_data_asks(value: str) -> AlohaTurnBeganDataAsks:
    if value in ALOHA_TURN_BEGAN_DATA_ASKS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TURN_BEGAN_DATA_ASKS_VALUES!r}")
