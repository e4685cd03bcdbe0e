from typing import Literal

AlohaPlayedDataEnd = Literal["left", "right"]

ALOHA_PLAYED_DATA_END_VALUES: set[AlohaPlayedDataEnd] = {
    "left",
    "right",
}


def check_aloha_played_data_end(value: str) -> AlohaPlayedDataEnd:
    if value in ALOHA_PLAYED_DATA_END_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_PLAYED_DATA_END_VALUES!r}")
