from typing import Literal

ListWhatWasSentToWebhookState = Literal["dead", "delivered", "pending"]

LIST_WHAT_WAS_SENT_TO_WEBHOOK_STATE_VALUES: set[ListWhatWasSentToWebhookState] = {
    "dead",
    "delivered",
    "pending",
}


def check_list_what_was_sent_to_webhook_state(value: str) -> ListWhatWasSentToWebhookState:
    if value in LIST_WHAT_WAS_SENT_TO_WEBHOOK_STATE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_WHAT_WAS_SENT_TO_WEBHOOK_STATE_VALUES!r}")
