from typing import Literal

UserBodyKind = Literal["bot", "guest", "user"]

USER_BODY_KIND_VALUES: set[UserBodyKind] = {
    "bot",
    "guest",
    "user",
}


def check_user_body_kind(value: str) -> UserBodyKind:
    if value in USER_BODY_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {USER_BODY_KIND_VALUES!r}")
