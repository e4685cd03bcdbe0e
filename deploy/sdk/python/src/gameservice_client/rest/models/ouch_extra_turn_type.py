from typing import Literal

OuchExtraTurnType = Literal["ouch.extra_turn"]

OUCH_EXTRA_TURN_TYPE_VALUES: set[OuchExtraTurnType] = {
    "ouch.extra_turn",
}


def check_ouch_extra_turn_type(value: str) -> OuchExtraTurnType:
    if value in OUCH_EXTRA_TURN_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_EXTRA_TURN_TYPE_VALUES!r}")
