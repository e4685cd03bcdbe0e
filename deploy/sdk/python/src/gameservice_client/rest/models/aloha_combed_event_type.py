from typing import Literal

AlohaCombedEventType = Literal["aloha.combed"]

ALOHA_COMBED_EVENT_TYPE_VALUES: set[AlohaCombedEventType] = {
    "aloha.combed",
}


def check_aloha_combed_event_type(value: str) -> AlohaCombedEventType:
    if value in ALOHA_COMBED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_COMBED_EVENT_TYPE_VALUES!r}")
