from typing import Literal

AlohaTicklesFaceUpItem = Literal[
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

ALOHA_TICKLES_FACE_UP_ITEM_VALUES: set[AlohaTicklesFaceUpItem] = {
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


def check_aloha_tickles_face_up_item(value: str) -> AlohaTicklesFaceUpItem:
    if value in ALOHA_TICKLES_FACE_UP_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_TICKLES_FACE_UP_ITEM_VALUES!r}")
