from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.mailbox_request_events_item import (
    MailboxRequestEventsItem,
    check_mailbox_request_events_item,
)
from ..models.mailbox_request_language import (
    MailboxRequestLanguage,
    check_mailbox_request_language,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.quiet_hours import QuietHours


T = TypeVar("T", bound="MailboxRequest")


@_attrs_define
class MailboxRequest:
    address: str
    events: list[MailboxRequestEventsItem] | Unset = UNSET
    """ What is mailed. """
    language: MailboxRequestLanguage | Unset = "en"
    quiet_hours: None | QuietHours | Unset = UNSET
    while_looking: bool | Unset = False
    """ Mail me also of a match whose stream I follow. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.quiet_hours import QuietHours

        address = self.address

        events: list[str] | Unset = UNSET
        if not isinstance(self.events, Unset):
            events = []
            for events_item_data in self.events:
                events_item: str = events_item_data
                events.append(events_item)

        language: str | Unset = UNSET
        if not isinstance(self.language, Unset):
            language = self.language

        quiet_hours: dict[str, Any] | None | Unset
        if isinstance(self.quiet_hours, Unset):
            quiet_hours = UNSET
        elif isinstance(self.quiet_hours, QuietHours):
            quiet_hours = self.quiet_hours.to_dict()
        else:
            quiet_hours = self.quiet_hours

        while_looking = self.while_looking

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "address": address,
            }
        )
        if events is not UNSET:
            field_dict["events"] = events
        if language is not UNSET:
            field_dict["language"] = language
        if quiet_hours is not UNSET:
            field_dict["quiet_hours"] = quiet_hours
        if while_looking is not UNSET:
            field_dict["while_looking"] = while_looking

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.quiet_hours import QuietHours

        d = dict(src_dict)
        address = d.pop("address")

        _events = d.pop("events", UNSET)
        events: list[MailboxRequestEventsItem] | Unset = UNSET
        if _events is not UNSET:
            events = []
            for events_item_data in _events:
                events_item = check_mailbox_request_events_item(events_item_data)

                events.append(events_item)

        _language = d.pop("language", UNSET)
        language: MailboxRequestLanguage | Unset
        if isinstance(_language, Unset):
            language = UNSET
        else:
            language = check_mailbox_request_language(_language)

        def _parse_quiet_hours(data: object) -> None | QuietHours | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                quiet_hours_type_0 = QuietHours.from_dict(data)

                return quiet_hours_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | QuietHours | Unset, data)

        quiet_hours = _parse_quiet_hours(d.pop("quiet_hours", UNSET))

        while_looking = d.pop("while_looking", UNSET)

        mailbox_request = cls(
            address=address,
            events=events,
            language=language,
            quiet_hours=quiet_hours,
            while_looking=while_looking,
        )

        return mailbox_request
