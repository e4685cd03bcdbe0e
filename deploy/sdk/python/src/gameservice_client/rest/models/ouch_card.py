from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ouch_card_animal_type_0 import (
    OuchCardAnimalType0,
    check_ouch_card_animal_type_0,
)
from ..models.ouch_card_colour import OuchCardColour, check_ouch_card_colour
from ..models.ouch_card_spines_item import (
    OuchCardSpinesItem,
    check_ouch_card_spines_item,
)

T = TypeVar("T", bound="OuchCard")


@_attrs_define
class OuchCard:
    """A card whose hidden face is public."""

    colour: OuchCardColour
    shown: int
    """ Flowers on the visible face, 1 to 3. """
    flowers: int
    """ Flowers that score: as many as shown, or 1 on an animal card. """
    animal: None | OuchCardAnimalType0
    spines: list[OuchCardSpinesItem]
    """ The spiny edges in this match, in the order top, right, bottom, left. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        colour: str = self.colour

        shown = self.shown

        flowers = self.flowers

        animal: None | str
        if isinstance(self.animal, str):
            animal = self.animal
        else:
            animal = self.animal

        spines = []
        for spines_item_data in self.spines:
            spines_item: str = spines_item_data
            spines.append(spines_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "colour": colour,
                "shown": shown,
                "flowers": flowers,
                "animal": animal,
                "spines": spines,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        colour = check_ouch_card_colour(d.pop("colour"))

        shown = d.pop("shown")

        flowers = d.pop("flowers")

        def _parse_animal(data: object) -> None | OuchCardAnimalType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                animal_type_0 = check_ouch_card_animal_type_0(data)

                return animal_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OuchCardAnimalType0, data)

        animal = _parse_animal(d.pop("animal"))

        spines = []
        _spines = d.pop("spines")
        for spines_item_data in _spines:
            spines_item = check_ouch_card_spines_item(spines_item_data)

            spines.append(spines_item)

        ouch_card = cls(
            colour=colour,
            shown=shown,
            flowers=flowers,
            animal=animal,
            spines=spines,
        )

        ouch_card.additional_properties = d
        return ouch_card

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
