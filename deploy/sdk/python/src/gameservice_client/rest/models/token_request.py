from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="TokenRequest")


@_attrs_define
class TokenRequest:
    username: str
    password: str
    label: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        username = self.username

        password = self.password

        label = self.label

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "username": username,
                "password": password,
            }
        )
        if label is not UNSET:
            field_dict["label"] = label

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        username = d.pop("username")

        password = d.pop("password")

        label = d.pop("label", UNSET)

        token_request = cls(
            username=username,
            password=password,
            label=label,
        )

        return token_request
