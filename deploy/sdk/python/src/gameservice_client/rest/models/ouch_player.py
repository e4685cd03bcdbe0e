from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.ouch_card import OuchCard


T = TypeVar("T", bound="OuchPlayer")


@_attrs_define
class OuchPlayer:
    """What lies in front of a seat."""

    seat: int
    cards: list[OuchCard]
    """ In the order in which they came. """
    snake_watches: int | None
    """ O11: the seat whose losses go to this one, in the turn that runs or in the next one. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        snake_watches: int | None
        snake_watches = self.snake_watches

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "cards": cards,
                "snake_watches": snake_watches,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.ouch_card import OuchCard

        d = dict(src_dict)
        seat = d.pop("seat")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = OuchCard.from_dict(cards_item_data)

            cards.append(cards_item)

        def _parse_snake_watches(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        snake_watches = _parse_snake_watches(d.pop("snake_watches"))

        ouch_player = cls(
            seat=seat,
            cards=cards,
            snake_watches=snake_watches,
        )

        ouch_player.additional_properties = d
        return ouch_player

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
