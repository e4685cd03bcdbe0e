from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.aloha_louse import AlohaLouse


T = TypeVar("T", bound="AlohaHeldEnd")


@_attrs_define
class AlohaHeldEnd:
    """An end of a hair that a tribe holds."""

    seat: int | None
    """ Whose tribe; null for the ghost's. """
    lice: list[AlohaLouse]
    """ In the order in which they came. """
    sum_: int
    """ Of the forces that lie face up. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat: int | None
        seat = self.seat

        lice = []
        for lice_item_data in self.lice:
            lice_item = lice_item_data.to_dict()
            lice.append(lice_item)

        sum_ = self.sum_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "lice": lice,
                "sum": sum_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_louse import AlohaLouse

        d = dict(src_dict)

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        lice = []
        _lice = d.pop("lice")
        for lice_item_data in _lice:
            lice_item = AlohaLouse.from_dict(lice_item_data)

            lice.append(lice_item)

        sum_ = d.pop("sum")

        aloha_held_end = cls(
            seat=seat,
            lice=lice,
            sum_=sum_,
        )

        aloha_held_end.additional_properties = d
        return aloha_held_end

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
