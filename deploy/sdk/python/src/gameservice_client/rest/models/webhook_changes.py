from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.webhook_changes_events_item import (
    WebhookChangesEventsItem,
    check_webhook_changes_events_item,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="WebhookChanges")


@_attrs_define
class WebhookChanges:
    """What is to be different; a secret of null is a new one, and for 24 hours the old one signs beside it."""

    url: str | Unset = UNSET
    """ A public address, http or https, without a user name, a password or a fragment; port 80, 443 or from 1024
    on. """
    events: list[WebhookChangesEventsItem] | Unset = UNSET
    """ What is sent. A change of a match is sent once: as `turn.started` or `match.finished` where it is that and
    it is wanted, else as `match.updated`. """
    active: bool | Unset = UNSET
    while_looking: bool | Unset = UNSET
    """ Remind me also of a match whose stream I follow. """
    secret: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        url = self.url

        events: list[str] | Unset = UNSET
        if not isinstance(self.events, Unset):
            events = []
            for events_item_data in self.events:
                events_item: str = events_item_data
                events.append(events_item)

        active = self.active

        while_looking = self.while_looking

        secret: None | str | Unset
        if isinstance(self.secret, Unset):
            secret = UNSET
        else:
            secret = self.secret

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if url is not UNSET:
            field_dict["url"] = url
        if events is not UNSET:
            field_dict["events"] = events
        if active is not UNSET:
            field_dict["active"] = active
        if while_looking is not UNSET:
            field_dict["while_looking"] = while_looking
        if secret is not UNSET:
            field_dict["secret"] = secret

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        url = d.pop("url", UNSET)

        _events = d.pop("events", UNSET)
        events: list[WebhookChangesEventsItem] | Unset = UNSET
        if _events is not UNSET:
            events = []
            for events_item_data in _events:
                events_item = check_webhook_changes_events_item(events_item_data)

                events.append(events_item)

        active = d.pop("active", UNSET)

        while_looking = d.pop("while_looking", UNSET)

        def _parse_secret(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        secret = _parse_secret(d.pop("secret", UNSET))

        webhook_changes = cls(
            url=url,
            events=events,
            active=active,
            while_looking=while_looking,
            secret=secret,
        )

        return webhook_changes
