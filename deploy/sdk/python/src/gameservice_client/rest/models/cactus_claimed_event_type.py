from typing import Literal

CactusClaimedEventType = Literal["cactus.claimed"]

CACTUS_CLAIMED_EVENT_TYPE_VALUES: set[CactusClaimedEventType] = {
    "cactus.claimed",
}


def check_cactus_claimed_event_type(value: str) -> CactusClaimedEventType:
    if value in CACTUS_CLAIMED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_CLAIMED_EVENT_TYPE_VALUES!r}")
