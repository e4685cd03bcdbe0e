from typing import Literal

AlohaMovedDataToType0 = Literal["comb", "hand"]

ALOHA_MOVED_DATA_TO_TYPE_0_VALUES: set[AlohaMovedDataToType0] = {
    "comb",
    "hand",
}


def check_aloha_moved_data_to_type_0(value: str) -> AlohaMovedDataToType0:
    if value in ALOHA_MOVED_DATA_TO_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_MOVED_DATA_TO_TYPE_0_VALUES!r}")
