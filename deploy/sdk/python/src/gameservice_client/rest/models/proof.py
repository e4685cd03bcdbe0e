from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Proof")


@_attrs_define
class Proof:
    """What was found; `first_fault` is the seq of the first event that does not agree."""

    holds: bool
    commitment: bool
    chain: bool
    chance: bool
    first_fault: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        holds = self.holds

        commitment = self.commitment

        chain = self.chain

        chance = self.chance

        first_fault: int | None
        first_fault = self.first_fault

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "holds": holds,
                "commitment": commitment,
                "chain": chain,
                "chance": chance,
                "first_fault": first_fault,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        holds = d.pop("holds")

        commitment = d.pop("commitment")

        chain = d.pop("chain")

        chance = d.pop("chance")

        def _parse_first_fault(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first_fault = _parse_first_fault(d.pop("first_fault"))

        proof = cls(
            holds=holds,
            commitment=commitment,
            chain=chain,
            chance=chance,
            first_fault=first_fault,
        )

        proof.additional_properties = d
        return proof

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
