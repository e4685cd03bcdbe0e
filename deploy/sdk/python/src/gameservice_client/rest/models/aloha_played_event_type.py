from typing import Literal

AlohaPlayedEventType = Literal["aloha.played"]

ALOHA_PLAYED_EVENT_TYPE_VALUES: set[AlohaPlayedEventType] = {
    "aloha.played",
}


def check_aloha_played_event_type(value: str) -> AlohaPlayedEventType:
    if value in ALOHA_PLAYED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_PLAYED_EVENT_TYPE_VALUES!r}")
