from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_legal_cacti_item import (
    CactusLegalCactiItem,
    check_cactus_legal_cacti_item,
)
from ..models.cactus_legal_pieces_item import (
    CactusLegalPiecesItem,
    check_cactus_legal_pieces_item,
)
from ..models.cactus_legal_type import CactusLegalType, check_cactus_legal_type

if TYPE_CHECKING:
    from ..models.cactus_claim import CactusClaim
    from ..models.cactus_forgo import CactusForgo


T = TypeVar("T", bound="CactusLegal")


@_attrs_define
class CactusLegal:
    """What the seat that is to act may do: `cactus.place` any of `pieces` on any of `cacti`, or one of `actions`."""

    pieces: list[CactusLegalPiecesItem]
    cacti: list[CactusLegalCactiItem]
    actions: list[CactusClaim | CactusForgo]
    type_: CactusLegalType = "cactus.legal"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.cactus_claim import CactusClaim

        type_: str = self.type_

        pieces = []
        for pieces_item_data in self.pieces:
            pieces_item: str = pieces_item_data
            pieces.append(pieces_item)

        cacti = []
        for cacti_item_data in self.cacti:
            cacti_item: str = cacti_item_data
            cacti.append(cacti_item)

        actions = []
        for actions_item_data in self.actions:
            actions_item: dict[str, Any]
            if isinstance(actions_item_data, CactusClaim):
                actions_item = actions_item_data.to_dict()
            else:
                actions_item = actions_item_data.to_dict()

            actions.append(actions_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "pieces": pieces,
                "cacti": cacti,
                "actions": actions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.cactus_claim import CactusClaim
        from ..models.cactus_forgo import CactusForgo

        d = dict(src_dict)
        type_ = check_cactus_legal_type(d.pop("type"))

        pieces = []
        _pieces = d.pop("pieces")
        for pieces_item_data in _pieces:
            pieces_item = check_cactus_legal_pieces_item(pieces_item_data)

            pieces.append(pieces_item)

        cacti = []
        _cacti = d.pop("cacti")
        for cacti_item_data in _cacti:
            cacti_item = check_cactus_legal_cacti_item(cacti_item_data)

            cacti.append(cacti_item)

        actions = []
        _actions = d.pop("actions")
        for actions_item_data in _actions:

            def _parse_actions_item(data: object) -> CactusClaim | CactusForgo:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_cactus_legal_action_type_0 = CactusClaim.from_dict(data)

                    return componentsschemas_cactus_legal_action_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_cactus_legal_action_type_1 = CactusForgo.from_dict(data)

                return componentsschemas_cactus_legal_action_type_1

            actions_item = _parse_actions_item(actions_item_data)

            actions.append(actions_item)

        cactus_legal = cls(
            type_=type_,
            pieces=pieces,
            cacti=cacti,
            actions=actions,
        )

        cactus_legal.additional_properties = d
        return cactus_legal

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
