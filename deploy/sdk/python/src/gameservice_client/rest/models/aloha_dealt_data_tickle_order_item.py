from typing import Literal

AlohaDealtDataTickleOrderItem = Literal[
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

ALOHA_DEALT_DATA_TICKLE_ORDER_ITEM_VALUES: set[AlohaDealtDataTickleOrderItem] = {
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


def check_aloha_dealt_data_tickle_order_item(value: str) -> AlohaDealtDataTickleOrderItem:
    if value in ALOHA_DEALT_DATA_TICKLE_ORDER_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_DEALT_DATA_TICKLE_ORDER_ITEM_VALUES!r}")
