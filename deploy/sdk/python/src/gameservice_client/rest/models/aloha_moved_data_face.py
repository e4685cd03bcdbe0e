from typing import Literal

AlohaMovedDataFace = Literal["down", "up"]

ALOHA_MOVED_DATA_FACE_VALUES: set[AlohaMovedDataFace] = {
    "down",
    "up",
}


def check_aloha_moved_data_face(value: str) -> AlohaMovedDataFace:
    if value in ALOHA_MOVED_DATA_FACE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_MOVED_DATA_FACE_VALUES!r}")
