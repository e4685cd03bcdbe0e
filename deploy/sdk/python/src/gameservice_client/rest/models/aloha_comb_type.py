from typing import Literal

AlohaCombType = Literal["aloha.comb"]

ALOHA_COMB_TYPE_VALUES: set[AlohaCombType] = {
    "aloha.comb",
}


def check_aloha_comb_type(value: str) -> AlohaCombType:
    if value in ALOHA_COMB_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_COMB_TYPE_VALUES!r}")
