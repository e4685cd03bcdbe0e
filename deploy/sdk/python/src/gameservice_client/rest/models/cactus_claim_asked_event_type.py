from typing import Literal

CactusClaimAskedEventType = Literal["cactus.claim_asked"]

CACTUS_CLAIM_ASKED_EVENT_TYPE_VALUES: set[CactusClaimAskedEventType] = {
    "cactus.claim_asked",
}


def check_cactus_claim_asked_event_type(value: str) -> CactusClaimAskedEventType:
    if value in CACTUS_CLAIM_ASKED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_CLAIM_ASKED_EVENT_TYPE_VALUES!r}")
