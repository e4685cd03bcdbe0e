from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_legal_type import AlohaLegalType, check_aloha_legal_type

if TYPE_CHECKING:
    from ..models.aloha_comb import AlohaComb
    from ..models.aloha_play import AlohaPlay
    from ..models.aloha_target import AlohaTarget
    from ..models.aloha_tickle import AlohaTickle


T = TypeVar("T", bound="AlohaLegal")


@_attrs_define
class AlohaLegal:
    """What the seat that is to act may do."""

    actions: list[AlohaComb | AlohaPlay | AlohaTarget | AlohaTickle]
    type_: AlohaLegalType = "aloha.legal"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.aloha_play import AlohaPlay
        from ..models.aloha_target import AlohaTarget
        from ..models.aloha_tickle import AlohaTickle

        type_: str = self.type_

        actions = []
        for actions_item_data in self.actions:
            actions_item: dict[str, Any]
            if (
                isinstance(actions_item_data, AlohaPlay)
                or isinstance(actions_item_data, AlohaTickle)
                or isinstance(actions_item_data, AlohaTarget)
            ):
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
        from ..models.aloha_comb import AlohaComb
        from ..models.aloha_play import AlohaPlay
        from ..models.aloha_target import AlohaTarget
        from ..models.aloha_tickle import AlohaTickle

        d = dict(src_dict)
        type_ = check_aloha_legal_type(d.pop("type"))

        actions = []
        _actions = d.pop("actions")
        for actions_item_data in _actions:

            def _parse_actions_item(data: object) -> AlohaComb | AlohaPlay | AlohaTarget | AlohaTickle:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_aloha_action_type_0 = AlohaPlay.from_dict(data)

                    return componentsschemas_aloha_action_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_aloha_action_type_1 = AlohaTickle.from_dict(data)

                    return componentsschemas_aloha_action_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_aloha_action_type_2 = AlohaTarget.from_dict(data)

                    return componentsschemas_aloha_action_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_aloha_action_type_3 = AlohaComb.from_dict(data)

                return componentsschemas_aloha_action_type_3

            actions_item = _parse_actions_item(actions_item_data)

            actions.append(actions_item)

        aloha_legal = cls(
            type_=type_,
            actions=actions,
        )

        aloha_legal.additional_properties = d
        return aloha_legal

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
