from typing import Literal

AlohaViewType = Literal["aloha.view"]

ALOHA_VIEW_TYPE_VALUES: set[AlohaViewType] = {
    "aloha.view",
}


def check_aloha_view_type(value: str) -> AlohaViewType:
    if value in ALOHA_VIEW_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_VIEW_TYPE_VALUES!r}")
