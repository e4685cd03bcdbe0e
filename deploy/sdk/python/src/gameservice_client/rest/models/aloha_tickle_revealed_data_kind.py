from typing import Literal

AlohaTickleRevealedDataKind = Literal[
    "blindfold",
    "champions",
    "crowd",
    "double",
    "extra_pull",
    "few_and_brave",
    "flashlight",
    "home",
    "hop",
    "knot",
    "pluck",
    "steel",
    "strong",
    "topsy_turvy",
    "weak",
]

ALOHA_TICKLE_REVEALED_DATA_KIND_VALUES: set[AlohaTickleRevealedDataKind] = {
    "blindfold",
    "champions",
    "crowd",
    "double",
    "extra_pull",
    "few_and_brave",
    "flashlight",
    "home",
    "hop",
    "knot",
    "pluck",
    "steel",
    "strong",
    "topsy_turvy",
    "weak",
}


def check_aloha_tickle_revealed_data_kind(value: str) -> AlohaTickleRevealedDataKind:
    if value in ALOHA_TICKLE_REVEALED_DATA_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TICKLE_REVEALED_DATA_KIND_VALUES!r}")
