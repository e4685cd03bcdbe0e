from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.condition import Condition
    from ..models.order_request_play import OrderRequestPlay


T = TypeVar("T", bound="OrderRequest")


@_attrs_define
class OrderRequest:
    """What to play when I am asked, if all of `when` hold of my view then; where it is empty, always."""

    play: OrderRequestPlay
    """ An action, as the match takes them. """
    when: list[Condition] | Unset = UNSET
    times: int | Unset = 1
    """ How often, before the order is used up. """

    def to_dict(self) -> dict[str, Any]:
        play = self.play.to_dict()

        when: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.when, Unset):
            when = []
            for when_item_data in self.when:
                when_item = when_item_data.to_dict()
                when.append(when_item)

        times = self.times

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "play": play,
            }
        )
        if when is not UNSET:
            field_dict["when"] = when
        if times is not UNSET:
            field_dict["times"] = times

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.condition import Condition
        from ..models.order_request_play import OrderRequestPlay

        d = dict(src_dict)
        play = OrderRequestPlay.from_dict(d.pop("play"))

        _when = d.pop("when", UNSET)
        when: list[Condition] | Unset = UNSET
        if _when is not UNSET:
            when = []
            for when_item_data in _when:
                when_item = Condition.from_dict(when_item_data)

                when.append(when_item)

        times = d.pop("times", UNSET)

        order_request = cls(
            play=play,
            when=when,
            times=times,
        )

        return order_request
