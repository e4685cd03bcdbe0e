from typing import Literal

AlohaMovedEventType = Literal["aloha.moved"]

ALOHA_MOVED_EVENT_TYPE_VALUES: set[AlohaMovedEventType] = {
    "aloha.moved",
}


def check_aloha_moved_event_type(value: str) -> AlohaMovedEventType:
    if value in ALOHA_MOVED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_MOVED_EVENT_TYPE_VALUES!r}")
