from typing import Literal

DeliveryBodyState = Literal["dead", "delivered", "pending"]

DELIVERY_BODY_STATE_VALUES: set[DeliveryBodyState] = {
    "dead",
    "delivered",
    "pending",
}


def check_delivery_body_state(value: str) -> DeliveryBodyState:
    if value in DELIVERY_BODY_STATE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DELIVERY_BODY_STATE_VALUES!r}")
