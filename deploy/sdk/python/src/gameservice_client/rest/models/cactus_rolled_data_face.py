from typing import Literal

CactusRolledDataFace = Literal["colour", "shape", "special"]

CACTUS_ROLLED_DATA_FACE_VALUES: set[CactusRolledDataFace] = {
    "colour",
    "shape",
    "special",
}


def check_cactus_rolled_data_face(value: str) -> CactusRolledDataFace:
    if value in CACTUS_ROLLED_DATA_FACE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_ROLLED_DATA_FACE_VALUES!r}")
