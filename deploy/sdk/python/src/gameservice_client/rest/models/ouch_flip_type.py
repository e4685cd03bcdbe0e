from typing import Literal

OuchFlipType = Literal["ouch.flip"]

OUCH_FLIP_TYPE_VALUES: set[OuchFlipType] = {
    "ouch.flip",
}


def check_ouch_flip_type(value: str) -> OuchFlipType:
    if value in OUCH_FLIP_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_FLIP_TYPE_VALUES!r}")
