from typing import Literal

OuchDiscardType = Literal["ouch.discard"]

OUCH_DISCARD_TYPE_VALUES: set[OuchDiscardType] = {
    "ouch.discard",
}


def check_ouch_discard_type(value: str) -> OuchDiscardType:
    if value in OUCH_DISCARD_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_DISCARD_TYPE_VALUES!r}")
