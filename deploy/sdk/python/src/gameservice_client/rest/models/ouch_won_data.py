from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.ouch_card import OuchCard


T = TypeVar("T", bound="OuchWonData")


@_attrs_define
class OuchWonData:
    card: OuchCard
    """ A card whose hidden face is public. """
    watches: int | None
    """ O11: the seat that the snake on this card will watch; null without a snake that acts. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card = self.card.to_dict()

        watches: int | None
        watches = self.watches

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "watches": watches,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.ouch_card import OuchCard

        d = dict(src_dict)
        card = OuchCard.from_dict(d.pop("card"))

        def _parse_watches(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        watches = _parse_watches(d.pop("watches"))

        ouch_won_data = cls(
            card=card,
            watches=watches,
        )

        ouch_won_data.additional_properties = d
        return ouch_won_data

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
