from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.order_body import OrderBody


T = TypeVar("T", bound="OrdersBody")


@_attrs_define
class OrdersBody:
    """My standing orders in a match, as far as they are not used up."""

    orders: list[OrderBody]
    dropped: int | None
    """ The seq with which none of them applied any more, if that is how the last ones ended. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        orders = []
        for orders_item_data in self.orders:
            orders_item = orders_item_data.to_dict()
            orders.append(orders_item)

        dropped: int | None
        dropped = self.dropped

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "orders": orders,
                "dropped": dropped,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.order_body import OrderBody

        d = dict(src_dict)
        orders = []
        _orders = d.pop("orders")
        for orders_item_data in _orders:
            orders_item = OrderBody.from_dict(orders_item_data)

            orders.append(orders_item)

        def _parse_dropped(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        dropped = _parse_dropped(d.pop("dropped"))

        orders_body = cls(
            orders=orders,
            dropped=dropped,
        )

        orders_body.additional_properties = d
        return orders_body

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
