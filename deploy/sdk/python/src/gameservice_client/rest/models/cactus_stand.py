from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_stand_cactus import CactusStandCactus, check_cactus_stand_cactus
from ..models.cactus_stand_contacts_item_item import (
    CactusStandContactsItemItem,
    check_cactus_stand_contacts_item_item,
)
from ..models.cactus_stand_tolerated_item_item import (
    CactusStandToleratedItemItem,
    check_cactus_stand_tolerated_item_item,
)

if TYPE_CHECKING:
    from ..models.cactus_hung import CactusHung


T = TypeVar("T", bound="CactusStand")


@_attrs_define
class CactusStand:
    """A cactus and what hangs on it."""

    cactus: CactusStandCactus
    pieces: list[CactusHung]
    """ In alphabetical order. """
    contacts: list[list[CactusStandContactsItemItem]]
    """ Which of them touch. """
    tolerated: list[list[CactusStandToleratedItemItem]]
    """ C19: contacts against C11 and C12 that may stand until one of their pieces moves. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cactus: str = self.cactus

        pieces = []
        for pieces_item_data in self.pieces:
            pieces_item = pieces_item_data.to_dict()
            pieces.append(pieces_item)

        contacts = []
        for contacts_item_data in self.contacts:
            contacts_item = []
            for contacts_item_item_data in contacts_item_data:
                contacts_item_item: str = contacts_item_item_data
                contacts_item.append(contacts_item_item)

            contacts.append(contacts_item)

        tolerated = []
        for tolerated_item_data in self.tolerated:
            tolerated_item = []
            for tolerated_item_item_data in tolerated_item_data:
                tolerated_item_item: str = tolerated_item_item_data
                tolerated_item.append(tolerated_item_item)

            tolerated.append(tolerated_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cactus": cactus,
                "pieces": pieces,
                "contacts": contacts,
                "tolerated": tolerated,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.cactus_hung import CactusHung

        d = dict(src_dict)
        cactus = check_cactus_stand_cactus(d.pop("cactus"))

        pieces = []
        _pieces = d.pop("pieces")
        for pieces_item_data in _pieces:
            pieces_item = CactusHung.from_dict(pieces_item_data)

            pieces.append(pieces_item)

        contacts = []
        _contacts = d.pop("contacts")
        for contacts_item_data in _contacts:
            contacts_item = []
            _contacts_item = contacts_item_data
            for contacts_item_item_data in _contacts_item:
                contacts_item_item = check_cactus_stand_contacts_item_item(contacts_item_item_data)

                contacts_item.append(contacts_item_item)

            contacts.append(contacts_item)

        tolerated = []
        _tolerated = d.pop("tolerated")
        for tolerated_item_data in _tolerated:
            tolerated_item = []
            _tolerated_item = tolerated_item_data
            for tolerated_item_item_data in _tolerated_item:
                tolerated_item_item = check_cactus_stand_tolerated_item_item(tolerated_item_item_data)

                tolerated_item.append(tolerated_item_item)

            tolerated.append(tolerated_item)

        cactus_stand = cls(
            cactus=cactus,
            pieces=pieces,
            contacts=contacts,
            tolerated=tolerated,
        )

        cactus_stand.additional_properties = d
        return cactus_stand

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
