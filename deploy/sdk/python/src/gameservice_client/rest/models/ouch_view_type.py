from typing import Literal

OuchViewType = Literal["ouch.view"]

OUCH_VIEW_TYPE_VALUES: set[OuchViewType] = {
    "ouch.view",
}


def check_ouch_view_type(value: str) -> OuchViewType:
    if value in OUCH_VIEW_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_VIEW_TYPE_VALUES!r}")
