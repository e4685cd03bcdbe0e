from typing import Literal

AlohaDrewEventType = Literal["aloha.drew"]

ALOHA_DREW_EVENT_TYPE_VALUES: set[AlohaDrewEventType] = {
    "aloha.drew",
}


def check_aloha_drew_event_type(value: str) -> AlohaDrewEventType:
    if value in ALOHA_DREW_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_DREW_EVENT_TYPE_VALUES!r}")
