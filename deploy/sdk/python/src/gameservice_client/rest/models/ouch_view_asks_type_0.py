from typing import Literal

OuchViewAsksType0 = Literal["discard", "extra_turn", "flip"]

OUCH_VIEW_ASKS_TYPE_0_VALUES: set[OuchViewAsksType0] = {
    "discard",
    "extra_turn",
    "flip",
}


def check_ouch_view_asks_type_0(value: str) -> OuchViewAsksType0:
    if value in OUCH_VIEW_ASKS_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_VIEW_ASKS_TYPE_0_VALUES!r}")
