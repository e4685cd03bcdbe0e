from typing import Literal

OuchCardAnimalType0 = Literal["fennec", "snake"]

OUCH_CARD_ANIMAL_TYPE_0_VALUES: set[OuchCardAnimalType0] = {
    "fennec",
    "snake",
}


def check_ouch_card_animal_type_0(value: str) -> OuchCardAnimalType0:
    if value in OUCH_CARD_ANIMAL_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OUCH_CARD_ANIMAL_TYPE_0_VALUES!r}")
