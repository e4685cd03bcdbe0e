from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Condition")


@_attrs_define
class Condition:
    """What must hold of the value that a JSON pointer (RFC 6901) finds in my view: all that is given, and that there is
    such a value.

    """

    pointer: str
    equals: Any | Unset = UNSET
    at_least: float | int | Unset = UNSET
    at_most: float | int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        pointer = self.pointer

        equals = self.equals

        at_least: float | int | Unset
        if isinstance(self.at_least, Unset):
            at_least = UNSET
        else:
            at_least = self.at_least

        at_most: float | int | Unset
        if isinstance(self.at_most, Unset):
            at_most = UNSET
        else:
            at_most = self.at_most

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "pointer": pointer,
            }
        )
        if equals is not UNSET:
            field_dict["equals"] = equals
        if at_least is not UNSET:
            field_dict["at_least"] = at_least
        if at_most is not UNSET:
            field_dict["at_most"] = at_most

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pointer = d.pop("pointer")

        equals = d.pop("equals", UNSET)

        def _parse_at_least(data: object) -> float | int | Unset:
            if isinstance(data, Unset):
                return data
            return cast(float | int | Unset, data)

        at_least = _parse_at_least(d.pop("at_least", UNSET))

        def _parse_at_most(data: object) -> float | int | Unset:
            if isinstance(data, Unset):
                return data
            return cast(float | int | Unset, data)

        at_most = _parse_at_most(d.pop("at_most", UNSET))

        condition = cls(
            pointer=pointer,
            equals=equals,
            at_least=at_least,
            at_most=at_most,
        )

        return condition
