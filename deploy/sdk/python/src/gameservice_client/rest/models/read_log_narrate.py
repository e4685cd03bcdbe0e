from typing import Literal

ReadLogNarrate = Literal["en", "es"]

READ_LOG_NARRATE_VALUES: set[ReadLogNarrate] = {
    "en",
    "es",
}


def check_read_log_narrate(value: str) -> ReadLogNarrate:
    if value in READ_LOG_NARRATE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {READ_LOG_NARRATE_VALUES!r}")
