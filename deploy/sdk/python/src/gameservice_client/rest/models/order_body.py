from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.aloha_comb import AlohaComb
    from ..models.aloha_play import AlohaPlay
    from ..models.aloha_target import AlohaTarget
    from ..models.aloha_tickle import AlohaTickle
    from ..models.cactus_claim import CactusClaim
    from ..models.cactus_forgo import CactusForgo
    from ..models.cactus_place import CactusPlace
    from ..models.condition import Condition
    from ..models.ouch_discard import OuchDiscard
    from ..models.ouch_extra_turn import OuchExtraTurn
    from ..models.ouch_flip import OuchFlip


T = TypeVar("T", bound="OrderBody")


@_attrs_define
class OrderBody:
    when: list[Condition]
    play: (
        AlohaComb
        | AlohaPlay
        | AlohaTarget
        | AlohaTickle
        | CactusClaim
        | CactusForgo
        | CactusPlace
        | OuchDiscard
        | OuchExtraTurn
        | OuchFlip
    )
    times: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.aloha_comb import AlohaComb
        from ..models.aloha_play import AlohaPlay
        from ..models.aloha_target import AlohaTarget
        from ..models.aloha_tickle import AlohaTickle
        from ..models.cactus_claim import CactusClaim
        from ..models.cactus_place import CactusPlace
        from ..models.ouch_discard import OuchDiscard
        from ..models.ouch_extra_turn import OuchExtraTurn
        from ..models.ouch_flip import OuchFlip

        when = []
        for when_item_data in self.when:
            when_item = when_item_data.to_dict()
            when.append(when_item)

        play: dict[str, Any]
        if (
            isinstance(self.play, OuchFlip)
            or isinstance(self.play, OuchDiscard)
            or isinstance(self.play, OuchExtraTurn)
            or isinstance(self.play, AlohaPlay)
            or isinstance(self.play, AlohaTickle)
            or isinstance(self.play, AlohaTarget)
            or isinstance(self.play, AlohaComb)
            or isinstance(self.play, CactusPlace)
            or isinstance(self.play, CactusClaim)
        ):
            play = self.play.to_dict()
        else:
            play = self.play.to_dict()

        times = self.times

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "when": when,
                "play": play,
                "times": times,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_comb import AlohaComb
        from ..models.aloha_play import AlohaPlay
        from ..models.aloha_target import AlohaTarget
        from ..models.aloha_tickle import AlohaTickle
        from ..models.cactus_claim import CactusClaim
        from ..models.cactus_forgo import CactusForgo
        from ..models.cactus_place import CactusPlace
        from ..models.condition import Condition
        from ..models.ouch_discard import OuchDiscard
        from ..models.ouch_extra_turn import OuchExtraTurn
        from ..models.ouch_flip import OuchFlip

        d = dict(src_dict)
        when = []
        _when = d.pop("when")
        for when_item_data in _when:
            when_item = Condition.from_dict(when_item_data)

            when.append(when_item)

        def _parse_play(
            data: object,
        ) -> (
            AlohaComb
            | AlohaPlay
            | AlohaTarget
            | AlohaTickle
            | CactusClaim
            | CactusForgo
            | CactusPlace
            | OuchDiscard
            | OuchExtraTurn
            | OuchFlip
        ):
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_0 = OuchFlip.from_dict(data)

                return componentsschemas_action_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_1 = OuchDiscard.from_dict(data)

                return componentsschemas_action_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_2 = OuchExtraTurn.from_dict(data)

                return componentsschemas_action_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_3 = AlohaPlay.from_dict(data)

                return componentsschemas_action_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_4 = AlohaTickle.from_dict(data)

                return componentsschemas_action_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_5 = AlohaTarget.from_dict(data)

                return componentsschemas_action_type_5
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_6 = AlohaComb.from_dict(data)

                return componentsschemas_action_type_6
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_7 = CactusPlace.from_dict(data)

                return componentsschemas_action_type_7
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_8 = CactusClaim.from_dict(data)

                return componentsschemas_action_type_8
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_action_type_9 = CactusForgo.from_dict(data)

            return componentsschemas_action_type_9

        play = _parse_play(d.pop("play"))

        times = d.pop("times")

        order_body = cls(
            when=when,
            play=play,
            times=times,
        )

        order_body.additional_properties = d
        return order_body

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
