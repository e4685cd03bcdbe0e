from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.aloha_tickle_from_type_0 import (
    AlohaTickleFromType0,
    check_aloha_tickle_from_type_0,
)
from ..models.aloha_tickle_from_type_1 import (
    AlohaTickleFromType1,
    check_aloha_tickle_from_type_1,
)
from ..models.aloha_tickle_type import AlohaTickleType, check_aloha_tickle_type

T = TypeVar("T", bound="AlohaTickle")


@_attrs_define
class AlohaTickle:
    """A13: place a tickle on a hair."""

    from_: AlohaTickleFromType0 | AlohaTickleFromType1
    hair: int
    type_: AlohaTickleType = "aloha.tickle"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        from_: int | str
        if isinstance(self.from_, int):
            from_ = self.from_
        else:
            from_ = self.from_

        hair = self.hair

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "from": from_,
                "hair": hair,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_aloha_tickle_type(d.pop("type"))

        def _parse_from_(data: object) -> AlohaTickleFromType0 | AlohaTickleFromType1:
            try:
                if not isinstance(data, int):
                    raise TypeError()
                from_type_0 = check_aloha_tickle_from_type_0(data)

                return from_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, str):
                raise TypeError()
            from_type_1 = check_aloha_tickle_from_type_1(data)

            return from_type_1

        from_ = _parse_from_(d.pop("from"))

        hair = d.pop("hair")

        aloha_tickle = cls(
            type_=type_,
            from_=from_,
            hair=hair,
        )

        return aloha_tickle
