from typing import Literal

AlohaWithdrewEventType = Literal["aloha.withdrew"]

ALOHA_WITHDREW_EVENT_TYPE_VALUES: set[AlohaWithdrewEventType] = {
    "aloha.withdrew",
}


def check_aloha_withdrew_event_type(value: str) -> AlohaWithdrewEventType:
    if value in ALOHA_WITHDREW_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_WITHDREW_EVENT_TYPE_VALUES!r}")
