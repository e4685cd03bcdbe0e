from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.delivery_body_event import DeliveryBodyEvent, check_delivery_body_event
from ..models.delivery_body_state import DeliveryBodyState, check_delivery_body_state

T = TypeVar("T", bound="DeliveryBody")


@_attrs_define
class DeliveryBody:
    """Something sent to a webhook, or to be sent: it is tried for a day and shown for 30 more."""

    id: str
    webhook_id: str
    """ The `webhook-id` that it is sent with: the delivery's id. """
    webhook: str
    """ Where it goes. """
    event: DeliveryBodyEvent
    match: None | str
    seq: int
    """ The match's last event that it tells of; 0 where it is of no match. """
    attempts: int
    state: DeliveryBodyState
    """ `dead`: it was tried for a day, or the webhook was closed. """
    status: int | None
    """ What the receiver last answered. """
    fault: None | str
    """ Why the last attempt failed. """
    due: datetime.datetime | None
    """ When it is sent next. """
    created_at: datetime.datetime
    """ UTC, six decimals, Z. """
    ended_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        webhook_id = self.webhook_id

        webhook = self.webhook

        event: str = self.event

        match: None | str
        match = self.match

        seq = self.seq

        attempts = self.attempts

        state: str = self.state

        status: int | None
        status = self.status

        fault: None | str
        fault = self.fault

        due: None | str
        if isinstance(self.due, datetime.datetime):
            due = self.due.isoformat()
        else:
            due = self.due

        created_at = self.created_at.isoformat()

        ended_at: None | str
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "webhook_id": webhook_id,
                "webhook": webhook,
                "event": event,
                "match": match,
                "seq": seq,
                "attempts": attempts,
                "state": state,
                "status": status,
                "fault": fault,
                "due": due,
                "created_at": created_at,
                "ended_at": ended_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        webhook_id = d.pop("webhook_id")

        webhook = d.pop("webhook")

        event = check_delivery_body_event(d.pop("event"))

        def _parse_match(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        match = _parse_match(d.pop("match"))

        seq = d.pop("seq")

        attempts = d.pop("attempts")

        state = check_delivery_body_state(d.pop("state"))

        def _parse_status(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        status = _parse_status(d.pop("status"))

        def _parse_fault(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        fault = _parse_fault(d.pop("fault"))

        def _parse_due(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                due_type_0 = datetime.datetime.fromisoformat(data)

                return due_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        due = _parse_due(d.pop("due"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_at_type_0 = datetime.datetime.fromisoformat(data)

                return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        delivery_body = cls(
            id=id,
            webhook_id=webhook_id,
            webhook=webhook,
            event=event,
            match=match,
            seq=seq,
            attempts=attempts,
            state=state,
            status=status,
            fault=fault,
            due=due,
            created_at=created_at,
            ended_at=ended_at,
        )

        delivery_body.additional_properties = d
        return delivery_body

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
