from typing import Literal

CactusClaimType = Literal["cactus.claim"]

CACTUS_CLAIM_TYPE_VALUES: set[CactusClaimType] = {
    "cactus.claim",
}


def check_cactus_claim_type(value: str) -> CactusClaimType:
    if value in CACTUS_CLAIM_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_CLAIM_TYPE_VALUES!r}")
