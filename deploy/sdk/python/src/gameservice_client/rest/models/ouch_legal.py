from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ouch_legal_type import OuchLegalType, check_ouch_legal_type

if TYPE_CHECKING:
    from ..models.ouch_discard import OuchDiscard
    from ..models.ouch_extra_turn import OuchExtraTurn
    from ..models.ouch_flip import OuchFlip


T = TypeVar("T", bound="OuchLegal")


@_attrs_define
class OuchLegal:
    """What the seat that is to act may do."""

    actions: list[OuchDiscard | OuchExtraTurn | OuchFlip]
    type_: OuchLegalType = "ouch.legal"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ouch_discard import OuchDiscard
        from ..models.ouch_flip import OuchFlip

        type_: str = self.type_

        actions = []
        for actions_item_data in self.actions:
            actions_item: dict[str, Any]
            if isinstance(actions_item_data, OuchFlip) or isinstance(actions_item_data, OuchDiscard):
                actions_item = actions_item_data.to_dict()
            else:
                actions_item = actions_item_data.to_dict()

            actions.append(actions_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "actions": actions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.ouch_discard import OuchDiscard
        from ..models.ouch_extra_turn import OuchExtraTurn
        from ..models.ouch_flip import OuchFlip

        d = dict(src_dict)
        type_ = check_ouch_legal_type(d.pop("type"))

        actions = []
        _actions = d.pop("actions")
        for actions_item_data in _actions:

            def _parse_actions_item(data: object) -> OuchDiscard | OuchExtraTurn | OuchFlip:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ouch_action_type_0 = OuchFlip.from_dict(data)

                    return componentsschemas_ouch_action_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ouch_action_type_1 = OuchDiscard.from_dict(data)

                    return componentsschemas_ouch_action_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ouch_action_type_2 = OuchExtraTurn.from_dict(data)

                return componentsschemas_ouch_action_type_2

            actions_item = _parse_actions_item(actions_item_data)

            actions.append(actions_item)

        ouch_legal = cls(
            type_=type_,
            actions=actions,
        )

        ouch_legal.additional_properties = d
        return ouch_legal

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
