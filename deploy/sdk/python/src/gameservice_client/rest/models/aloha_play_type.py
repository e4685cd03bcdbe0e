from typing import Literal

AlohaPlayType = Literal["aloha.play"]

ALOHA_PLAY_TYPE_VALUES: set[AlohaPlayType] = {
    "aloha.play",
}


def check_aloha_play_type(value: str) -> AlohaPlayType:
    if value in ALOHA_PLAY_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_PLAY_TYPE_VALUES!r}")
