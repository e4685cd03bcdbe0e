from typing import Literal

AlohaTickleDueEventType = Literal["aloha.tickle_due"]

ALOHA_TICKLE_DUE_EVENT_TYPE_VALUES: set[AlohaTickleDueEventType] = {
    "aloha.tickle_due",
}


def check_aloha_tickle_due_event_type(value: str) -> AlohaTickleDueEventType:
    if value in ALOHA_TICKLE_DUE_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TICKLE_DUE_EVENT_TYPE_VALUES!r}")
