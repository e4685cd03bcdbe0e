from typing import Literal

AlohaPlayEnd = Literal["left", "right"]

ALOHA_PLAY_END_VALUES: set[AlohaPlayEnd] = {
    "left",
    "right",
}


def check_aloha_play_end(value: str) -> AlohaPlayEnd:
    if value in ALOHA_PLAY_END_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_PLAY_END_VALUES!r}")
