from typing import Literal

DeliveryBodyEvent = Literal["match.finished", "match.updated", "turn.reminder", "turn.started", "webhook.test"]

DELIVERY_BODY_EVENT_VALUES: set[DeliveryBodyEvent] = {
    "match.finished",
    "match.updated",
    "turn.reminder",
    "turn.started",
    "webhook.test",
}


def check_delivery_body_event(value: str) -> DeliveryBodyEvent:
    if value in DELIVERY_BODY_EVENT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DELIVERY_BODY_EVENT_VALUES!r}")
