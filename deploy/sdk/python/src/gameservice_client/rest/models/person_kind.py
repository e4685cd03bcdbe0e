from typing import Literal

PersonKind = Literal["bot", "guest", "user"]

PERSON_KIND_VALUES: set[PersonKind] = {
    "bot",
    "guest",
    "user",
}


def check_person_kind(value: str) -> PersonKind:
    if value in PERSON_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PERSON_KIND_VALUES!r}")
