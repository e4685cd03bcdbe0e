from typing import Literal

AlohaPlayFace = Literal["down", "up"]

ALOHA_PLAY_FACE_VALUES: set[AlohaPlayFace] = {
    "down",
    "up",
}


def check_aloha_play_face(value: str) -> AlohaPlayFace:
    if value in ALOHA_PLAY_FACE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_PLAY_FACE_VALUES!r}")
