from typing import Literal

ProfileBodyKind = Literal["bot", "guest", "user"]

PROFILE_BODY_KIND_VALUES: set[ProfileBodyKind] = {
    "bot",
    "guest",
    "user",
}


def check_profile_body_kind(value: str) -> ProfileBodyKind:
    if value in PROFILE_BODY_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PROFILE_BODY_KIND_VALUES!r}")
