from typing import Literal

AlohaViewAsksType0 = Literal["comb", "play", "target", "tickle"]

ALOHA_VIEW_ASKS_TYPE_0_VALUES: set[AlohaViewAsksType0] = {
    "comb",
    "play",
    "target",
    "tickle",
}


def check_aloha_view_asks_type_0(value: str) -> AlohaViewAsksType0:
    if value in ALOHA_VIEW_ASKS_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_VIEW_ASKS_TYPE_0_VALUES!r}")
