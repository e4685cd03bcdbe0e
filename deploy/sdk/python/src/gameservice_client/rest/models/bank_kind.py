from typing import Literal

BankKind = Literal["bank"]

BANK_KIND_VALUES: set[BankKind] = {
    "bank",
}


def check_bank_kind(value: str) -> BankKind:
    if value in BANK_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {BANK_KIND_VALUES!r}")
