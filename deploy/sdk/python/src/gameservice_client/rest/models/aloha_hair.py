from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_hair_tickle_type_0 import (
    AlohaHairTickleType0,
    check_aloha_hair_tickle_type_0,
)

if TYPE_CHECKING:
    from ..models.aloha_held_end import AlohaHeldEnd
    from ..models.aloha_result import AlohaResult


T = TypeVar("T", bound="AlohaHair")


@_attrs_define
class AlohaHair:
    """A hair and all that is on it."""

    hair: int
    endurance: int
    tickle_at: int
    points: int
    tickle: AlohaHairTickleType0 | None
    due: bool
    """ A12: its tickle is due and not yet placed. """
    left: AlohaHeldEnd | None
    """ Null while nobody holds the end. """
    right: AlohaHeldEnd | None
    result: AlohaResult | None
    """ Null before the end. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.aloha_held_end import AlohaHeldEnd
        from ..models.aloha_result import AlohaResult

        hair = self.hair

        endurance = self.endurance

        tickle_at = self.tickle_at

        points = self.points

        tickle: None | str
        if isinstance(self.tickle, str):
            tickle = self.tickle
        else:
            tickle = self.tickle

        due = self.due

        left: dict[str, Any] | None
        if isinstance(self.left, AlohaHeldEnd):
            left = self.left.to_dict()
        else:
            left = self.left

        right: dict[str, Any] | None
        if isinstance(self.right, AlohaHeldEnd):
            right = self.right.to_dict()
        else:
            right = self.right

        result: dict[str, Any] | None
        if isinstance(self.result, AlohaResult):
            result = self.result.to_dict()
        else:
            result = self.result

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hair": hair,
                "endurance": endurance,
                "tickle_at": tickle_at,
                "points": points,
                "tickle": tickle,
                "due": due,
                "left": left,
                "right": right,
                "result": result,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_held_end import AlohaHeldEnd
        from ..models.aloha_result import AlohaResult

        d = dict(src_dict)
        hair = d.pop("hair")

        endurance = d.pop("endurance")

        tickle_at = d.pop("tickle_at")

        points = d.pop("points")

        def _parse_tickle(data: object) -> AlohaHairTickleType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                tickle_type_0 = check_aloha_hair_tickle_type_0(data)

                return tickle_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AlohaHairTickleType0 | None, data)

        tickle = _parse_tickle(d.pop("tickle"))

        due = d.pop("due")

        def _parse_left(data: object) -> AlohaHeldEnd | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                left_type_0 = AlohaHeldEnd.from_dict(data)

                return left_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AlohaHeldEnd | None, data)

        left = _parse_left(d.pop("left"))

        def _parse_right(data: object) -> AlohaHeldEnd | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                right_type_0 = AlohaHeldEnd.from_dict(data)

                return right_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AlohaHeldEnd | None, data)

        right = _parse_right(d.pop("right"))

        def _parse_result(data: object) -> AlohaResult | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = AlohaResult.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AlohaResult | None, data)

        result = _parse_result(d.pop("result"))

        aloha_hair = cls(
            hair=hair,
            endurance=endurance,
            tickle_at=tickle_at,
            points=points,
            tickle=tickle,
            due=due,
            left=left,
            right=right,
            result=result,
        )

        aloha_hair.additional_properties = d
        return aloha_hair

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
