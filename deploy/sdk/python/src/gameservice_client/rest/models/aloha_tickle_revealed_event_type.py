from typing import Literal

AlohaTickleRevealedEventType = Literal["aloha.tickle_revealed"]

ALOHA_TICKLE_REVEALED_EVENT_TYPE_VALUES: set[AlohaTickleRevealedEventType] = {
    "aloha.tickle_revealed",
}


def check_aloha_tickle_revealed_event_type(value: str) -> AlohaTickleRevealedEventType:
    if value in ALOHA_TICKLE_REVEALED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TICKLE_REVEALED_EVENT_TYPE_VALUES!r}")
