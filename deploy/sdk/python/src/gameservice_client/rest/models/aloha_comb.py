from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.aloha_comb_type import AlohaCombType, check_aloha_comb_type

T = TypeVar("T", bound="AlohaComb")


@_attrs_define
class AlohaComb:
    """A10: with no place to play on, put a card under the comb."""

    card: int
    """ Index in the own hand. """
    type_: AlohaCombType = "aloha.comb"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        card = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_aloha_comb_type(d.pop("type"))

        card = d.pop("card")

        aloha_comb = cls(
            type_=type_,
            card=card,
        )

        return aloha_comb
