from typing import Literal

OuchScoredDataReason = Literal["eight_cards", "empty_pile"]

OUCH_SCORED_DATA_REASON_VALUES: set[OuchScoredDataReason] = {
    "eight_cards",
    "empty_pile",
}


def check_ouch_scored_data_reason(value: str) -> OuchScoredDataReason:
    if value in OUCH_SCORED_DATA_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_SCORED_DATA_REASON_VALUES!r}")
