from typing import Literal

OuchViewEndedType0 = Literal["eight_cards", "empty_pile"]

OUCH_VIEW_ENDED_TYPE_0_VALUES: set[OuchViewEndedType0] = {
    "eight_cards",
    "empty_pile",
}


def check_ouch_view_ended_type_0(value: str) -> OuchViewEndedType0:
    if value in OUCH_VIEW_ENDED_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_VIEW_ENDED_TYPE_0_VALUES!r}")
