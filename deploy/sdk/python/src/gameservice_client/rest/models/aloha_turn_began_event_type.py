from typing import Literal

AlohaTurnBeganEventType = Literal["aloha.turn_began"]

ALOHA_TURN_BEGAN_EVENT_TYPE_VALUES: set[AlohaTurnBeganEventType] = {
    "aloha.turn_began",
}


def check_aloha_turn_began_event_type(value: str) -> AlohaTurnBeganEventType:
    if value in ALOHA_TURN_BEGAN_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TURN_BEGAN_EVENT_TYPE_VALUES!r}")
