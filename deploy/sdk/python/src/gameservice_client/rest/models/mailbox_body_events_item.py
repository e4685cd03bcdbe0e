from typing import Literal

MailboxBodyEventsItem = Literal["match.finished", "turn.reminder", "turn.started"]

MAILBOX_BODY_EVENTS_ITEM_VALUES: set[MailboxBodyEventsItem] = {
    "match.finished",
    "turn.reminder",
    "turn.started",
}


def check_mailbox_body_events_item(value: str) -> MailboxBodyEventsItem:
    if value in MAILBOX_BODY_EVENTS_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MAILBOX_BODY_EVENTS_ITEM_VALUES!r}")
