from typing import Literal

AlohaHairWonEventType = Literal["aloha.hair_won"]

ALOHA_HAIR_WON_EVENT_TYPE_VALUES: set[AlohaHairWonEventType] = {
    "aloha.hair_won",
}


def check_aloha_hair_won_event_type(value: str) -> AlohaHairWonEventType:
    if value in ALOHA_HAIR_WON_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_HAIR_WON_EVENT_TYPE_VALUES!r}")
