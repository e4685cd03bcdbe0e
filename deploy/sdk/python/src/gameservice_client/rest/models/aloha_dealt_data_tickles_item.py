from typing import Literal

AlohaDealtDataTicklesItem = Literal[
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

ALOHA_DEALT_DATA_TICKLES_ITEM_VALUES: set[AlohaDealtDataTicklesItem] = {
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


def check_aloha_dealt_data_tickles_item(value: str) -> AlohaDealtDataTicklesItem:
    if value in ALOHA_DEALT_DATA_TICKLES_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_DEALT_DATA_TICKLES_ITEM_VALUES!r}")
