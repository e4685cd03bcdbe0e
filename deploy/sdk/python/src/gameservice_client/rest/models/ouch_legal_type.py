from typing import Literal

OuchLegalType = Literal["ouch.legal"]

OUCH_LEGAL_TYPE_VALUES: set[OuchLegalType] = {
    "ouch.legal",
}


def check_ouch_legal_type(value: str) -> OuchLegalType:
    if value in OUCH_LEGAL_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_LEGAL_TYPE_VALUES!r}")
