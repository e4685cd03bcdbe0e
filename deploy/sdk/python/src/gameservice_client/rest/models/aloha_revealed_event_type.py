from typing import Literal

AlohaRevealedEventType = Literal["aloha.revealed"]

ALOHA_REVEALED_EVENT_TYPE_VALUES: set[AlohaRevealedEventType] = {
    "aloha.revealed",
}


def check_aloha_revealed_event_type(value: str) -> AlohaRevealedEventType:
    if value in ALOHA_REVEALED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_REVEALED_EVENT_TYPE_VALUES!r}")
