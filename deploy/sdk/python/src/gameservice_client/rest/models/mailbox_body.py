from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.mailbox_body_events_item import (
    MailboxBodyEventsItem,
    check_mailbox_body_events_item,
)
from ..models.mailbox_body_language import (
    MailboxBodyLanguage,
    check_mailbox_body_language,
)

if TYPE_CHECKING:
    from ..models.quiet_hours import QuietHours


T = TypeVar("T", bound="MailboxBody")


@_attrs_define
class MailboxBody:
    address: str
    confirmed: bool
    """ Whoever reads it wants letters; until then none is sent. """
    events: list[MailboxBodyEventsItem]
    language: MailboxBodyLanguage
    quiet_hours: None | QuietHours
    while_looking: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.quiet_hours import QuietHours

        address = self.address

        confirmed = self.confirmed

        events = []
        for events_item_data in self.events:
            events_item: str = events_item_data
            events.append(events_item)

        language: str = self.language

        quiet_hours: dict[str, Any] | None
        if isinstance(self.quiet_hours, QuietHours):
            quiet_hours = self.quiet_hours.to_dict()
        else:
            quiet_hours = self.quiet_hours

        while_looking = self.while_looking

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "address": address,
                "confirmed": confirmed,
                "events": events,
                "language": language,
                "quiet_hours": quiet_hours,
                "while_looking": while_looking,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.quiet_hours import QuietHours

        d = dict(src_dict)
        address = d.pop("address")

        confirmed = d.pop("confirmed")

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = check_mailbox_body_events_item(events_item_data)

            events.append(events_item)

        language = check_mailbox_body_language(d.pop("language"))

        def _parse_quiet_hours(data: object) -> None | QuietHours:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                quiet_hours_type_0 = QuietHours.from_dict(data)

                return quiet_hours_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | QuietHours, data)

        quiet_hours = _parse_quiet_hours(d.pop("quiet_hours"))

        while_looking = d.pop("while_looking")

        mailbox_body = cls(
            address=address,
            confirmed=confirmed,
            events=events,
            language=language,
            quiet_hours=quiet_hours,
            while_looking=while_looking,
        )

        mailbox_body.additional_properties = d
        return mailbox_body

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
