from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.bank_kind import BankKind, check_bank_kind
from ..types import UNSET, Unset

T = TypeVar("T", bound="Bank")


@_attrs_define
class Bank:
    """Each seat has so many seconds for the whole match, and gets an increment with each turn that it ends."""

    seconds: int
    kind: BankKind = "bank"
    increment: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        seconds = self.seconds

        increment = self.increment

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seconds": seconds,
            }
        )
        if increment is not UNSET:
            field_dict["increment"] = increment

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = check_bank_kind(d.pop("kind"))

        seconds = d.pop("seconds")

        increment = d.pop("increment", UNSET)

        bank = cls(
            kind=kind,
            seconds=seconds,
            increment=increment,
        )

        return bank
