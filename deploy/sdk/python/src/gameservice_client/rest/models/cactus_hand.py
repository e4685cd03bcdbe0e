from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_hand_cactus import CactusHandCactus, check_cactus_hand_cactus
from ..models.cactus_hand_piece import CactusHandPiece, check_cactus_hand_piece

if TYPE_CHECKING:
    from ..models.cactus_offence import CactusOffence


T = TypeVar("T", bound="CactusHand")


@_attrs_define
class CactusHand:
    """The piece that is being placed in this turn."""

    piece: CactusHandPiece
    cactus: CactusHandCactus
    standing: bool
    """ It is on the cactus and must be mended (C18); else it is in the hand. """
    offences: list[CactusOffence]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        piece: str = self.piece

        cactus: str = self.cactus

        standing = self.standing

        offences = []
        for offences_item_data in self.offences:
            offences_item = offences_item_data.to_dict()
            offences.append(offences_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "piece": piece,
                "cactus": cactus,
                "standing": standing,
                "offences": offences,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.cactus_offence import CactusOffence

        d = dict(src_dict)
        piece = check_cactus_hand_piece(d.pop("piece"))

        cactus = check_cactus_hand_cactus(d.pop("cactus"))

        standing = d.pop("standing")

        offences = []
        _offences = d.pop("offences")
        for offences_item_data in _offences:
            offences_item = CactusOffence.from_dict(offences_item_data)

            offences.append(offences_item)

        cactus_hand = cls(
            piece=piece,
            cactus=cactus,
            standing=standing,
            offences=offences,
        )

        cactus_hand.additional_properties = d
        return cactus_hand

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
