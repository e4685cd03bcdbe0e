from typing import Literal

AlohaHairTickleType0 = Literal[
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

ALOHA_HAIR_TICKLE_TYPE_0_VALUES: set[AlohaHairTickleType0] = {
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


def check_aloha_hair_tickle_type_0(value: str) -> AlohaHairTickleType0:
    if value in ALOHA_HAIR_TICKLE_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_HAIR_TICKLE_TYPE_0_VALUES!r}")
