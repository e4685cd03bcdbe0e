from typing import Literal

CactusOptionsClaims = Literal["auto", "declare"]

CACTUS_OPTIONS_CLAIMS_VALUES: set[CactusOptionsClaims] = {
    "auto",
    "declare",
}


def check_cactus_options_claims(value: str) -> CactusOptionsClaims:
    if value in CACTUS_OPTIONS_CLAIMS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_OPTIONS_CLAIMS_VALUES!r}")
