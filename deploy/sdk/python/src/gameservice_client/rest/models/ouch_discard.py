from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.ouch_discard_type import OuchDiscardType, check_ouch_discard_type

T = TypeVar("T", bound="OuchDiscard")


@_attrs_define
class OuchDiscard:
    """O8: choose which of the own won cards the red prick costs."""

    card: int
    """ Index in the player's own won cards. """
    type_: OuchDiscardType = "ouch.discard"

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
        type_ = check_ouch_discard_type(d.pop("type"))

        card = d.pop("card")

        ouch_discard = cls(
            type_=type_,
            card=card,
        )

        return ouch_discard
