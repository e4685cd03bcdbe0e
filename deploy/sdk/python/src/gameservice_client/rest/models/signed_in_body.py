from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.user_body import UserBody


T = TypeVar("T", bound="SignedInBody")


@_attrs_define
class SignedInBody:
    """A new account with its first token."""

    token: str
    """ The secret, shown this once: `Authorization: Bearer <token>`. """
    user: UserBody
    """ A person or a bot, as others see it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        token = self.token

        user = self.user.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "token": token,
                "user": user,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.user_body import UserBody

        d = dict(src_dict)
        token = d.pop("token")

        user = UserBody.from_dict(d.pop("user"))

        signed_in_body = cls(
            token=token,
            user=user,
        )

        signed_in_body.additional_properties = d
        return signed_in_body

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
