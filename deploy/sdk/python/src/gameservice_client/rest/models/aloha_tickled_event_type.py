from typing import Literal

AlohaTickledEventType = Literal["aloha.tickled"]

ALOHA_TICKLED_EVENT_TYPE_VALUES: set[AlohaTickledEventType] = {
    "aloha.tickled",
}


def check_aloha_tickled_event_type(value: str) -> AlohaTickledEventType:
    if value in ALOHA_TICKLED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TICKLED_EVENT_TYPE_VALUES!r}")
