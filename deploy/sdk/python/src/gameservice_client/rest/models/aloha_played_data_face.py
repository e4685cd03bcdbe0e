from typing import Literal

AlohaPlayedDataFace = Literal["down", "up"]

ALOHA_PLAYED_DATA_FACE_VALUES: set[AlohaPlayedDataFace] = {
    "down",
    "up",
}


def check_aloha_played_data_face(value: str) -> AlohaPlayedDataFace:
    if value in ALOHA_PLAYED_DATA_FACE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_PLAYED_DATA_FACE_VALUES!r}")
