from typing import Literal

AlohaScoredDataReason = Literal["beaten", "great_win", "hairs_resolved", "win"]

ALOHA_SCORED_DATA_REASON_VALUES: set[AlohaScoredDataReason] = {
    "beaten",
    "great_win",
    "hairs_resolved",
    "win",
}


def check_aloha_scored_data_reason(value: str) -> AlohaScoredDataReason:
    if value in ALOHA_SCORED_DATA_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_SCORED_DATA_REASON_VALUES!r}")
