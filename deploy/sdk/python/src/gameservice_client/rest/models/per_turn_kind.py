from typing import Literal

PerTurnKind = Literal["per_turn"]

PER_TURN_KIND_VALUES: set[PerTurnKind] = {
    "per_turn",
}


def check_per_turn_kind(value: str) -> PerTurnKind:
    if value in PER_TURN_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PER_TURN_KIND_VALUES!r}")
