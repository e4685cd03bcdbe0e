from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.dry_run_body_foreseen import DryRunBodyForeseen


T = TypeVar("T", bound="DryRunBody")


@_attrs_define
class DryRunBody:
    """The action would be accepted."""

    legal: bool
    foreseen: DryRunBodyForeseen | Unset = UNSET
    """ What else can be told without chance; each game says what that is. Cactus: the `grip`, and what the finger
    would `touch` at the first pose. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        legal = self.legal

        foreseen: dict[str, Any] | Unset = UNSET
        if not isinstance(self.foreseen, Unset):
            foreseen = self.foreseen.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "legal": legal,
            }
        )
        if foreseen is not UNSET:
            field_dict["foreseen"] = foreseen

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.dry_run_body_foreseen import DryRunBodyForeseen

        d = dict(src_dict)
        legal = d.pop("legal")

        _foreseen = d.pop("foreseen", UNSET)
        foreseen: DryRunBodyForeseen | Unset
        if isinstance(_foreseen, Unset):
            foreseen = UNSET
        else:
            foreseen = DryRunBodyForeseen.from_dict(_foreseen)

        dry_run_body = cls(
            legal=legal,
            foreseen=foreseen,
        )

        dry_run_body.additional_properties = d
        return dry_run_body

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
