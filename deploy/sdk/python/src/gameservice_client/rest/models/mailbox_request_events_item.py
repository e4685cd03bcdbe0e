from typing import Literal

MailboxRequestEventsItem = Literal["match.finished", "turn.reminder", "turn.started"]

MAILBOX_REQUEST_EVENTS_ITEM_VALUES: set[MailboxRequestEventsItem] = {
    "match.finished",
    "turn.reminder",
    "turn.started",
}


def check_mailbox_request_events_item(value: str) -> MailboxRequestEventsItem:
    if value in MAILBOX_REQUEST_EVENTS_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MAILBOX_REQUEST_EVENTS_ITEM_VALUES!r}")
