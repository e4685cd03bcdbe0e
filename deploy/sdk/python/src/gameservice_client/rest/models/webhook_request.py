from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.webhook_request_events_item import (
    WebhookRequestEventsItem,
    check_webhook_request_events_item,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="WebhookRequest")


@_attrs_define
class WebhookRequest:
    url: str
    """ A public address, http or https, without a user name, a password or a fragment; port 80, 443 or from 1024
    on. """
    events: list[WebhookRequestEventsItem] | Unset = UNSET
    """ What is sent. A change of a match is sent once: as `turn.started` or `match.finished` where it is that and
    it is wanted, else as `match.updated`. """
    secret: None | str | Unset = UNSET
    while_looking: bool | Unset = False
    """ Remind me also of a match whose stream I follow. """

    def to_dict(self) -> dict[str, Any]:
        url = self.url

        events: list[str] | Unset = UNSET
        if not isinstance(self.events, Unset):
            events = []
            for events_item_data in self.events:
                events_item: str = events_item_data
                events.append(events_item)

        secret: None | str | Unset
        if isinstance(self.secret, Unset):
            secret = UNSET
        else:
            secret = self.secret

        while_looking = self.while_looking

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "url": url,
            }
        )
        if events is not UNSET:
            field_dict["events"] = events
        if secret is not UNSET:
            field_dict["secret"] = secret
        if while_looking is not UNSET:
            field_dict["while_looking"] = while_looking

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        url = d.pop("url")

        _events = d.pop("events", UNSET)
        events: list[WebhookRequestEventsItem] | Unset = UNSET
        if _events is not UNSET:
            events = []
            for events_item_data in _events:
                events_item = check_webhook_request_events_item(events_item_data)

                events.append(events_item)

        def _parse_secret(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        secret = _parse_secret(d.pop("secret", UNSET))

        while_looking = d.pop("while_looking", UNSET)

        webhook_request = cls(
            url=url,
            events=events,
            secret=secret,
            while_looking=while_looking,
        )

        return webhook_request
