from typing import Literal

ExportBodyFormat = Literal["gameservice.match/1"]

EXPORT_BODY_FORMAT_VALUES: set[ExportBodyFormat] = {
    "gameservice.match/1",
}


def check_export_body_format(value: str) -> ExportBodyFormat:
    if value in EXPORT_BODY_FORMAT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {EXPORT_BODY_FORMAT_VALUES!r}")
