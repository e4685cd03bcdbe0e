from typing import Literal

WebhookChangesEventsItem = Literal["match.finished", "match.updated", "turn.reminder", "turn.started"]

WEBHOOK_CHANGES_EVENTS_ITEM_VALUES: set[WebhookChangesEventsItem] = {
    "match.finished",
    "match.updated",
    "turn.reminder",
    "turn.started",
}


def check_webhook_changes_events_item(value: str) -> WebhookChangesEventsItem:
    if value in WEBHOOK_CHANGES_EVENTS_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {WEBHOOK_CHANGES_EVENTS_ITEM_VALUES!r}")
