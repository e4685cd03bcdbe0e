from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.order_request import OrderRequest


T = TypeVar("T", bound="OrdersRequest")


@_attrs_define
class OrdersRequest:
    """The first order that applies is played: its conditions hold, and the rules accept it. Where none does, all are
    dropped.

    """

    orders: list[OrderRequest]

    def to_dict(self) -> dict[str, Any]:
        orders = []
        for orders_item_data in self.orders:
            orders_item = orders_item_data.to_dict()
            orders.append(orders_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "orders": orders,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.order_request import OrderRequest

        d = dict(src_dict)
        orders = []
        _orders = d.pop("orders")
        for orders_item_data in _orders:
            orders_item = OrderRequest.from_dict(orders_item_data)

            orders.append(orders_item)

        orders_request = cls(
            orders=orders,
        )

        return orders_request
