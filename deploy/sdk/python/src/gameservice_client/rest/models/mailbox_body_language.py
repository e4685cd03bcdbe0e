from typing import Literal

MailboxBodyLanguage = Literal["en", "es"]

MAILBOX_BODY_LANGUAGE_VALUES: set[MailboxBodyLanguage] = {
    "en",
    "es",
}


def check_mailbox_body_language(value: str) -> MailboxBodyLanguage:
    if value in MAILBOX_BODY_LANGUAGE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MAILBOX_BODY_LANGUAGE_VALUES!r}")
