from typing import Literal

CactusOffenceRule = Literal["C11", "C12", "C13"]

CACTUS_OFFENCE_RULE_VALUES: set[CactusOffenceRule] = {
    "C11",
    "C12",
    "C13",
}


def check_cactus_offence_rule(value: str) -> CactusOffenceRule:
    if value in CACTUS_OFFENCE_RULE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_OFFENCE_RULE_VALUES!r}")
