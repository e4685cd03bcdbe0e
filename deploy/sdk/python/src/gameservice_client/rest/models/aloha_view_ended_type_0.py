from typing import Literal

AlohaViewEndedType0 = Literal["beaten", "great_win", "hairs_resolved", "win"]

ALOHA_VIEW_ENDED_TYPE_0_VALUES: set[AlohaViewEndedType0] = {
    "beaten",
    "great_win",
    "hairs_resolved",
    "win",
}


def check_aloha_view_ended_type_0(value: str) -> AlohaViewEndedType0:
    if value in ALOHA_VIEW_ENDED_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_VIEW_ENDED_TYPE_0_VALUES!r}")
