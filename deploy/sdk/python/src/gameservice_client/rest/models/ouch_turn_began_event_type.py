from typing import Literal

OuchTurnBeganEventType = Literal["ouch.turn_began"]

OUCH_TURN_BEGAN_EVENT_TYPE_VALUES: set[OuchTurnBeganEventType] = {
    "ouch.turn_began",
}


def check_ouch_turn_began_event_type(value: str) -> OuchTurnBeganEventType:
    if value in OUCH_TURN_BEGAN_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_TURN_BEGAN_EVENT_TYPE_VALUES!r}")
