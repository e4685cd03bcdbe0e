from typing import Literal

AlohaDealtEventType = Literal["aloha.dealt"]

ALOHA_DEALT_EVENT_TYPE_VALUES: set[AlohaDealtEventType] = {
    "aloha.dealt",
}


def check_aloha_dealt_event_type(value: str) -> AlohaDealtEventType:
    if value in ALOHA_DEALT_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_DEALT_EVENT_TYPE_VALUES!r}")
