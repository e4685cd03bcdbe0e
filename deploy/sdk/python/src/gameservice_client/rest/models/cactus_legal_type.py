from typing import Literal

CactusLegalType = Literal["cactus.legal"]

CACTUS_LEGAL_TYPE_VALUES: set[CactusLegalType] = {
    "cactus.legal",
}


def check_cactus_legal_type(value: str) -> CactusLegalType:
    if value in CACTUS_LEGAL_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_LEGAL_TYPE_VALUES!r}")
