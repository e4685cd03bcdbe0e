from typing import Literal

AlohaLouseFace = Literal["down", "up"]

ALOHA_LOUSE_FACE_VALUES: set[AlohaLouseFace] = {
    "down",
    "up",
}


def check_aloha_louse_face(value: str) -> AlohaLouseFace:
    if value in ALOHA_LOUSE_FACE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_LOUSE_FACE_VALUES!r}")
