from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.user_body import UserBody


T = TypeVar("T", bound="TokenBody")


@_attrs_define
class TokenBody:
    """A token; its secret is present only in the answer that made it."""

    id: str
    label: str
    created_at: datetime.datetime
    """ UTC, six decimals, Z. """
    current: bool
    """ This very request was made with it. """
    token: str | Unset = UNSET
    user: UserBody | Unset = UNSET
    """ A person or a bot, as others see it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        label = self.label

        created_at = self.created_at.isoformat()

        current = self.current

        token = self.token

        user: dict[str, Any] | Unset = UNSET
        if not isinstance(self.user, Unset):
            user = self.user.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "label": label,
                "created_at": created_at,
                "current": current,
            }
        )
        if token is not UNSET:
            field_dict["token"] = token
        if user is not UNSET:
            field_dict["user"] = user

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.user_body import UserBody

        d = dict(src_dict)
        id = d.pop("id")

        label = d.pop("label")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        current = d.pop("current")

        token = d.pop("token", UNSET)

        _user = d.pop("user", UNSET)
        user: UserBody | Unset
        if isinstance(_user, Unset):
            user = UNSET
        else:
            user = UserBody.from_dict(_user)

        token_body = cls(
            id=id,
            label=label,
            created_at=created_at,
            current=current,
            token=token,
            user=user,
        )

        token_body.additional_properties = d
        return token_body

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
