from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.webhook_body_events_item import (
    WebhookBodyEventsItem,
    check_webhook_body_events_item,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="WebhookBody")


@_attrs_define
class WebhookBody:
    """A webhook; its secret is present only in the answer that set it."""

    id: str
    url: str
    events: list[WebhookBodyEventsItem]
    active: bool
    closed_because: None | str
    """ Why it is not active. """
    while_looking: bool
    """ Remind me also of a match whose stream I follow. """
    created_at: datetime.datetime
    """ UTC, six decimals, Z. """
    secret: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        url = self.url

        events = []
        for events_item_data in self.events:
            events_item: str = events_item_data
            events.append(events_item)

        active = self.active

        closed_because: None | str
        closed_because = self.closed_because

        while_looking = self.while_looking

        created_at = self.created_at.isoformat()

        secret = self.secret

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "url": url,
                "events": events,
                "active": active,
                "closed_because": closed_because,
                "while_looking": while_looking,
                "created_at": created_at,
            }
        )
        if secret is not UNSET:
            field_dict["secret"] = secret

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        url = d.pop("url")

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = check_webhook_body_events_item(events_item_data)

            events.append(events_item)

        active = d.pop("active")

        def _parse_closed_because(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        closed_because = _parse_closed_because(d.pop("closed_because"))

        while_looking = d.pop("while_looking")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        secret = d.pop("secret", UNSET)

        webhook_body = cls(
            id=id,
            url=url,
            events=events,
            active=active,
            closed_because=closed_because,
            while_looking=while_looking,
            created_at=created_at,
            secret=secret,
        )

        webhook_body.additional_properties = d
        return webhook_body

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
