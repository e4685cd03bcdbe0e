from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="QuietHours")


@_attrs_define
class QuietHours:
    """Hours of each day in which nothing is mailed: it comes at their end, if it is still true then."""

    from_: str
    """ Hour and minute. """
    to: str
    """ Hour and minute. """
    time_zone: str
    """ Of the IANA database. """

    def to_dict(self) -> dict[str, Any]:
        from_ = self.from_

        to = self.to

        time_zone = self.time_zone

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "from": from_,
                "to": to,
                "time_zone": time_zone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        from_ = d.pop("from")

        to = d.pop("to")

        time_zone = d.pop("time_zone")

        quiet_hours = cls(
            from_=from_,
            to=to,
            time_zone=time_zone,
        )

        return quiet_hours
