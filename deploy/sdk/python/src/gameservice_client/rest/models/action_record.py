from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.action_record_action import ActionRecordAction


T = TypeVar("T", bound="ActionRecord")


@_attrs_define
class ActionRecord:
    """An accepted action; `seq` is that of the first event that it became."""

    decision: int
    seat: int
    action: ActionRecordAction
    at: datetime.datetime
    """ UTC, six decimals, Z. """
    seq: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        decision = self.decision

        seat = self.seat

        action = self.action.to_dict()

        at = self.at.isoformat()

        seq = self.seq

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "decision": decision,
                "seat": seat,
                "action": action,
                "at": at,
                "seq": seq,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.action_record_action import ActionRecordAction

        d = dict(src_dict)
        decision = d.pop("decision")

        seat = d.pop("seat")

        action = ActionRecordAction.from_dict(d.pop("action"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        seq = d.pop("seq")

        action_record = cls(
            decision=decision,
            seat=seat,
            action=action,
            at=at,
            seq=seq,
        )

        action_record.additional_properties = d
        return action_record

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
