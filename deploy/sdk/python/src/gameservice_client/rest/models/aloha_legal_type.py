from typing import Literal

AlohaLegalType = Literal["aloha.legal"]

ALOHA_LEGAL_TYPE_VALUES: set[AlohaLegalType] = {
    "aloha.legal",
}


def check_aloha_legal_type(value: str) -> AlohaLegalType:
    if value in ALOHA_LEGAL_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_LEGAL_TYPE_VALUES!r}")
