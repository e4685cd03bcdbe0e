from typing import Literal

WebhookBodyEventsItem = Literal["match.finished", "match.updated", "turn.reminder", "turn.started"]

WEBHOOK_BODY_EVENTS_ITEM_VALUES: set[WebhookBodyEventsItem] = {
    "match.finished",
    "match.updated",
    "turn.reminder",
    "turn.started",
}


def check_webhook_body_events_item(value: str) -> WebhookBodyEventsItem:
    if value in WEBHOOK_BODY_EVENTS_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {WEBHOOK_BODY_EVENTS_ITEM_VALUES!r}")
