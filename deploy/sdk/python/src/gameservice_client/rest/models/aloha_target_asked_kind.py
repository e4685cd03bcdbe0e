from typing import Literal

AlohaTargetAskedKind = Literal["extra_pull", "home", "hop"]

ALOHA_TARGET_ASKED_KIND_VALUES: set[AlohaTargetAskedKind] = {
    "extra_pull",
    "home",
    "hop",
}


def check_aloha_target_asked_kind(value: str) -> AlohaTargetAskedKind:
    if value in ALOHA_TARGET_ASKED_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TARGET_ASKED_KIND_VALUES!r}")
