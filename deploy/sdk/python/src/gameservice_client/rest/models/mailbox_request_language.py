from typing import Literal

MailboxRequestLanguage = Literal["en", "es"]

MAILBOX_REQUEST_LANGUAGE_VALUES: set[MailboxRequestLanguage] = {
    "en",
    "es",
}


def check_mailbox_request_language(value: str) -> MailboxRequestLanguage:
    if value in MAILBOX_REQUEST_LANGUAGE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MAILBOX_REQUEST_LANGUAGE_VALUES!r}")
