from typing import Literal

InboxEntryGame = Literal["aloha_pioha", "cactus", "ouch"]

INBOX_ENTRY_GAME_VALUES: set[InboxEntryGame] = {
    "aloha_pioha",
    "cactus",
    "ouch",
}


def check_inbox_entry_game(value: str) -> InboxEntryGame:
    if value in INBOX_ENTRY_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {INBOX_ENTRY_GAME_VALUES!r}")
