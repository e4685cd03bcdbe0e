from typing import Literal

OuchLostDataToType0 = Literal["box"]

OUCH_LOST_DATA_TO_TYPE_0_VALUES: set[OuchLostDataToType0] = {
    "box",
}


def check_ouch_lost_data_to_type_0(value: str) -> OuchLostDataToType0:
    if value in OUCH_LOST_DATA_TO_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_LOST_DATA_TO_TYPE_0_VALUES!r}")
