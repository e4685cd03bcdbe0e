from typing import Literal

OuchLostDataCause = Literal["fennec", "prick", "red_flowers"]

OUCH_LOST_DATA_CAUSE_VALUES: set[OuchLostDataCause] = {
    "fennec",
    "prick",
    "red_flowers",
}


def check_ouch_lost_data_cause(value: str) -> OuchLostDataCause:
    if value in OUCH_LOST_DATA_CAUSE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_LOST_DATA_CAUSE_VALUES!r}")
